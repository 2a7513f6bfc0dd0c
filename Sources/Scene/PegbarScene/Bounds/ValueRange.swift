internal import PegbarGeometry

/// Numbers between two, both included.
package struct ValueRange: Hashable {
  /// The lowest of the numbers.
  package var low: Double
  /// The highest of the numbers.
  package var high: Double

  /// Holds one number.
  package init(_ value: Double) { (low, high) = (value, value) }

  /// Holds numbers; 0 where there are none.
  init(_ values: [Double]) {
    self.init(values.first ?? 0)
    for value in values { add(value) }
  }

  /// Holds another number, too.
  package mutating func add(_ value: Double) { (low, high) = (min(low, value), max(high, value)) }

  /// The largest of the numbers without their signs.
  package var largest: Double { max(abs(low), abs(high)) }
}

extension Animated where Value == Double {
  /// The numbers that are ever reached, also by easing that overshoots.
  package var range: ValueRange {
    switch self {
    case .constant(let value): ValueRange(value)
    case .keyed(let track): track.range
    }
  }
}

extension Track where Value == Double {
  /// The numbers that are ever reached, also by easing that overshoots.
  package var range: ValueRange { ValueRange(reachedValues) }
}

extension Track {
  /// The values at the keys, and the furthest that easing carries them beyond.
  ///
  /// A motion path lies between its ends and its control points, which are among the values.
  package var reachedValues: [Value] {
    keys.map(\.value)
      + zip(keys, keys.dropFirst()).flatMap { key, next -> [Value] in
        key.curve.farthestShares.map { .interpolate(key.value, next.value, $0) }
          + [key.motionPath?.control1, key.motionPath?.control2].compactMap { $0 as? Value }
      }
  }
}

extension Curve {
  /// The shares of the motion that are furthest beyond its ends; none where it stays between them.
  package var farthestShares: [Double] {
    switch self {
    case .linear, .hold: []
    case .bezier(let curve): curve.overshoots ? curve.turningProgress : []
    // It cannot swing back behind its start, unless it is thrown.
    case .spring(let spring): [min(0, spring.velocity), max(2, spring.velocity)]
    }
  }
}

extension TimingCurve {
  /// The shares of the motion at which the curve turns back.
  fileprivate var turningProgress: [Double] {
    // A third of the derivative by the parameter is a·t² + 2·b·t + y1.
    let (a, b) = (1 + 3 * (y1 - y2), y2 - 2 * y1)
    let root = (b * b - a * y1).squareRoot()
    // One of both forms loses no digits; the other root is the product over it.
    let q = b < 0 ? root - b : -b - root
    return [q / a, y1 / q].filter { $0 > 0 && $0 < 1 }.map { (t: Double) -> Double in
      let rest = 1 - t
      let handles: Double = rest * y1 + t * y2
      return 3 * rest * t * handles + t * t * t
    }
  }
}
