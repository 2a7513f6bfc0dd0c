internal import PegbarGeometry
internal import PegbarScene

/// Keyframes that play samples exactly: between them, the value moves linearly, or eases like a
/// segment of the source.
///
/// A value that is linear in a value of the source, as a letter is in the offset of its selector,
/// moves like it from one break to the next. Nothing is sampled then, and the track is exact.
struct ExactPieces<Value: ShortValue> {
  private let merging: SegmentMerging<Value>
  /// The eased segments of the source.
  private let easing: [EasedSegment]

  /// The maximum error of samples as a share of the value range, from the last digits of
  /// calculations.
  private static var share: Double { 1e-8 }
  /// The maximum error of samples that hardly move, in the unit of the value.
  private static var least: Double { 1e-9 }
  /// The number of samples that must lie on a piece in addition to its ends, except for a jump.
  private static var witnesses: Int { 2 }
  /// The length in seconds up to which pieces are jumps.
  private static var moment: Double { 2.5e-6 }
  /// The number of source segments to try for one piece.
  private static var attempts: Int { 4 }

  /// Creates the pieces of samples, which include those at the breaks, with the eased segments of
  /// the source.
  init(
    _ samples: [Sample<Value>], easing: [EasedSegment],
    _ distance: @escaping (Value, Value) -> Double
  ) {
    let range = samples.reduce(0) { range, sample in
      max(range, distance(samples[0].value, sample.value))
    }
    merging = SegmentMerging(
      samples: samples, tolerance: max(range * Self.share, Self.least), digits: 0,
      breakTime: samples.first?.time ?? 0, distance: distance)
    self.easing = easing
  }

  /// Returns the keyframes, or `nil` if the samples do not lie on such pieces or require more
  /// keyframes than the limit.
  func keys(atMost limit: Int) -> [Key<Value>]? {
    let samples = merging.samples
    guard let last = samples.last, merging.tolerance.isFinite else { return nil }
    var keys: [Key<Value>] = []
    var start = 0
    while start < samples.count - 1 {
      guard keys.count + 1 < limit, let piece = piece(from: start) else { return nil }
      keys.append(
        Key(time: samples[start].time, value: samples[start].value, curve: piece.curve))
      start = piece.end
    }
    return keys + [Key(time: last.time, value: last.value)]
  }

  /// Returns the longest piece from a sample.
  private func piece(from start: Int) -> SegmentMerging<Value>.Segment? {
    let samples = merging.samples
    let last = samples.count - 1
    let straight = merging.longest(from: start, upTo: last) {
      merging.straight(from: start, to: $0)
    }
    let time = samples[start].time
    let eased = easing.lazy.filter { $0.start <= time && time < $0.end }.prefix(Self.attempts)
      .map { segment in
        let end = samples.partitioningIndex { $0.time > segment.end } - 1
        return merging.longest(from: start, upTo: max(end, start + 1)) { end in
          segment.curve(from: time, to: samples[end].time).flatMap {
            merging.segment(from: start, to: end, $0) { segment.progress(at: samples[$0].time) }
          }
        }
      }
    let best = eased.reduce(straight) { $1.end > $0.end ? $1 : $0 }
    let isJump = samples[best.end].time - time <= Self.moment
    return isJump || best.end - start > Self.witnesses ? best : nil
  }
}
