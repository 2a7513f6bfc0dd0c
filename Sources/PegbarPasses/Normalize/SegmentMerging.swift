internal import PegbarFrames
internal import PegbarScene

/// Leaves out as many samples as possible: every segment reaches as far as the tolerance lets it.
///
/// It is tried with straight segments and with the easing of the source, which plays a whole way
/// with one segment where only the way bends; the fewer keys win.
struct SegmentMerging<Value: ShortValue> {
  /// The samples, the end included.
  let samples: [Sample<Value>]
  /// The largest distance from the samples that is accepted.
  let tolerance: Double
  /// How far off a key may be for the sake of fewer digits.
  let digits: Double
  /// When a key of the source stands, which keeps its digits.
  let breakTime: Double
  /// How far two values are apart.
  let distance: (Value, Value) -> Double

  /// A segment between two samples.
  private struct Segment {
    var start: Int
    var end: Int
    var error = 0.0
    var worst: Int?
  }

  /// Appends the keys, without the end, and the largest distance.
  func append(to result: inout AdaptiveSampler<Value>.Result, easing: StretchEasing?) {
    let straight = segments({ samples[$0].time }) { _, _ in true }
    guard straight.count > 1, let easing else {
      return append(straight, to: &result) { _ in .linear }
    }
    func curve(_ start: Int, _ end: Int) -> Curve? {
      easing.curve(from: samples[start].time, to: samples[end].time)
    }
    let progress = samples.map { easing.progress(at: $0.time) }
    // A segment from one sample to the next has nothing between that could be off.
    let eased = segments({ progress[$0] }) { curve($0, $1) != nil }
    // Every key has a curve of its own then, with a name in the code: few keys must replace many.
    guard eased.count == 1 || eased.count * 3 <= straight.count else {
      return append(straight, to: &result) { _ in .linear }
    }
    append(eased, to: &result) { curve($0.start, $0.end) ?? .linear }
  }

  private func append(
    _ segments: [Segment], to result: inout AdaptiveSampler<Value>.Result,
    _ curve: (Segment) -> Curve
  ) {
    var before = Segment(start: 0, end: 0)
    for segment in segments {
      let start = samples[segment.start]
      let short = start.shortened(within: start.time == breakTime ? nil : digits, distance)
      result.keys.append(Key(time: start.time, value: short.value, curve: curve(segment)))
      // Both segments at a key end in what it lacks.
      for near in [before, segment] {
        result.grow(
          near.error + short.error, at: near.worst.map { samples[$0].time } ?? start.time)
      }
      before = segment
    }
  }

  /// The longest segments one after the other; `place` tells how far along the way a sample is,
  /// `canJoin` whether there is a curve from one to another.
  private func segments(
    _ place: (Int) -> Double, _ canJoin: (Int, Int) -> Bool
  ) -> [Segment] {
    var segments: [Segment] = []
    var start = 0
    while start < samples.count - 1 {
      var best = Segment(start: start, end: start + 1)
      // Ever longer steps until one is too long, then halving between.
      var step = 2
      var tooFar = samples.count
      while start + step < samples.count {
        guard let longer = segment(from: start, to: start + step, place),
          canJoin(start, start + step)
        else {
          tooFar = start + step
          break
        }
        best = longer
        step *= 2
      }
      var (low, high) = (best.end, min(tooFar, samples.count))
      while high - low > 1 {
        let middle = (low + high) / 2
        if let longer = segment(from: start, to: middle, place), canJoin(start, middle) {
          best = longer
          low = middle
        } else {
          high = middle
        }
      }
      segments.append(best)
      start = best.end
    }
    return segments
  }

  /// The segment between two samples, where all samples between are near enough.
  private func segment(from start: Int, to end: Int, _ place: (Int) -> Double) -> Segment? {
    let (first, last) = (samples[start].value, samples[end].value)
    let (from, way) = (place(start), place(end) - place(start))
    var segment = Segment(start: start, end: end)
    for index in start + 1..<end {
      let share = way == 0 ? 0 : (place(index) - from) / way
      let error = distance(samples[index].value, .interpolate(first, last, share))
      // Written so that a distance that is none is too far.
      guard error <= tolerance else { return nil }
      if error > segment.error { (segment.error, segment.worst) = (error, index) }
    }
    return segment
  }
}
