internal import PegbarBase
internal import PegbarScene

/// How much one normalization may sample, copy or step through, so that no file keeps it busy for ever.
///
/// A class, because all parts of a normalization share it. Where it is used up, nothing is
/// divided any more; the errors that are measured and reported say how far off that is.
final class WorkBudget {
  /// What is left.
  private(set) var remaining: Int
  /// How many points were taken.
  private(set) var used = 0
  /// Whether something did not fit any more.
  private(set) var isUsedUp = false
  /// How many curves may still be fitted.
  private var fits = Limits.curveFits
  /// The curves that were.
  let curves = FittedCurves()

  /// A key takes room besides its points.
  static let pointsPerKey = 7

  init(_ points: Int) {
    remaining = points
  }

  /// Whether there is room for values of some points; for none where the work was cancelled.
  func takes(_ points: Int) -> Bool {
    guard remaining >= points, !Cancellation.isRequested else {
      isUsedUp = true
      return false
    }
    remaining -= points
    used += points
    return true
  }

  /// Whether one more curve may be fitted.
  func takesFit() -> Bool {
    guard !Cancellation.isRequested else { return false }
    fits -= fits > 0 ? 1 : 0
    return fits > 0
  }
}

/// The precision with which values are drawn.
///
/// Core Animation draws with numbers of single precision, which have 24 bits: what moves by
/// millions of points cannot be shown any nearer, and halving would not come to an end.
enum SinglePrecision {
  /// How much of its range a value may be off where that is more than the tolerance.
  static let share = 0x1p-22
}

/// A value at a time.
struct Sample<Value> {
  /// The time in seconds.
  var time: Double
  /// The value then.
  var value: Value
}

/// Samples a value over time into few keys that stay within a tolerance.
///
/// A stretch between two breaks is halved until straight segments are near enough. Then as many of
/// the samples as possible are left out again (see `SegmentMerging`).
struct AdaptiveSampler<Value: ShortValue> {
  /// The largest distance from the source that is accepted.
  var tolerance: Double
  /// Segments shorter than this (seconds) are not divided any more.
  var shortest: Double
  /// The same for segments whose ends cannot be blended (seconds).
  var jumpLength: Double
  /// The value at a time.
  var value: (Double) -> Value
  /// How far two values are apart; infinite where they cannot be blended.
  var distance: (Value, Value) -> Double
  /// The grid on which times between breaks lie, in steps of a second: 0 for none.
  var timeSteps = 0.0
  /// What is left to sample.
  var budget: WorkBudget
  /// How much one value takes of the budget.
  var weight = 1

  /// What one more key takes of the budget.
  private var cost: Int { weight + WorkBudget.pointsPerKey }

  /// What sampling gave.
  struct Result {
    /// The keys.
    var keys: [Key<Value>] = []
    /// The largest distance seen between keys and source.
    var error = 0.0
    /// Where it was seen, in seconds.
    var errorTime: Double?
    /// Whether some neighbouring values could not be blended and the keys jump from one to the next.
    var jumps = false
    /// How far the keys are from the first one at most.
    fileprivate(set) var extent = 0.0
    /// Whether no key was needed between two breaks.
    fileprivate(set) var standsAtBreaks = false

    /// Whether the keys play the source as it is, but for what cannot be measured: it goes straight or
    /// jumps from break to break.
    var isExact: Bool {
      standsAtBreaks && !jumps && error <= extent * AdaptiveSampler.exactShare
    }

    /// How well the keys play the source; `scale` turns a distance into points.
    func fidelity(scale: Double = 1) -> Fidelity {
      isExact ? .exact : .baked(error: error * scale, time: errorTime)
    }

    /// The keys as a track.
    func track(scale: Double = 1) -> Track<Value> {
      Track(keys, fidelity: fidelity(scale: scale))
    }

    /// Appends what sampling gave for the time after.
    fileprivate mutating func append(_ other: Result) {
      keys += other.keys
      jumps = jumps || other.jumps
      grow(other.error, at: other.errorTime)
    }

    /// Takes note of a distance.
    mutating func grow(_ error: Double, at time: Double?) {
      guard error > self.error else { return }
      self.error = error
      errorTime = time
    }
  }

  /// Two forms of what was sampled: as straight as its segments are, and with curves that were
  /// fitted to it.
  private struct Alternatives {
    var plain = Result()
    var curved = Result()
    /// Whether they differ.
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

    /// The shorter one.
    var shorter: Result {
      differ && KeyWeight(curved.keys).isClearlyLess(than: KeyWeight(plain.keys)) ? curved : plain
    }
  }

  /// A segment that is not divided any more.
  private struct Leaf {
    /// Its beginning, and the places inside that were looked at.
    var samples: [Sample<Value>]
    var error: Double
    var errorTime: Double?
  }

  /// What was sampled of a stretch and has no keys yet.
  private struct Stretch {
    var leaves: [Leaf] = []
    /// When it begins: a key there is one of the source, and keeps its digits.
    let start: Double
    let easing: EasedSegment?
    /// The largest distance from the source that is accepted in it.
    let tolerance: Double
  }

  /// How much of the tolerance segments that were joined may take.
  ///
  /// Halving leaves most of a motion much nearer than the tolerance; joining would use it up
  /// everywhere, and what is within it in every place could still be seen as a whole.
  static var share: Double { 0.6 }

  /// How much of the tolerance the digits may take that a key between two breaks does without.
  static var digitShare: Double { 0.02 }

  /// What is smaller than this share of the tolerance is no jump, but the motion to the break itself.
  private static var smallJump: Double { 1e-3 }

  /// Stretches this short (seconds) are jumps, and what happens in them is not seen.
  private static var moment: Double { 2.5e-6 }

  /// How far samples of what is straight may be off as a share of how far it goes: the value that leads
  /// up to a break is taken a little before it.
  private static var exactShare: Double { 2e-7 }

  /// How far before a break the value is taken that leads up to it, as a share of the segment.
  private static var approach: Double { 1e-7 }

  /// Samples between breaks, which are ascending; nothing without breaks.
  ///
  /// The value may jump at a break. Before the first and after the last one nothing is sampled.
  func keys(at breaks: [Double], easing: SourceEasing? = nil) -> Result {
    var result = Alternatives()
    // A key at each of a few breaks always has room.
    guard breaks.count <= Limits.someBreaks || budget.takes(breaks.count * cost) else {
      return keys(at: Self.some(of: breaks))
    }
    guard let first = breaks.first else { return result.plain }
    var start = Sample(time: first, value: value(first))
    for (index, time) in breaks.enumerated().dropFirst() where time > start.time {
      guard time - start.time > Self.moment else {
        // The time of a jump that comes a moment after a frame; where nothing jumps, it says nothing.
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
      // Written so that NaN is a jump. A smaller one becomes a part of the way,
      // which is off by as much more.
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

  /// Returns the result with its extent, and whether all keys are at breaks.
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

  /// How far the value is from the beginning of a stretch at its end or half way, whichever is more;
  /// 0 where that cannot be said.
  private func extent(_ start: Sample<Value>, _ end: Sample<Value>) -> Double {
    let middle = value(start.time + (end.time - start.time) / 2)
    let extent = max(distance(start.value, end.value), distance(start.value, middle))
    return extent.isFinite ? extent : 0
  }

  /// As many breaks as always have room: the first, the last, and some spread evenly between.
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
    // What cannot be blended jumps; where exactly within a frame is not seen.
    let limit = leaf.error.isFinite ? shortest : max(shortest, jumpLength)
    if leaf.error <= stretch.tolerance || depth >= 16 || length <= limit || !budget.takes(cost) {
      if leaf.error > stretch.tolerance { leaf = self.leaf(start, end, within: nil) }
      stretch.leaves.append(leaf)
      // Samples take room as long as they wait for their keys.
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

  /// A segment with the largest distance between it and the source, at five places inside; with a
  /// limit, no further than to the first that is beyond it.
  private func leaf(_ start: Sample<Value>, _ end: Sample<Value>, within limit: Double?) -> Leaf {
    guard distance(start.value, end.value).isFinite else {
      return Leaf(samples: [start], error: .infinity)
    }
    var leaf = Leaf(samples: [start], error: 0)
    for part in [0.1, 0.25, 0.5, 0.75, 0.9] {
      let time = place(part, start.time, end.time)
      let share = (time - start.time) / (end.time - start.time)
      let sample = Sample(time: time, value: value(time))
      let error = distance(sample.value, .interpolate(start.value, end.value, share))
      if error > leaf.error { (leaf.error, leaf.errorTime) = (error, time) }
      if let limit, error > limit { break }
      leaf.samples.append(sample)
    }
    return leaf
  }

  /// A time between two others, by its share of the distance: on the grid, unless that is too coarse.
  private func place(_ share: Double, _ start: Double, _ end: Double) -> Double {
    let time = start + (end - start) * share
    guard timeSteps > 0, (end - start) * timeSteps >= 8 else { return time }
    return (time * timeSteps).rounded() / timeSteps
  }

  /// Appends the keys of what waits for them, without the end: those that are near enough with as
  /// few as possible, the others as they are.
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
