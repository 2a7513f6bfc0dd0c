internal import PegbarGeometry

/// A closed range of numbers.
package struct ValueRange: Hashable {
  /// The lowest number.
  package var low: Double
  /// The highest number.
  package var high: Double

  /// Creates a range of one number.
  package init(_ value: Double) { (low, high) = (value, value) }

  /// Creates the range of several numbers; 0…0 if there are none.
  init(_ values: [Double]) {
    self.init(values.first ?? 0)
    for value in values { add(value) }
  }

  /// Extends the range to include a number.
  package mutating func add(_ value: Double) { (low, high) = (min(low, value), max(high, value)) }

  /// The largest absolute value.
  package var largest: Double { max(abs(low), abs(high)) }
}

extension Animated where Value == Double {
  /// The range of all values, including overshoot.
  package var range: ValueRange {
    switch self {
    case .constant(let value): ValueRange(value)
    case .keyed(let track): track.range
    }
  }
}

extension Track where Value == Double {
  /// The range of all values, including overshoot.
  package var range: ValueRange { ValueRange(reachedValues) }
}

extension Track {
  /// The values of the keyframes, and the extremes of easing that overshoots them.
  ///
  /// A motion path is within the hull of its endpoints and control points, which are included.
  package var reachedValues: [Value] {
    keys.map(\.value)
      + zip(keys, keys.dropFirst()).flatMap { key, next -> [Value] in
        key.curve.farthestShares.map { .interpolate(key.value, next.value, $0) }
          + [key.motionPath?.control1, key.motionPath?.control2].compactMap { $0 as? Value }
      }
  }
}

extension Curve {
  /// The progress values with the largest overshoot; empty if the curve remains between its ends.
  package var farthestShares: [Double] {
    switch self {
    case .linear, .hold: []
    case .bezier(let curve): curve.overshoots ? curve.turningProgress : []
    // Only an initial velocity can move a spring back beyond its start.
    case .spring(let spring): [min(0, spring.velocity), max(2, spring.velocity)]
    }
  }
}

extension TimingCurve {
  /// The progress values at which the curve reverses direction.
  fileprivate var turningProgress: [Double] {
    // A third of the derivative with respect to the parameter is a·t² + 2·b·t + y1.
    let (a, b) = (1 + 3 * (y1 - y2), y2 - 2 * y1)
    let root = (b * b - a * y1).squareRoot()
    // This form avoids cancellation; the product of the roots yields the other root.
    let q = b < 0 ? root - b : -b - root
    return [q / a, y1 / q].filter { $0 > 0 && $0 < 1 }.map { (t: Double) -> Double in
      let rest = 1 - t
      let handles: Double = rest * y1 + t * y2
      return 3 * rest * t * handles + t * t * t
    }
  }
}
