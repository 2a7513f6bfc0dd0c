// For sine, cosine and arc tangent alone.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Matrix {
  /// Turns about the origin, clockwise on a canvas whose y goes down; exact at quarter turns.
  package static func rotation(degrees: Double) -> Matrix {
    guard degrees != 0 else { return .identity }
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Matrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Shears along an axis.
  ///
  /// - Source: transformation-matrix.js (`skewFromAxis`).
  package static func skew(degrees: Double, axis: Double) -> Matrix {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let shear = Matrix(a: 1, b: 0, c: sine / cosine, d: 1, tx: 0, ty: 0)
    return rotation(degrees: axis).concatenating(shear).concatenating(rotation(degrees: -axis))
  }
}

/// The sine and cosine of an angle in degrees, exact at quarter turns.
package func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let turned = degrees.remainder(dividingBy: 360)
  if turned == 0 { return (0, 1) }
  if turned == 90 { return (1, 0) }
  if turned == -90 { return (-1, 0) }
  if abs(turned) == 180 { return (0, -1) }
  let radians = turned * .pi / 180
  return (sin(radians), cos(radians))
}

/// The angle of a direction in degrees, −180…180; 0 for no direction.
package func angleInDegrees(_ direction: Point) -> Double {
  atan2(direction.y, direction.x) * 180 / .pi
}
