import Foundation

extension CGPath {
  /// Returns the outline with control points that rotate about their vertices between two outlines.
  ///
  /// CAShapeLayer.h allows nonlinear interpolation of control points off the line. This variant
  /// interpolates their angle and length, as an animator would.
  func turningHandles(from a: CGPath, to b: CGPath, _ share: Double) -> CGPath {
    var points = (a: CGPoint.zero, b: CGPoint.zero, mixed: CGPoint.zero)
    let turned = elements.indices.map { index -> LayerState.PathElement in
      let (from, to, mixed) = (a.elements[index], b.elements[index], elements[index])
      defer {
        if let p = from.points.last, let q = to.points.last, let m = mixed.points.last {
          points = (p, q, m)
        }
      }
      guard
        case (.curve(let p1, let p2, let p), .curve(let q1, let q2, let q), .curve(_, _, let m)) =
          (from, to, mixed)
      else { return mixed }
      return .curve(
        Self.turned(points.a, p1, points.b, q1, points.mixed, share),
        Self.turned(p, p2, q, q2, m, share), m)
    }
    return CGPath(elements: turned)
  }

  private static func turned(
    _ from: CGPoint, _ fromHandle: CGPoint, _ to: CGPoint, _ toHandle: CGPoint, _ center: CGPoint,
    _ share: Double
  ) -> CGPoint {
    func polar(_ a: CGPoint, _ b: CGPoint) -> (length: Double, angle: Double) {
      let (x, y) = ((b.x - a.x).native, (b.y - a.y).native)
      return (hypot(x, y), atan2(y, x))
    }
    let (start, end) = (polar(from, fromHandle), polar(to, toHandle))
    // A control point on its vertex has no direction from which to turn.
    let isTurning = start.length > 0 && end.length > 0
    let first = start.length > 0 ? start.angle : end.angle
    let turn = isTurning ? remainder(end.angle - start.angle, 2 * .pi) : 0
    let length = start.length + (end.length - start.length) * share
    let angle = first + turn * share
    return CGPoint(
      x: center.x + CGFloat(length * cos(angle)), y: center.y + CGFloat(length * sin(angle)))
  }
}
