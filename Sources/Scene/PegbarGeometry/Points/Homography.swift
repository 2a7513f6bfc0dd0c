/// A map from one plane to another in perspective: straight lines stay straight.
///
/// With `(u, v, w) = x · first + y · second + third` a point goes to `(u / w, v / w)`. Where w is
/// not above `near`, the point lies behind the eye, or so close before it that nobody draws it.
package struct Homography: Hashable, Sendable {
  /// What x adds.
  package var first: SIMD3<Double>
  /// What y adds.
  package var second: SIMD3<Double>
  /// Where the origin goes.
  package var third: SIMD3<Double>

  /// The smallest w that is drawn: nothing is enlarged more than a thousand times.
  package static let near = 0.001

  /// Makes a map from what it does to x, y and the origin.
  package init(first: SIMD3<Double>, second: SIMD3<Double>, third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The plane map that this is, if it has no perspective and does not lie behind the eye.
  package var affine: Matrix? {
    guard third[2] > Self.near else { return nil }
    let slack = 1e-12 * third[2]
    guard abs(first[2]) <= slack, abs(second[2]) <= slack else { return nil }
    let factor = 1 / third[2]
    return Matrix(
      a: first[0] * factor, b: first[1] * factor, c: second[0] * factor, d: second[1] * factor,
      tx: third[0] * factor, ty: third[1] * factor)
  }

  /// A plane map, then this one.
  package func following(_ matrix: Matrix) -> Homography {
    Homography(
      first: matrix.a * first + matrix.b * second, second: matrix.c * first + matrix.d * second,
      third: matrix.tx * first + matrix.ty * second + third)
  }

  /// This map, then a plane map.
  package func followed(by matrix: Matrix) -> Homography {
    func map(_ row: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        row[0] * matrix.a + row[1] * matrix.c + row[2] * matrix.tx,
        row[0] * matrix.b + row[1] * matrix.d + row[2] * matrix.ty, row[2])
    }
    return Homography(first: map(first), second: map(second), third: map(third))
  }

  /// How far before the eye a point lies: its size is divided by this.
  package func depth(of point: Point) -> Double {
    point.x * first[2] + point.y * second[2] + third[2]
  }

  /// Where a point before the eye goes.
  package func apply(_ point: Point) -> Point {
    let image = point.x * first + point.y * second + third
    return Point(x: image[0] / image[2], y: image[1] / image[2])
  }

  /// Where a direction at a point before the eye goes.
  package func direction(_ vector: Point, at point: Point) -> Point {
    let image = point.x * first + point.y * second + third
    let change = vector.x * first + vector.y * second
    let square = image[2] * image[2]
    return Point(
      x: (change[0] * image[2] - image[0] * change[2]) / square,
      y: (change[1] * image[2] - image[1] * change[2]) / square)
  }

  /// The plane map that does the same at a point before the eye and nearly the same around it.
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
  /// The map that undoes this one; none for a map that flattens the plane.
  package var inverted: Matrix? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    let factor = 1 / determinant
    return Matrix(
      a: d * factor, b: -b * factor, c: -c * factor, d: a * factor,
      tx: (c * ty - d * tx) * factor, ty: (b * tx - a * ty) * factor)
  }
}
