internal import PegbarLottie

/// The change of a number over a span of time.
enum KeySpan {
  typealias Key = (time: Double, value: Double, isHold: Bool)

  /// A function that compares two values, the smaller one first.
  typealias Comparison = (_ least: Double, _ most: Double) -> Double

  /// Returns the largest difference, or other comparison result, between two values within a span
  /// of time.
  ///
  /// Values are not compared across a hold keyframe, because a jump is not motion. If keyframes are
  /// farther apart than the span, the change within the span counts.
  static func largestChange(
    _ keys: [Key], within span: Double, by comparison: Comparison = { $1 - $0 }
  ) -> Double {
    var largest = 0.0
    // The keyframes in the span that can be its minimum or maximum, in order.
    var falling: ArraySlice<Key> = []
    var rising: ArraySlice<Key> = []
    var last: Key?
    for key in keys {
      if let last {
        let distance = key.time - last.time
        if last.isHold || distance > span {
          if !last.isHold {
            let least = min(key.value, last.value)
            let change = abs(key.value - last.value) * span / distance
            largest = max(largest, comparison(least, least + change))
          }
          falling = []
          rising = []
        }
      }
      while let first = falling.first, key.time - first.time > span { falling.removeFirst() }
      while let first = rising.first, key.time - first.time > span { rising.removeFirst() }
      while let end = falling.last, end.value <= key.value { falling.removeLast() }
      while let end = rising.last, end.value >= key.value { rising.removeLast() }
      falling.append(key)
      rising.append(key)
      if let most = falling.first, let least = rising.first {
        largest = max(largest, comparison(least.value, most.value))
      }
      last = key
    }
    return largest
  }
}

extension Transform {
  /// `true` if keyframes change the position, the scale, or the rotation.
  var isAnimated: Bool {
    scale.isAnimated || rotation.isAnimated
      || position.properties.contains { $0.keyTimes.count > 1 }
  }

  /// The area factor of the largest scale.
  var largestArea: Double {
    scale.values.reduce(0) { max($0, abs($1.x * $1.y)) } / 10_000
  }

  /// The keyframes of both coordinates.
  var coordinates: (x: [KeySpan.Key], y: [KeySpan.Key]) {
    switch position {
    case .joined(let position):
      (
        position.keyframes.map { ($0.time, $0.value.x, $0.isHold) },
        position.keyframes.map { ($0.time, $0.value.y, $0.isHold) }
      )
    case .split(let x, let y, _):
      (
        x.keyframes.map { ($0.time, $0.value, $0.isHold) },
        y.keyframes.map { ($0.time, $0.value, $0.isHold) }
      )
    }
  }
}
