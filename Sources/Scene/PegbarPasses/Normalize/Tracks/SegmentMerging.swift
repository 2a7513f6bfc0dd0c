internal import PegbarScene

/// Removes as many samples as possible by extending every segment as far as the tolerance allows.
///
/// Tries linear segments and the easing of the source, which plays a whole motion with one segment
/// if only the path is curved. The form with fewer keyframes is used. A third form gives segments
/// curves of their own (see `CurvedSegments`).
struct SegmentMerging<Value: ShortValue> {
  /// The samples, including the end.
  let samples: [Sample<Value>]
  /// The maximum distance from the samples.
  let tolerance: Double
  /// The maximum error of a keyframe by dropped digits.
  let digits: Double
  /// The time of a source keyframe, which keeps its digits.
  let breakTime: Double
  /// The distance between two values.
  let distance: (Value, Value) -> Double

  /// A segment between two samples.
  struct Segment {
    /// The sample at which it begins.
    var start: Int
    /// The sample at which it ends.
    var end: Int
    /// The easing of the segment.
    var curve = Curve.linear
    /// The maximum error of the samples inside it.
    var error = 0.0
    /// The sample with the maximum error.
    var worst: Int?
  }

  /// Returns the segments without curves of their own.
  func segments(easing: EasedSegment?) -> [Segment] {
    let straight = segments { self.straight(from: $0, to: $1) }
    guard straight.count > 1, let easing else { return straight }
    let progress = samples.map { easing.progress(at: $0.time) }
    let eased = segments { start, end in
      let curve = easing.curve(from: samples[start].time, to: samples[end].time)
      // A segment from one sample to the next has no samples inside it.
      guard curve != nil || end == start + 1 else { return nil }
      return segment(from: start, to: end, curve ?? .linear) { progress[$0] }
    }
    // Every keyframe then has a curve of its own, so it must replace several.
    return eased.count == 1 || eased.count * 3 <= straight.count ? eased : straight
  }

  /// Appends the keyframes of segments, without the end, and the largest distance.
  func append(_ segments: [Segment], to result: inout AdaptiveSampler<Value>.Result) {
    var before = Segment(start: 0, end: 0)
    for segment in segments {
      let start = samples[segment.start]
      let short = start.value.shortened(within: start.time == breakTime ? nil : digits, distance)
      result.keys.append(Key(time: start.time, value: short.value, curve: segment.curve))
      // A dropped digit affects both segments at a keyframe.
      for near in [before, segment] {
        result.grow(near.error + short.error, at: near.worst.map { samples[$0].time } ?? start.time)
      }
      before = segment
    }
  }

  /// Returns the longest segments in sequence.
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

  /// Returns the longest segment from a sample that ends at or before `limit`.
  func longest(from start: Int, upTo limit: Int, _ segment: (Int) -> Segment?) -> Segment {
    let least = segment(start + 1) ?? Segment(start: start, end: start + 1)
    return longest(from: least, before: limit + 1, segment)
  }

  /// Returns the longest segment that begins like a shorter one and ends before a sample, with a
  /// precision of its length divided by `parts`.
  func longest(
    from shorter: Segment, before end: Int, parts: Int = .max, _ segment: (Int) -> Segment?
  ) -> Segment {
    var (best, tooFar) = (shorter, end)
    // Doubles the steps until one is too long, then bisects.
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

  /// Returns the linear segment between two samples if all samples inside it are within the
  /// tolerance.
  func straight(from start: Int, to end: Int) -> Segment? {
    segment(from: start, to: end, .linear) { samples[$0].time }
  }

  /// Returns the segment between two samples if all samples inside it are within the tolerance;
  /// `place` returns the position of a sample along the motion.
  func segment(from start: Int, to end: Int, _ curve: Curve, _ place: (Int) -> Double) -> Segment? {
    let (first, last) = (samples[start].value, samples[end].value)
    let (from, range) = (place(start), place(end) - place(start))
    func error(_ index: Int) -> Double {
      let share = range == 0 ? 0 : (place(index) - from) / range
      return samples[index].value.distance(fromLine: first, last, at: share, distance)
    }
    // Written so that NaN exceeds the tolerance. If a segment is too long, this usually shows in the
    // middle.
    if end - start > 4, !(error((start + end) / 2) <= tolerance) { return nil }
    var segment = Segment(start: start, end: end, curve: curve)
    for index in start + 1..<end {
      let error = error(index)
      guard error <= tolerance else { return nil }
      if error > segment.error { (segment.error, segment.worst) = (error, index) }
    }
    return segment
  }
}
