import Foundation

extension CATransform3D {
  init(
    rows r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>
  ) {
    func f(_ x: Double) -> CGFloat { CGFloat(x) }
    self.init(
      m11: f(r1.x), m12: f(r1.y), m13: f(r1.z), m14: f(r1.w),
      m21: f(r2.x), m22: f(r2.y), m23: f(r2.z), m24: f(r2.w),
      m31: f(r3.x), m32: f(r3.y), m33: f(r3.z), m34: f(r3.w),
      m41: f(r4.x), m42: f(r4.y), m43: f(r4.z), m44: f(r4.w))
  }

  init(rows: [SIMD4<Double>]) { self.init(rows: rows[0], rows[1], rows[2], rows[3]) }

  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11.native, m12.native, m13.native, m14.native),
      SIMD4(m21.native, m22.native, m23.native, m24.native),
      SIMD4(m31.native, m32.native, m33.native, m34.native),
      SIMD4(m41.native, m42.native, m43.native, m44.native),
    ]
  }

  /// The sixteen elements, row by row.
  var numbers: [Double] { rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  var isFinite: Bool { rows.allSatisfy { ($0 - $0) == .zero } }

  /// The transform without depth.
  ///
  /// CATransformLayer.h: any other layer flattens its sublayers into its plane.
  var flattened: CATransform3D {
    var flat = self
    (flat.m13, flat.m23, flat.m33, flat.m43) = (0, 0, 1, 0)
    return flat
  }

  /// The inverse by Gauss-Jordan elimination with pivots, or `nil` if the matrix is singular.
  var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard abs(left[pivot][column]) > 1e-300 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = left[column][column]
      left[column] /= factor
      right[column] /= factor
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        left[row] -= left[column] * factor
        right[row] -= right[column] * factor
      }
    }
    return CATransform3D(rows: right)
  }

  /// Returns the image of a point of the plane z = 0, divided by w.
  func project(_ p: CGPoint) -> CGPoint {
    let w = p.x * m14 + p.y * m24 + m44
    return CGPoint(x: (p.x * m11 + p.y * m21 + m41) / w, y: (p.x * m12 + p.y * m22 + m42) / w)
  }
}
