// Signatures: Apple, CAMediaTiming.h and CAMediaTimingFunction.h.
import Foundation

public func CACurrentMediaTime() -> CFTimeInterval { Shim.time }

public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The timing properties that determine the local time of a layer.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration = CFTimeInterval.infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
}

// Not Sendable, as on Apple's platforms.
open class CAMediaTimingFunction: NSObject {
  let curve: UnitCurve

  /// Creates a named function with the control points of CAMediaTimingFunction.h.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(controlPoints: 0, 0, 1, 1)
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default:
      Shim.violate("there is no timing function named \(name.rawValue)")
      self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    // The curve is a function of time only if the x coordinates are within the unit square
    // (Animation Types and Timing Programming Guide, Timing functions).
    if !(0...1).contains(c1x) || !(0...1).contains(c2x) || !c1y.isFinite || !c2y.isFinite {
      Shim.violate("timing function: control points (\(c1x), \(c1y)), (\(c2x), \(c2y))")
    }
    curve = UnitCurve(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
  }
  /// Writes one of the points 0 to 3, the ends of which are (0, 0) and (1, 1).
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>!) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(idx) else {
      Shim.violate("getControlPoint: index \(idx)")
      return
    }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }
}

/// A cubic curve from (0, 0) to (1, 1) as a function of x.
struct UnitCurve {
  var x1, y1, x2, y2: Double

  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return x }
    let u = parameter(at: x)
    return Self.coordinate(y1, y2, u)
  }

  /// Returns the curve parameter, by Newton's method within bounds, to 1e-12 in x.
  private func parameter(at x: Double) -> Double {
    var (low, high, u) = (0.0, 1.0, x)
    for _ in 0..<100 {
      let error = Self.coordinate(x1, x2, u) - x
      if abs(error) < 1e-12 { return u }
      if error > 0 { high = u } else { low = u }
      let v = 1 - u
      let slope = 3 * v * v * x1 + 6 * v * u * (x2 - x1) + 3 * u * u * (1 - x2)
      let next = u - error / slope
      u = next > low && next < high ? next : (low + high) / 2
    }
    return u
  }

  private static func coordinate(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }
}
