/// A perspective map from one plane to another, which keeps straight lines straight.
///
/// With `(u, v, w) = x · first + y · second + third`, a point is mapped to `(u / w, v / w)`. If w
/// is not above `near`, the point is behind the viewer, or too close in front to be drawn.
package struct Homography: Hashable, Sendable {
  /// The contribution of x.
  package var first: SIMD3<Double>
  /// The contribution of y.
  package var second: SIMD3<Double>
  /// The image of the origin.
  package var third: SIMD3<Double>

  /// The smallest w that is drawn, which limits magnification to a factor of 1000.
  package static let near = 0.001

  /// Creates a map from its effect on x, y, and the origin.
  package init(first: SIMD3<Double>, second: SIMD3<Double>, third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The equivalent affine map, if the map has no perspective and is not behind the viewer.
  package var affine: Matrix? {
    guard third[2] > Self.near else { return nil }
    let slack = 1e-12 * third[2]
    guard abs(first[2]) <= slack, abs(second[2]) <= slack else { return nil }
    let factor = 1 / third[2]
    return Matrix(
      a: first[0] * factor, b: first[1] * factor, c: second[0] * factor, d: second[1] * factor,
      tx: third[0] * factor, ty: third[1] * factor)
  }

  /// Returns an affine map followed by this map.
  package func following(_ matrix: Matrix) -> Homography {
    Homography(
      first: matrix.a * first + matrix.b * second, second: matrix.c * first + matrix.d * second,
      third: matrix.tx * first + matrix.ty * second + third)
  }

  /// Returns this map followed by an affine map.
  package func followed(by matrix: Matrix) -> Homography {
    func map(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        row[0] * matrix.a + row[1] * matrix.c + row[2] * matrix.tx,
        row[0] * matrix.b + row[1] * matrix.d + row[2] * matrix.ty, row[2])
    }
    return Homography(first: map(first), second: map(second), third: map(third))
  }

  /// Returns the depth of a point in front of the viewer, by which its size is divided.
  package func depth(of point: Point) -> Double {
    point.x * first[2] + point.y * second[2] + third[2]
  }

  /// Returns the image of a point in front of the viewer.
  package func apply(_ point: Point) -> Point {
    let image = point.x * first + point.y * second + third
    return Point(x: image[0] / image[2], y: image[1] / image[2])
  }

  /// Returns the image of a direction at a point in front of the viewer.
  package func direction(_ vector: Point, at point: Point) -> Point {
    let image = point.x * first + point.y * second + third
    let change = vector.x * first + vector.y * second
    let square = image[2] * image[2]
    return Point(
      x: (change[0] * image[2] - image[0] * change[2]) / square,
      y: (change[1] * image[2] - image[1] * change[2]) / square)
  }

  /// Returns the affine map that has the same effect at a point in front of the viewer and nearly
  /// the same around it.
  package func tangent(at point: Point) -> Matrix {
    let image = apply(point)
    let right = direction(Point(x: 1, y: 0), at: point)
    let down = direction(Point(x: 0, y: 1), at: point)
    return Matrix(
      a: right.x, b: right.y, c: down.x, d: down.y,
      tx: image.x - right.x * point.x - down.x * point.y,
      ty: image.y - right.y * point.x - down.y * point.y)
  }
}

extension Matrix {
  /// The inverse map, or `nil` if the map flattens the plane.
  package var inverted: Matrix? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    let factor = 1 / determinant
    return Matrix(
      a: d * factor, b: -b * factor, c: -c * factor, d: a * factor,
      tx: (c * ty - d * tx) * factor, ty: (b * tx - a * ty) * factor)
  }
}
