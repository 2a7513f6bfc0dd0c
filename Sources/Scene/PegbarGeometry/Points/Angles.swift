// Required only for sine, cosine, their inverses, and powers.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#else
  #error("unknown C library")
#endif

extension Matrix {
  /// Returns a rotation about the origin, clockwise with y down; exact at quarter turns.
  package static func rotation(degrees: Double) -> Matrix {
    guard degrees != 0 else { return .identity }
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    return Matrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns a shear along an axis.
  ///
  /// - Source: transformation-matrix.js (`skewFromAxis`).
  package static func skew(degrees: Double, axis: Double) -> Matrix {
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let shear = Matrix(a: 1, b: 0, c: sine / cosine, d: 1, tx: 0, ty: 0)
    return rotation(degrees: axis).concatenating(shear).concatenating(rotation(degrees: -axis))
  }
}

/// Returns the sine and cosine of an angle in degrees, exact at quarter turns.
package func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
  let turned = degrees.remainder(dividingBy: 360)
  if turned == 0 { return (0, 1) }
  if turned == 90 { return (1, 0) }
  if turned == -90 { return (-1, 0) }
  if abs(turned) == 180 { return (0, -1) }
  let radians = turned * .pi / 180
  return (sin(radians), cos(radians))
}

/// Returns the angle of a direction in degrees, −180…180; 0 for a zero vector.
package func angleInDegrees(_ direction: Point) -> Double {
  atan2(direction.y, direction.x) * 180 / .pi
}

/// Returns a nonnegative base raised to a power.
package func power(_ base: Double, _ exponent: Double) -> Double {
  exponent == 1 ? base : pow(max(base, 0), exponent)
}

/// An orientation in 3D space: rotations in degrees about z, then y, then x.
public struct Orientation: Hashable, Sendable {
  /// The rotation about x.
  public var x: Double
  /// The rotation about y.
  public var y: Double
  /// The rotation about z.
  public var z: Double

  /// Creates an orientation from its rotations.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The orientation that changes nothing.
  public static let zero = Orientation(x: 0, y: 0, z: 0)
}

extension Orientation {
  /// Returns the rotation by the shortest path about one axis (spherical interpolation of unit
  /// quaternions).
  public static func interpolate(
    _ from: Orientation, _ to: Orientation, _ fraction: Double
  ) -> Orientation {
    guard from != to else { return from }
    let start = Quaternion(from)
    var end = Quaternion(to)
    var cosine = start.dot(end)
    if cosine < 0 { (cosine, end) = (-cosine, end * -1) }
    let angle = acos(min(cosine, 1))
    // The arc is so short that it is a line, and its sine is too small to divide by.
    guard angle > 1e-9 else { return fraction < 0.5 ? from : to }
    let first = start * (sin((1 - fraction) * angle) / sin(angle))
    let last = end * (sin(fraction * angle) / sin(angle))
    return (first + last).orientation
  }
}

/// A rotation about any axis: the components along x, y, and z, and w.
private typealias Quaternion = SIMD4<Double>

extension SIMD4<Double> {
  /// Creates the product of the rotations about x, y, and z, of which the last one applies first.
  fileprivate init(_ orientation: Orientation) {
    let half = Double.pi / 360
    let (sx, cx) = (sin(orientation.x * half), cos(orientation.x * half))
    let (sy, cy) = (sin(orientation.y * half), cos(orientation.y * half))
    let (sz, cz) = (sin(orientation.z * half), cos(orientation.z * half))
    self.init(
      x: sx * cy * cz + cx * sy * sz, y: cx * sy * cz - sx * cy * sz,
      z: cx * cy * sz + sx * sy * cz, w: cx * cy * cz - sx * sy * sz)
  }

  fileprivate func dot(_ other: Quaternion) -> Double {
    w * other.w + x * other.x + y * other.y + z * other.z
  }

  /// The rotations about the axes, from the elements of the rotation matrix.
  fileprivate var orientation: Orientation {
    let degrees = 180 / Double.pi
    let sine = 2 * (x * z + w * y)
    // In a view straight along x, rotations about z and x are the same, so x receives both.
    guard abs(sine) < 1 - 1e-12 else {
      return Orientation(
        x: atan2(2 * (y * z + w * x), 1 - 2 * (x * x + z * z)) * degrees, y: sine > 0 ? 90 : -90,
        z: 0)
    }
    return Orientation(
      x: atan2(2 * (w * x - y * z), 1 - 2 * (x * x + y * y)) * degrees, y: asin(sine) * degrees,
      z: atan2(2 * (w * z - x * y), 1 - 2 * (y * y + z * z)) * degrees)
  }
}
