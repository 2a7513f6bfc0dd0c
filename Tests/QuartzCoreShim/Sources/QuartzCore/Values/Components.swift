// The parts of a transform that have their own key paths: Core Animation Programming Guide,
// "Key-Value Coding Extensions", CATransform3D key paths. The guide does not define the
// decomposition of a matrix. Here it is scale, then shear, then rotations about x, y and z, then
// translation, and the remaining perspective is last.
import Foundation

struct Components {
  var scale = SIMD3<Double>(1, 1, 1)
  /// The shear in the order xy, xz, yz.
  var shear = SIMD3<Double>()
  var rotation = SIMD3<Double>()
  var translation = SIMD3<Double>()
  var perspective = SIMD4<Double>(0, 0, 0, 1)
  var isSingular = false
  var isMirrored = false

  init(_ matrix: CATransform3D) {
    var rows = matrix.rows
    let fourth = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    for i in 0..<3 { rows[i].w = 0 }
    rows[3].w = 1
    if fourth != SIMD4(0, 0, 0, 1), let inverse = CATransform3D(rows: rows).inverse {
      perspective = inverse.rows.withUnsafeBufferPointer { r in
        SIMD4(
          (r[0] * fourth).sum(), (r[1] * fourth).sum(), (r[2] * fourth).sum(), (r[3] * fourth).sum()
        )
      }
    }
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    takeApart((0..<3).map { SIMD3(rows[$0].x, rows[$0].y, rows[$0].z) })
  }

  /// Decomposes the matrix by Gram-Schmidt; a row without length has its unit axis and scale 0.
  private mutating func takeApart(_ rows: [SIMD3<Double>]) {
    let fallback: [SIMD3<Double>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    var axes: [SIMD3<Double>] = []
    for i in 0..<3 {
      var row = rows[i]
      for (j, axis) in axes.enumerated() {
        let share = (row * axis).sum()
        row -= share * axis
        shear[i == 1 ? 0 : 1 + j] = share
      }
      let length = (row * row).sum().squareRoot()
      scale[i] = length
      isSingular = isSingular || length == 0
      axes.append(length == 0 ? fallback[i] : row / length)
    }
    // Shear is stored in units of its row's scale, so that the scale can change alone.
    for (i, row) in [1, 2, 2].enumerated() where scale[row] != 0 { shear[i] /= scale[row] }
    if isSingular { return }
    if (Self.cross(axes[0], axes[1]) * axes[2]).sum() < 0 {
      isMirrored = true
      scale = -scale
      axes = axes.map { -$0 }
    }
    rotation = Self.angles(axes)
  }

  private static func angles(_ r: [SIMD3<Double>]) -> SIMD3<Double> {
    if Shim.switches.rotatesZFirst {
      let y = asin(min(max(r[2].x, -1), 1))
      guard abs(cos(y)) > 1e-12 else { return SIMD3(atan2(r[0].y, r[1].y), y, 0) }
      return SIMD3(atan2(-r[2].y, r[2].z), y, atan2(-r[1].x, r[0].x))
    }
    let y = asin(min(max(-r[0].z, -1), 1))
    guard abs(cos(y)) > 1e-12 else { return SIMD3(atan2(-r[2].y, r[1].y), y, 0) }
    return SIMD3(atan2(r[1].z, r[2].z), y, atan2(r[0].y, r[0].x))
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  var matrix: CATransform3D {
    var m = CATransform3DIdentity
    let s = scale
    m.m11 = CGFloat(s.x)
    (m.m21, m.m22) = (CGFloat(shear.x * s.y), CGFloat(s.y))
    (m.m31, m.m32, m.m33) = (CGFloat(shear.y * s.z), CGFloat(shear.z * s.z), CGFloat(s.z))
    for axis in Shim.switches.rotatesZFirst ? [2, 1, 0] : [0, 1, 2] where rotation[axis] != 0 {
      let turn = CATransform3DMakeRotation(
        CGFloat(rotation[axis]), axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
      m = CATransform3DConcat(m, turn)
    }
    let t = translation
    (m.m41, m.m42, m.m43) = (CGFloat(t.x), CGFloat(t.y), CGFloat(t.z))
    guard perspective != SIMD4(0, 0, 0, 1) else { return m }
    var p = CATransform3DIdentity
    p.m14 = CGFloat(perspective.x)
    p.m24 = CGFloat(perspective.y)
    p.m34 = CGFloat(perspective.z)
    p.m44 = CGFloat(perspective.w)
    return CATransform3DConcat(m, p)
  }
}
