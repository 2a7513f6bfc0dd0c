internal import PegbarScene

/// Leaves out as many samples as possible: every segment reaches as far as the tolerance lets it.
///
/// It is tried with straight segments and with the easing of the source, which plays a whole motion
/// with one segment where only the path bends; the fewer keys win. A third attempt gives segments curves
/// of their own (see `CurvedSegments`).
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
  struct Segment {
    /// The sample where it begins.
    var start: Int
    /// The sample where it ends.
    var end: Int
    /// How it moves.
    var curve = Curve.linear
    /// How far the samples between are off at most.
    var error = 0.0
    /// Which of them is.
    var worst: Int?
  }

  /// The segments without curves of their own.
  func segments(easing: EasedSegment?) -> [Segment] {
    let straight = segments { self.straight(from: $0, to: $1) }
    guard straight.count > 1, let easing else { return straight }
    let progress = samples.map { easing.progress(at: $0.time) }
    let eased = segments { start, end in
      let curve = easing.curve(from: samples[start].time, to: samples[end].time)
      // A segment from one sample to the next has nothing between that could be off.
      guard curve != nil || end == start + 1 else { return nil }
      return segment(from: start, to: end, curve ?? .linear) { progress[$0] }
    }
    // Every key has a curve of its own then: few keys must replace many.
    return eased.count == 1 || eased.count * 3 <= straight.count ? eased : straight
  }

  /// Appends the keys of segments, without the end, and the largest distance.
  func append(_ segments: [Segment], to result: inout AdaptiveSampler<Value>.Result) {
    var before = Segment(start: 0, end: 0)
    for segment in segments {
      let start = samples[segment.start]
      let short = start.value.shortened(within: start.time == breakTime ? nil : digits, distance)
      result.keys.append(Key(time: start.time, value: short.value, curve: segment.curve))
      // Both segments at a key end in what it lacks.
      for near in [before, segment] {
        result.grow(near.error + short.error, at: near.worst.map { samples[$0].time } ?? start.time)
      }
      before = segment
    }
  }

  /// The longest segments one after the other.
  private func segments(_ segment: (Int, Int) -> Segment?) -> [Segment] {
    var segments: [Segment] = []
    var start = 0
    while start < samples.count - 1 {
      let best = longest(from: start, upTo: samples.count - 1) { segment(start, $0) }
      segments.append(best)
      start = best.end
    }
    return segments
  }

  /// The longest segment from a sample, which ends at `limit` at the latest.
  func longest(from start: Int, upTo limit: Int, _ segment: (Int) -> Segment?) -> Segment {
    let least = segment(start + 1) ?? Segment(start: start, end: start + 1)
    return longest(from: least, before: limit + 1, segment)
  }

  /// The longest segment, which begins like a shorter one and ends before a sample; to one of so many
  /// parts of its length.
  func longest(
    from shorter: Segment, before end: Int, parts: Int = .max, _ segment: (Int) -> Segment?
  ) -> Segment {
    var (best, tooFar) = (shorter, end)
    // Ever longer steps until one is too long, then halving between.
    var step = 2 * (best.end - best.start)
    while best.start + step < tooFar {
      guard let longer = segment(best.start + step) else {
        tooFar = best.start + step
        break
      }
      best = longer
      step *= 2
    }
    while tooFar - best.end > max((best.end - best.start) / parts, 1) {
      let middle = (best.end + tooFar) / 2
      if let longer = segment(middle) { best = longer } else { tooFar = middle }
    }
    return best
  }

  /// The straight segment between two samples, where all samples between are near enough.
  func straight(from start: Int, to end: Int) -> Segment? {
    segment(from: start, to: end, .linear) { samples[$0].time }
  }

  /// The segment between two samples, where all samples between are near enough; `place` tells how
  /// far along the motion a sample is.
  func segment(from start: Int, to end: Int, _ curve: Curve, _ place: (Int) -> Double) -> Segment? {
    let (first, last) = (samples[start].value, samples[end].value)
    let (from, range) = (place(start), place(end) - place(start))
    var segment = Segment(start: start, end: end, curve: curve)
    for index in start + 1..<end {
      let share = range == 0 ? 0 : (place(index) - from) / range
      let error = distance(samples[index].value, .interpolate(first, last, share))
      // Written so that NaN is too far.
      guard error <= tolerance else { return nil }
      if error > segment.error { (segment.error, segment.worst) = (error, index) }
    }
    return segment
  }
}
