internal import PegbarScene

/// Numbers between two, both included.
struct Reach: Hashable {
  var low: Double
  var high: Double

  init(_ value: Double) { (low, high) = (value, value) }

  mutating func add(_ value: Double) { (low, high) = (min(low, value), max(high, value)) }
}

extension Track where Value == Double {
  /// The numbers that are ever reached, also by easing that overshoots.
  var reach: Reach {
    var result = Reach(keys.first?.value ?? 0)
    for value in reachedValues { result.add(value) }
    return result
  }
}

extension Track {
  /// The values at the keys, and the furthest that easing carries them beyond.
  var reachedValues: [Value] {
    keys.map(\.value)
      + zip(keys, keys.dropFirst()).flatMap { key, next -> [Value] in
        let ends: [Double]
        switch key.curve {
        case .linear, .hold: return []
        case .bezier(let curve):
          guard curve.overshoots else { return [] }
          ends = [min(curve.y1, curve.y2), max(curve.y1, curve.y2)]
        // It cannot swing back behind its start, unless it is thrown.
        case .spring(let spring): ends = [min(0, spring.velocity), max(2, spring.velocity)]
        }
        return ends.map {
          .interpolate(key.value, next.value, $0)
        }
      }
  }
}
