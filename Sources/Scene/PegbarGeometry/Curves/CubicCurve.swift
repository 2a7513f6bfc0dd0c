/// A cubic Bézier curve, measured by length.
package struct CubicCurve: Hashable, Sendable {
  /// The start point.
  package var start: Point
  /// The control point next to the start.
  package var control1: Point
  /// The control point next to the end.
  package var control2: Point
  /// The end point.
  package var end: Point

  /// Creates a curve from its four points.
  package init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The fraction of the radius of a quarter circle at which its control points are.
  ///
  /// - Source: lottie-web common.js (`roundCorner`).
  package static let roundCorner = 0.5519

  /// `true` if both control points are at their ends.
  package var isLine: Bool { control1 == start && control2 == end }

  /// Returns the point at a parameter, 0…1.
  package func point(at parameter: Double) -> Point {
    let rest = 1 - parameter
    let first = rest * rest * rest
    let second = 3 * rest * rest * parameter
    let third = 3 * rest * parameter * parameter
    let fourth = parameter * parameter * parameter
    return Point(
      x: first * start.x + second * control1.x + third * control2.x + fourth * end.x,
      y: first * start.y + second * control1.y + third * control2.y + fourth * end.y)
  }

  /// Returns the derivative by the parameter.
  package func derivative(at parameter: Double) -> Point {
    let rest = 1 - parameter
    let first = 3 * rest * rest
    let second = 6 * rest * parameter
    let third = 3 * parameter * parameter
    return Point(
      x: first * (control1.x - start.x) + second * (control2.x - control1.x)
        + third * (end.x - control2.x),
      y: first * (control1.y - start.y) + second * (control2.y - control1.y)
        + third * (end.y - control2.y))
  }

  /// Returns the direction of travel, even if the derivative vanishes; zero for a single point.
  package func direction(at parameter: Double) -> Point {
    let derivative = derivative(at: parameter)
    if derivative.length > 1e-9 * extent { return derivative }
    return point(at: min(parameter + 1e-4, 1)) - point(at: max(parameter - 1e-4, 0))
  }

  /// The length of the control polygon.
  package var extent: Double {
    (control1 - start).length + (control2 - control1).length + (end - control2).length
  }

  /// Returns the length between two parameters.
  package func length(from low: Double = 0, to high: Double = 1) -> Double {
    if isLine { return (point(at: high) - point(at: low)).length }
    return refined(low, high, estimate: quadrature(low, high), depth: 0)
  }

  /// Returns the parameter at which the curve reaches a length (0…`total`), given its total length.
  package func parameter(atLength length: Double, of total: Double) -> Double {
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    var low = 0.0
    var lowLength = 0.0
    var high = 1.0
    var parameter = length / total
    for _ in 0..<60 {
      let reached = lowLength + self.length(from: low, to: parameter)
      let error = reached - length
      let step = error / derivative(at: parameter).length
      if abs(error) <= 1e-11 * total { return parameter }
      if error < 0 {
        low = parameter
        lowLength = reached
      } else {
        high = parameter
      }
      var next = parameter - step
      if !(next > low && next < high) { next = (low + high) / 2 }
      if high - low < 1e-14 { return next }
      parameter = next
    }
    return parameter
  }

  /// Returns the part between two parameters.
  package func part(from low: Double, to high: Double) -> CubicCurve {
    let first = point(at: low)
    let last = point(at: high)
    if isLine { return CubicCurve(first, first, last, last) }
    let third = (high - low) / 3
    return CubicCurve(
      first, first + derivative(at: low) * third, last - derivative(at: high) * third, last)
  }

  /// Returns the part between two lengths, given the total length.
  package func part(fromLength low: Double, toLength high: Double, of total: Double) -> CubicCurve {
    guard isLine, total > 0 else {
      return part(
        from: parameter(atLength: low, of: total), to: parameter(atLength: high, of: total))
    }
    return evenPart(from: min(max(low / total, 0), 1), to: min(max(high / total, 0), 1))
  }

  /// Bisects the interval until the two halves agree with the whole.
  private func refined(
    _ low: Double, _ high: Double, estimate: Double, depth: Int
  ) -> Double {
    let middle = (low + high) / 2
    let left = quadrature(low, middle)
    let right = quadrature(middle, high)
    let sum = left + right
    // The halves are far more accurate than the whole, so their error is far below this difference.
    if !(abs(sum - estimate) > 1e-9 * max(sum, 1e-3)) || depth >= 10 { return sum }
    return refined(low, middle, estimate: left, depth: depth + 1)
      + refined(middle, high, estimate: right, depth: depth + 1)
  }

  /// Returns the length by Gauss–Legendre quadrature with eight nodes.
  package func quadrature(_ low: Double, _ high: Double) -> Double {
    let half = (high - low) / 2
    let middle = (high + low) / 2
    let offsets = half * Self.nodes
    let pairs = Self.weights * (speeds(at: middle - offsets) + speeds(at: middle + offsets))
    return half * (pairs[0] + pairs[1] + pairs[2] + pairs[3])
  }

  /// The positive nodes of the quadrature, and the weights of each and of its negative.
  private static let nodes = SIMD4(
    0.1834346424956498, 0.5255324099163290, 0.7966664774136267, 0.9602898564975363)
  private static let weights = SIMD4(
    0.3626837833783620, 0.3137066458778873, 0.2223810344533745, 0.1012285362903763)

  /// Returns the lengths of the derivatives at parameters, the same as for each parameter alone.
  private func speeds(at parameters: SIMD4<Double>) -> SIMD4<Double> {
    let rest = 1 - parameters
    let first = 3 * rest * rest
    let second = 6 * rest * parameters
    let third = 3 * parameters * parameters
    let (one, two, three) = (control1 - start, control2 - control1, end - control2)
    let x = first * one.x + second * two.x + third * three.x
    let y = first * one.y + second * two.y + third * three.y
    return (x * x + y * y).squareRoot()
  }
}
