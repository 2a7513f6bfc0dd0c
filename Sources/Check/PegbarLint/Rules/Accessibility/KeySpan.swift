internal import PegbarLottie

/// How much a number changes over a span of time.
enum KeySpan {
  typealias Key = (time: Double, value: Double, isHold: Bool)

  /// How two values are compared, of which the first is not the larger one.
  typealias Comparison = (_ least: Double, _ most: Double) -> Double

  /// The largest difference, or what else compares them, of two values that are at most so far apart
  /// in time.
  ///
  /// A key that holds its value begins anew: what jumps does not move. Of keys that are farther apart
  /// than the span, the part that falls into it counts.
  static func largestChange(
    _ keys: [Key], within span: Double, by comparison: Comparison = { $1 - $0 }
  ) -> Double {
    var largest = 0.0
    // The keys in the span that may be its smallest and its largest, in their order.
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
  /// Whether it moves, grows or turns by keys.
  var isAnimated: Bool {
    scale.isAnimated || rotation.isAnimated
      || position.properties.contains { $0.keyTimes.count > 1 }
  }

  /// The factor of the area at the largest scale.
  var largestArea: Double {
    scale.values.reduce(0) { max($0, abs($1.x * $1.y)) } / 10_000
  }

  /// The keys of both coordinates.
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
