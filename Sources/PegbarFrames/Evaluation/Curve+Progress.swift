package import PegbarScene

extension Curve {
  /// How far the value is from one key to the next, after a share (0…1) of the segment's time.
  ///
  /// 0 at the start and 1 at the end; in between it may overshoot.
  ///
  /// - Parameters:
  ///   - fraction: The share of the time.
  ///   - seconds: How long the segment lasts; only springs have a time of their own.
  package func progress(at fraction: Double, of seconds: Double = 1) -> Double {
    switch self {
    case .linear: min(max(fraction, 0), 1)
    case .hold: fraction >= 1 ? 1 : 0
    case .bezier(let curve): curve.progress(at: fraction)
    case .spring(let spring): fraction >= 1 ? 1 : spring.progress(after: fraction * seconds)
    }
  }
}

extension TimingCurve {
  /// How far the value is from one key to the next, after a share (0…1) of the segment's time.
  ///
  /// The `y` of the curve where its `x` is the share, to 1e-12; `x1` and `x2` are clamped to 0…1.
  package func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return fraction }
    return Self.cubic(y1, y2, parameter(at: fraction))
  }

  /// How fast the value moves along the curve's parameter there; only the sign has a meaning alone.
  package func slope(at fraction: Double) -> Double {
    Self.cubicSlope(y1, y2, parameter(at: min(max(fraction, 0), 1)))
  }

  /// The parameter at which the curve's `x` has a value: Newton's method inside a bracket.
  package func parameter(at fraction: Double) -> Double {
    let first = min(max(x1, 0), 1)
    let second = min(max(x2, 0), 1)
    var low = 0.0
    var high = 1.0
    var parameter = fraction
    for _ in 0..<100 {
      let error = Self.cubic(first, second, parameter) - fraction
      if error == 0 { return parameter }
      if error < 0 { low = parameter } else { high = parameter }
      var next = parameter - error / Self.cubicSlope(first, second, parameter)
      // Written so that a division by zero, too, falls back to halving.
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - parameter) < 1e-15 || high - low < 1e-15 { return next }
      parameter = next
    }
    return parameter
  }

  /// The coordinate of a Bézier from 0 to 1 with two inner control values.
  private static func cubic(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return ((3 * first * rest + 3 * second * parameter) * rest + parameter * parameter) * parameter
  }

  /// The derivative of that coordinate.
  private static func cubicSlope(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }
}
