/// Counts the changes of direction of a value over time.
enum FlashCount {
  typealias Sample = (time: Double, value: Double)

  /// A function that returns `true` if the difference between two values is visible.
  typealias Comparison = (_ least: Double, _ most: Double) -> Bool

  /// Returns the times at which the value changes direction, ignoring small changes.
  static func turns(of samples: [Sample], _ isVisible: Comparison) -> [Double] {
    var turns: [Double] = []
    guard var extreme = samples.first?.value else { return [] }
    // The last direction, or `nil` before the first change.
    var isRising: Bool?
    for sample in samples.dropFirst() {
      let difference = sample.value - extreme
      if isRising == (difference > 0) {
        extreme = sample.value
      } else if isVisible(min(extreme, sample.value), max(extreme, sample.value)) {
        turns.append(sample.time)
        isRising = difference > 0
        extreme = sample.value
      }
    }
    return turns
  }

  /// Returns the first time at which more than a number of changes are within a second.
  static func firstExcess(
    of turns: [Double], over most: Double, within second: Double
  ) -> Double? {
    guard let count = Int(exactly: most.rounded(.down)), count >= 0, turns.count > count else {
      return nil
    }
    return zip(turns, turns.dropFirst(count)).first { $1 - $0 < second }?.0
  }
}
