internal import PegbarScene

/// How many values one normalization may sample, so that a file cannot keep it busy for ever.
///
/// A class, because all samplers of a normalization share it. Where it is used up, nothing is
/// divided any more; the errors that are measured and reported say how far off that is.
final class SamplingBudget {
  private var remaining: Int
  /// Whether something did not fit any more.
  private(set) var isUsedUp = false

  /// A key takes room besides its points.
  static let pointsPerKey = 7

  init(_ points: Int) {
    remaining = points
  }

  /// Whether there is room for values of some points.
  func takes(_ points: Int) -> Bool {
    guard remaining >= points else {
      isUsedUp = true
      return false
    }
    remaining -= points
    return true
  }
}

/// Samples a value over time into keys with straight segments that stay within a tolerance.
struct AdaptiveSampler<Value: TrackValue> {
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
  /// What is left to sample.
  var budget: SamplingBudget
  /// How much one value takes of the budget.
  var weight = 1

  /// What one more key takes of the budget.
  private var cost: Int { weight + SamplingBudget.pointsPerKey }

  /// What sampling gave.
  struct Result {
    /// The keys.
    var keys: [Key<Value>] = []
    /// The largest distance seen between keys and source.
    var error = 0.0
    /// Whether some neighbouring values could not be blended and the keys jump from one to the next.
    var jumps = false
  }

  /// How far before a break the value is taken that leads up to it, as a share of the segment.
  private static var approach: Double { 1e-7 }

  /// Samples between breaks, which are ascending; nothing without breaks.
  ///
  /// The value may jump at a break. Before the first and after the last one nothing is sampled.
  func keys(at breaks: [Double]) -> Result {
    var result = Result()
    guard let first = breaks.first else { return result }
    var start = (time: first, value: value(first))
    for end in breaks.dropFirst() where end > start.time {
      let before = value(end - (end - start.time) * Self.approach)
      divide(start, (end, before), depth: 0, &result)
      let after = value(end)
      if distance(before, after) > tolerance {
        result.keys.append(Key(time: end, value: before, curve: .hold))
      }
      start = (end, after)
    }
    result.keys.append(Key(time: start.time, value: start.value))
    return result
  }

  /// Appends the keys from `start` up to, but without, `end`.
  private func divide(
    _ start: (time: Double, value: Value), _ end: (time: Double, value: Value), depth: Int,
    _ result: inout Result
  ) {
    let length = end.time - start.time
    let error = error(start, end)
    // What cannot be blended jumps; where exactly within a frame is not seen.
    let limit = error.isFinite ? shortest : max(shortest, jumpLength)
    if error <= tolerance || depth >= 16 || length <= limit || !budget.takes(cost) {
      if error.isFinite {
        result.error = max(result.error, error)
        result.keys.append(Key(time: start.time, value: start.value))
      } else {
        result.jumps = true
        result.keys.append(Key(time: start.time, value: start.value, curve: .hold))
      }
      return
    }
    let time = start.time + length / 2
    let middle = (time, value(time))
    divide(start, middle, depth: depth + 1, &result)
    divide(middle, end, depth: depth + 1, &result)
  }

  /// The largest distance between the straight segment and the source, at five places inside.
  private func error(
    _ start: (time: Double, value: Value), _ end: (time: Double, value: Value)
  ) -> Double {
    guard distance(start.value, end.value).isFinite else { return .infinity }
    var worst = 0.0
    for share in [0.5, 0.25, 0.75, 0.1, 0.9] {
      let exact = value(start.time + (end.time - start.time) * share)
      worst = max(worst, distance(exact, .interpolate(start.value, end.value, share)))
      if worst > tolerance { break }
    }
    return worst
  }
}

/// How far values are apart, for sampling.
enum Distance {
  static func of(_ left: Double, _ right: Double) -> Double { abs(left - right) }

  static func of(_ left: Point, _ right: Point) -> Double { (left - right).length }

  /// The largest distance between points of the outlines; infinite for different topologies.
  static func of(_ left: Path, _ right: Path) -> Double {
    guard left.hasSameTopology(as: right) else { return .infinity }
    var worst = 0.0
    for (left, right) in zip(left.contours, right.contours) {
      for (left, right) in zip(left.vertices, right.vertices) {
        // Both control points of a curve together have a weight of at most three quarters.
        let end = of(left.point, right.point)
        let control = max(
          of(left.inControl, right.inControl), of(left.outControl, right.outControl))
        worst = max(worst, end, end / 4 + control * 3 / 4)
      }
    }
    return worst
  }

  static func of(_ left: Colors, _ right: Colors) -> Double {
    guard left.values.count == right.values.count else { return .infinity }
    return zip(left.values, right.values).reduce(0) { max($0, of($1.0, $1.1)) }
  }

  static func of(_ left: Color, _ right: Color) -> Double {
    max(
      abs(left.red - right.red), abs(left.green - right.green), abs(left.blue - right.blue),
      abs(left.alpha - right.alpha))
  }

  static func of(_ left: Numbers, _ right: Numbers) -> Double {
    guard left.values.count == right.values.count else { return .infinity }
    return zip(left.values, right.values).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  static func of(_ left: Bool, _ right: Bool) -> Double { left == right ? 0 : .infinity }
}
