internal import PegbarBase
internal import PegbarScene

/// The budget for sampling, copying, and time steps in one normalization, which limits the work for
/// any file.
///
/// A class, because all parts of a normalization share it. When it is used up, nothing is divided
/// further. The measured and reported errors state the resulting difference.
final class WorkBudget {
  /// The remaining points.
  private(set) var remaining: Int
  /// The number of points used.
  private(set) var used = 0
  /// `true` if something exceeded the budget.
  private(set) var isUsedUp = false
  /// The number of curves left to fit.
  private var fits = Limits.curveFits
  /// The fitted curves.
  let curves = FittedCurves()

  /// The cost of a keyframe in addition to its points.
  static let pointsPerKey = 7

  init(_ points: Int) {
    remaining = points
  }

  /// Returns `true` if the budget allows values of some points, and deducts them; `false` after a
  /// cancellation.
  func takes(_ points: Int) -> Bool {
    guard remaining >= points, !Cancellation.isRequestedInShortStep else {
      isUsedUp = true
      return false
    }
    remaining -= points
    used += points
    return true
  }

  /// Returns `true` if one more curve may be fitted.
  func takesFit() -> Bool {
    guard !Cancellation.isRequested else { return false }
    fits -= fits > 0 ? 1 : 0
    return fits > 0
  }
}

/// The precision with which values are drawn.
///
/// Core Animation draws with single-precision numbers, which have 24 bits. Motion over millions of
/// points cannot be drawn more precisely, and halving would not end.
enum SinglePrecision {
  /// The maximum error of a value as a share of its range, if that exceeds the tolerance.
  static let share = 0x1p-22
}

/// A value at a time.
struct Sample<Value> {
  /// The time in seconds.
  var time: Double
  /// The value at that time.
  var value: Value
}

/// Samples a value over time into few keyframes within a tolerance.
///
/// A stretch between two breaks is halved until linear segments are within the tolerance. Then as
/// many of the samples as possible are removed (see `SegmentMerging`).
struct AdaptiveSampler<Value: ShortValue> {
  /// The maximum distance from the source.
  var tolerance: Double
  /// The length below which segments are not divided, in seconds.
  var shortest: Double
  /// The same length for segments whose ends cannot be blended, in seconds.
  var jumpLength: Double
  /// The value at a time.
  var value: (Double) -> Value
  /// The distance between two values, which is infinite if they cannot be blended.
  var distance: (Value, Value) -> Double
  /// The grid of times between breaks, in steps per second, or 0 for none.
  var timeSteps = 0.0
  /// The budget left for sampling.
  var budget: WorkBudget
  /// The cost of one value.
  var weight = 1

  /// The cost of one more keyframe.
  private var cost: Int { weight + WorkBudget.pointsPerKey }

  /// The result of sampling.
  struct Result {
    /// The keyframes.
    var keys: [Key<Value>] = []
    /// The largest known distance between keyframes and source.
    var error = 0.0
    /// The time of the largest distance, in seconds.
    var errorTime: Double?
    /// `true` if some neighboring values could not be blended, so that the keyframes jump between
    /// them.
    var jumps = false
    /// The maximum distance of a keyframe from the first one.
    fileprivate(set) var extent = 0.0
    /// `true` if no keyframe was required between two breaks.
    fileprivate(set) var standsAtBreaks = false

    /// `true` if the keyframes play the source exactly, within measuring errors, moving linearly or
    /// jumping from break to break.
    var isExact: Bool {
      standsAtBreaks && !jumps && error <= extent * AdaptiveSampler.exactShare
    }

    /// Returns the fidelity of the keyframes; `scale` converts a distance to points.
    func fidelity(scale: Double = 1) -> Fidelity {
      isExact ? .exact : .baked(error: error * scale, time: errorTime)
    }

    /// Returns the keyframes as a track.
    func track(scale: Double = 1) -> Track<Value> {
      Track(keys, fidelity: fidelity(scale: scale))
    }

    /// Appends the result for the time that follows.
    fileprivate mutating func append(_ other: Result) {
      keys += other.keys
      jumps = jumps || other.jumps
      grow(other.error, at: other.errorTime)
    }

    /// Includes a distance from the source.
    mutating func grow(_ error: Double, at time: Double?) {
      guard error > self.error else { return }
      self.error = error
      errorTime = time
    }
  }

  /// Two forms of the sampled keyframes: without and with fitted curves.
  private struct Alternatives {
    var plain = Result()
    var curved = Result()
    /// `true` if the forms differ.
    var differ = false

    mutating func change(_ change: (inout Result) -> Void) {
      change(&plain)
      change(&curved)
    }

    mutating func append(_ other: Alternatives) {
      plain.append(other.plain)
      curved.append(other.curved)
      differ = differ || other.differ
    }

    /// The shorter form.
    var shorter: Result {
      differ && KeyWeight(curved.keys).isClearlyLess(than: KeyWeight(plain.keys)) ? curved : plain
    }
  }

  /// A segment that is not divided further.
  private struct Leaf {
    /// The start of the segment, and the samples inside it.
    var samples: [Sample<Value>]
    var error: Double
    var errorTime: Double?
  }

  /// The samples of a stretch that have no keyframes yet.
  private struct Stretch {
    var leaves: [Leaf] = []
    /// The start time, at which a keyframe is one of the source and keeps its digits.
    let start: Double
    let easing: EasedSegment?
    /// The maximum distance from the source in this stretch.
    let tolerance: Double
  }

  /// The share of the tolerance that joined segments may use.
  ///
  /// Halving leaves most of a motion far below the tolerance. Joining would use up the tolerance
  /// everywhere, and an error that is acceptable at every point may still be visible as a whole.
  static var share: Double { 0.6 }

  /// The share of the tolerance that dropped digits may use, for a keyframe between two breaks.
  static var digitShare: Double { 0.02 }

  /// The share of the tolerance below which a difference is not a jump, but the motion to the break
  /// itself.
  private static var smallJump: Double { 1e-3 }

  /// The length in seconds up to which stretches are jumps, whose motion is invisible.
  private static var moment: Double { 2.5e-6 }

  /// The maximum error of linear samples as a share of their extent, because the value before a
  /// break is taken slightly early.
  private static var exactShare: Double { 2e-7 }

  /// The share of a segment before a break at which the value that leads to it is taken.
  private static var approach: Double { 1e-7 }

  /// Returns keyframes sampled between ascending breaks, or none without breaks.
  ///
  /// The value may jump at a break. Nothing is sampled before the first break or after the last
  /// one.
  func keys(at breaks: [Double], easing: SourceEasing? = nil) -> Result {
    var result = Alternatives()
    // Keyframes at a few breaks are always within the budget.
    guard breaks.count <= Limits.someBreaks || budget.takes(breaks.count * cost) else {
      return keys(at: Self.some(of: breaks))
    }
    guard let first = breaks.first else { return result.plain }
    var start = Sample(time: first, value: value(first))
    for (index, time) in breaks.enumerated().dropFirst() where time > start.time {
      guard time - start.time > Self.moment else {
        // The time of a jump a moment after a frame; without a jump, it is irrelevant.
        guard !(distance(start.value, value(time)) <= Self.smallJump * tolerance) else { continue }
        let jumped = Key(time: start.time, value: start.value, curve: .hold)
        result.change { $0.keys.append(jumped) }
        start = Sample(time: time, value: value(time))
        continue
      }
      let end = Sample(time: time, value: value(time - (time - start.time) * Self.approach))
      var stretch = Stretch(
        start: start.time, easing: easing?.segment(ofStretch: index - 1),
        tolerance: max(tolerance, SinglePrecision.share * extent(start, end)))
      var part = Alternatives()
      divide(start, end, depth: 0, &stretch, &part)
      append(&stretch, upTo: end, &part)
      let after = Sample(time: time, value: value(time))
      let jump = distance(end.value, after.value)
      // Written so that NaN is a jump. A smaller jump becomes part of the motion, whose error it
      // increases.
      if !(jump <= Self.smallJump * tolerance) {
        part.change { result in
          if jump + result.error <= tolerance {
            result.grow(result.error + jump, at: result.errorTime ?? time)
          } else {
            result.keys.append(Key(time: time, value: end.value, curve: .hold))
          }
        }
      }
      result.append(part)
      start = after
    }
    let last = start
    result.change { $0.keys.append(Key(time: last.time, value: last.value)) }
    return finished(result.shorter, breaks)
  }

  /// Returns the result with its extent, and with `standsAtBreaks` set.
  private func finished(_ result: Result, _ breaks: [Double]) -> Result {
    var result = result
    result.extent = result.keys.reduce(0) { extent, key in
      let apart = distance(result.keys[0].value, key.value)
      return apart.isFinite ? max(extent, apart) : extent
    }
    let times = Set(breaks)
    result.standsAtBreaks = result.keys.allSatisfy { times.contains($0.time) }
    return result
  }

  /// Returns the distance of the value from the start of a stretch, at its end or middle, whichever
  /// is larger, or 0 if it is unknown.
  private func extent(_ start: Sample<Value>, _ end: Sample<Value>) -> Double {
    let middle = value(start.time + (end.time - start.time) / 2)
    let extent = max(distance(start.value, end.value), distance(start.value, middle))
    return extent.isFinite ? extent : 0
  }

  /// Returns as many breaks as are always within the budget: the first, the last, and others spread
  /// evenly.
  private static func some(of breaks: [Double]) -> [Double] {
    (0..<Limits.someBreaks).map { breaks[$0 * (breaks.count - 1) / (Limits.someBreaks - 1)] }
  }

  /// Samples from `start` up to `end`.
  private func divide(
    _ start: Sample<Value>, _ end: Sample<Value>, depth: Int, _ stretch: inout Stretch,
    _ result: inout Alternatives
  ) {
    let length = end.time - start.time
    var leaf = leaf(start, end, within: stretch.tolerance)
    // Values that cannot be blended jump, and the exact time within a frame is invisible.
    let limit = leaf.error.isFinite ? shortest : max(shortest, jumpLength)
    if leaf.error <= stretch.tolerance || depth >= 16 || length <= limit || !budget.takes(cost) {
      if leaf.error > stretch.tolerance { leaf = self.leaf(start, end, within: nil) }
      stretch.leaves.append(leaf)
      // Limits the memory of samples that wait for their keyframes.
      if stretch.leaves.count * leaf.samples.count * weight > Limits.waitingPoints {
        append(&stretch, upTo: end, &result)
      }
      return
    }
    let time = place(0.5, start.time, end.time)
    let middle = Sample(time: time, value: value(time))
    divide(start, middle, depth: depth + 1, &stretch, &result)
    divide(middle, end, depth: depth + 1, &stretch, &result)
  }

  /// Returns a segment with the largest distance from the source at five times inside it; stops at
  /// the first distance beyond a limit.
  private func leaf(_ start: Sample<Value>, _ end: Sample<Value>, within limit: Double?) -> Leaf {
    guard distance(start.value, end.value).isFinite else {
      return Leaf(samples: [start], error: .infinity)
    }
    var leaf = Leaf(samples: [start], error: 0)
    for part in [0.1, 0.25, 0.5, 0.75, 0.9] {
      let time = place(part, start.time, end.time)
      let share = (time - start.time) / (end.time - start.time)
      let sample = Sample(time: time, value: value(time))
      let error = sample.value.distance(
        fromLine: start.value, end.value, at: share, distance)
      if error > leaf.error { (leaf.error, leaf.errorTime) = (error, time) }
      if let limit, error > limit { break }
      leaf.samples.append(sample)
    }
    return leaf
  }

  /// Returns a time between two others by its share, on the grid unless that is too coarse.
  private func place(_ share: Double, _ start: Double, _ end: Double) -> Double {
    let time = start + (end - start) * share
    guard timeSteps > 0, (end - start) * timeSteps >= 8 else { return time }
    return (time * timeSteps).rounded() / timeSteps
  }

  /// Appends the keyframes of the waiting samples, without the end.
  ///
  /// Segments within the tolerance are joined to as few as possible, and the others are kept.
  private func append(
    _ stretch: inout Stretch, upTo end: Sample<Value>, _ result: inout Alternatives
  ) {
    defer { stretch.leaves = [] }
    var run: [Sample<Value>] = []
    func flush(_ end: Sample<Value>) {
      guard !run.isEmpty else { return }
      let merging = SegmentMerging(
        samples: run + [end], tolerance: stretch.tolerance * Self.share,
        digits: tolerance * Self.digitShare, breakTime: stretch.start, distance: distance)
      let plain = merging.segments(easing: stretch.easing)
      merging.append(plain, to: &result.plain)
      let curved =
        plain.count > 2 ? CurvedSegments(merging: merging, budget: budget).segments() : nil
      if let curved, curved.count < plain.count {
        merging.append(curved, to: &result.curved)
        result.differ = true
      } else {
        merging.append(plain, to: &result.curved)
      }
      run = []
    }
    for leaf in stretch.leaves {
      guard leaf.error > stretch.tolerance, let first = leaf.samples.first else {
        run += leaf.samples
        continue
      }
      flush(first)
      let isFinite = leaf.error.isFinite
      let short = first.value.shortened(
        within: first.time == stretch.start ? nil : tolerance * Self.digitShare, distance)
      result.change { result in
        if isFinite {
          result.grow(leaf.error + short.error, at: leaf.errorTime)
        } else {
          result.jumps = true
          result.grow(short.error, at: first.time)
        }
        result.keys.append(
          Key(time: first.time, value: short.value, curve: isFinite ? .linear : .hold))
      }
    }
    flush(end)
  }
}
