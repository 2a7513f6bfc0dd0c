/// A 3D map; a point is a row vector, so `first.concatenating(second)` applies `first` first.
///
/// The layout is that of `CATransform3D`. The space is that of the exact scene: x right, y down, z
/// away from the viewer. Every rotation is clockwise for a viewer looking along its axis.
package struct Matrix4: Hashable, Sendable {
  /// The images of x, y, z, and the origin.
  package var rows: [SIMD4<Double>]

  /// Creates a map from its rows.
  private init(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>, _ origin: SIMD4<Double>)
  {
    rows = [x, y, z, origin]
  }

  /// The map that changes nothing.
  package static let identity = Matrix4(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// Returns a translation by an offset.
  package static func translation(x: Double, y: Double, z: Double) -> Matrix4 {
    var result = identity
    result.rows[3] = SIMD4(x, y, z, 1)
    return result
  }

  /// Returns a scale about the origin.
  package static func scale(x: Double, y: Double, z: Double) -> Matrix4 {
    Matrix4(SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1))
  }

  /// Creates a map from one of the plane, which leaves depth unchanged.
  package init(_ plane: Matrix) {
    self.init(
      SIMD4(plane.a, plane.b, 0, 0), SIMD4(plane.c, plane.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(plane.tx, plane.ty, 0, 1))
  }

  /// An axis of space.
  package enum Axis: Sendable {
    /// To the right.
    case x
    /// Down.
    case y
    /// Away from the viewer.
    case z
  }

  /// Returns a rotation about an axis; exact at quarter turns.
  package static func rotation(degrees: Double, about axis: Axis) -> Matrix4 {
    guard degrees != 0 else { return identity }
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    var result = identity
    switch axis {
    case .x:
      result.rows[1] = SIMD4(0, cosine, sine, 0)
      result.rows[2] = SIMD4(0, -sine, cosine, 0)
    case .y:
      result.rows[0] = SIMD4(cosine, 0, -sine, 0)
      result.rows[2] = SIMD4(sine, 0, cosine, 0)
    case .z:
      result.rows[0] = SIMD4(cosine, sine, 0, 0)
      result.rows[1] = SIMD4(-sine, cosine, 0, 0)
    }
    return result
  }

  /// Returns this map followed by another one.
  package func concatenating(_ next: Matrix4) -> Matrix4 {
    func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
      let first = row[0] * next.rows[0] + row[1] * next.rows[1]
      return first + row[2] * next.rows[2] + row[3] * next.rows[3]
    }
    return Matrix4(row(rows[0]), row(rows[1]), row(rows[2]), row(rows[3]))
  }

  /// Returns the image of a point.
  package func apply(x: Double, y: Double, z: Double) -> SIMD3<Double> {
    let result = x * rows[0] + y * rows[1] + z * rows[2] + rows[3]
    return SIMD3(result[0], result[1], result[2])
  }

  /// The effect of the map on the plane with z at 0, seen from the front.
  package var plane: Matrix {
    Matrix(
      a: rows[0][0], b: rows[0][1], c: rows[1][0], d: rows[1][1], tx: rows[3][0], ty: rows[3][1])
  }

  /// The inverse map, which also keeps straight lines straight, or `nil` if the map flattens space.
  package var inverted: Matrix4? {
    // Gauss–Jordan elimination with the largest pivot of each column.
    var left = rows
    var right = Self.identity.rows
    for column in 0..<4 {
      let candidates = column..<4
      guard
        let pivot = candidates.max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        abs(left[pivot][column]) > 1e-12, left[pivot][column].isFinite
      else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = 1 / left[column][column]
      left[column] *= factor
      right[column] *= factor
      for row in 0..<4 where row != column {
        let share = left[row][column]
        left[row] -= share * left[column]
        right[row] -= share * right[column]
      }
    }
    return Matrix4(right[0], right[1], right[2], right[3])
  }
}
