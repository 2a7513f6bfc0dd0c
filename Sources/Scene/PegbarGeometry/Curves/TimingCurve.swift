/// The two control points of an easing curve from (0, 0) to (1, 1), as in `CAMediaTimingFunction`.
public struct TimingCurve: Hashable, Sendable {
  /// The time of the first control point, 0…1.
  public var x1: Double
  /// The progress of the first control point; outside of 0…1, it overshoots.
  public var y1: Double
  /// The time of the second control point, 0…1.
  public var x2: Double
  /// The progress of the second control point; outside of 0…1, it overshoots.
  public var y2: Double

  /// Creates a curve from its control points.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// `true` if the value goes beyond its ends, or might.
  package var overshoots: Bool { y1 < 0 || y1 > 1 || y2 < 0 || y2 > 1 }

  /// The same motion played backward.
  public var reversed: TimingCurve { TimingCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}

extension TimingCurve {
  /// Returns the progress from one keyframe to the next after a fraction (0…1) of the time between
  /// them.
  ///
  /// The progress is the `y` of the curve where its `x` is the fraction, to 1e-12. `x1` and `x2`
  /// are clamped to 0…1.
  package func progress(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return fraction }
    return Self.cubic(y1, y2, parameter(at: fraction))
  }

  /// Returns the progress at a fraction of the time whose parameter is known.
  package func progress(at fraction: Double, parameter: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    return x1 == y1 && x2 == y2 ? fraction : Self.cubic(y1, y2, parameter)
  }

  /// Returns the derivative of the value by the parameter of the curve, of which only the sign has
  /// a meaning by itself.
  package func slope(at fraction: Double) -> Double {
    Self.cubicSlope(y1, y2, parameter(at: min(max(fraction, 0), 1)))
  }

  /// Returns the parameter at which the `x` of the curve has a value, by Newton's method inside a
  /// bracket.
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
      // This form of the comparison also falls back to bisection after a division by zero.
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - parameter) < 1e-15 || high - low < 1e-15 { return next }
      parameter = next
    }
    return parameter
  }

  /// Returns the parameters of four fractions, which are exactly those of `parameter(at:)` if the
  /// search begins at the fractions themselves.
  ///
  /// Each step of Newton's method waits for the one before it, so four at once take hardly longer
  /// than one.
  package func parameters(
    at fractions: SIMD4<Double>, from guesses: SIMD4<Double>
  ) -> SIMD4<Double> {
    let first = min(max(x1, 0), 1)
    let second = min(max(x2, 0), 1)
    var low = SIMD4<Double>.zero
    var high = SIMD4<Double>.one
    var parameter = guesses
    var result = guesses
    var isOpen = SIMDMask<SIMD4<Int64>>(repeating: true)
    for _ in 0..<100 {
      let error = Self.cubic(first, second, parameter) - fractions
      let isExact = error .== 0
      result.replace(with: parameter, where: isOpen .& isExact)
      isOpen = isOpen .& .!isExact
      let isBefore = error .< 0
      low.replace(with: parameter, where: isBefore)
      high.replace(with: parameter, where: .!isBefore)
      var next = parameter - error / Self.cubicSlope(first, second, parameter)
      let isInside = (next .> low) .& (next .< high)
      next.replace(with: (low + high) / 2, where: .!isInside)
      let change = next - parameter
      let isDone = ((change .< 1e-15) .& (change .> -1e-15)) .| ((high - low) .< 1e-15)
      result.replace(with: next, where: isOpen .& isDone)
      isOpen = isOpen .& .!isDone
      guard any(isOpen) else { return result }
      parameter = next
    }
    result.replace(with: parameter, where: isOpen)
    return result
  }

  // Both compute in the order of the functions for one parameter, for the same rounding. Calls would
  // pass vectors in memory.
  @inline(__always)
  private static func cubic(
    _ first: Double, _ second: Double, _ parameter: SIMD4<Double>
  ) -> SIMD4<Double> {
    let rest = 1 - parameter
    let ends: SIMD4<Double> = rest * (3 * first) + parameter * (3 * second)
    let square: SIMD4<Double> = parameter * parameter
    return (ends * rest + square) * parameter
  }

  @inline(__always)
  private static func cubicSlope(
    _ first: Double, _ second: Double, _ parameter: SIMD4<Double>
  ) -> SIMD4<Double> {
    let rest = 1 - parameter
    let start: SIMD4<Double> = 3 * rest * rest * first
    let middle: SIMD4<Double> = 6 * rest * parameter * (second - first)
    let end: SIMD4<Double> = 3 * parameter * parameter * (1 - second)
    return start + middle + end
  }

  /// Returns the coordinate of a Bézier curve from 0 to 1 with two inner control values.
  private static func cubic(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return ((3 * first * rest + 3 * second * parameter) * rest + parameter * parameter) * parameter
  }

  /// Returns the derivative of that coordinate.
  private static func cubicSlope(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }
}

extension TimingCurve {
  /// Returns the part of the curve between two fractions (0…1) of its time as a separate curve.
  ///
  /// Returns `nil` if the part is too short or returns to its start, because it is then no curve
  /// from 0 to 1 or overshoots excessively. Also returns `nil` if its control points would be
  /// outside of the time, which occurs in the middle of steep curves.
  package func part(from start: Double, to end: Double) -> TimingCurve? {
    guard end > start else { return nil }
    if start <= 0, end >= 1 { return self }
    let from = start <= 0 ? 0 : parameter(at: start)
    let to = end >= 1 ? 1 : parameter(at: end)
    let times = Self.part(min(max(x1, 0), 1), min(max(x2, 0), 1), from, to)
    let values = Self.part(y1, y2, from, to)
    let time = -1e-9...1 + 1e-9
    guard let times, let values, time.contains(times.first), time.contains(times.second),
      max(abs(values.first), abs(values.second)) <= 4
    else { return nil }
    return TimingCurve(
      min(max(times.first, 0), 1), values.first, min(max(times.second, 0), 1), values.second)
  }

  /// Returns the inner control values of a part of one coordinate, scaled to go from 0 to 1.
  private static func part(
    _ first: Double, _ second: Double, _ from: Double, _ to: Double
  ) -> (first: Double, second: Double)? {
    // The polar form of the cubic with the control values 0, first, second, 1.
    func blossom(_ u: Double, _ v: Double, _ w: Double) -> Double {
      let one = (u + v + w) * first - 2 * (u * v + v * w + w * u) * first
      let two = (u * v + v * w + w * u) * second
      return one + two + u * v * w * (3 * first - 3 * second + 1)
    }
    let begin = blossom(from, from, from)
    let span = blossom(to, to, to) - begin
    guard abs(span) > 1e-9 else { return nil }
    return (
      (blossom(from, from, to) - begin) / span, (blossom(from, to, to) - begin) / span
    )
  }
}
