import Foundation
import QuartzCore
import Testing

extension ShimTests {
  @Suite struct ValueTests {
    init() { freshShim() }

    /// Returns the state at a quarter of the way between two values.
    private func quarter<Layer: CALayer>(
      _ layer: Layer, _ keyPath: String, _ from: Any, _ to: Any
    ) -> LayerState {
      Shim.flush()
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      layer.add(animation, forKey: nil)
      Shim.advance(to: Shim.time + 0.25)
      return layer.state()
    }

    // Core Animation Programming Guide, Key-Value Coding Extensions, Wrapping Conventions: points,
    // sizes, rectangles and transforms are values. They interpolate number by number.
    @Test("structures interpolate number by number") func structures() {
      let layer = CALayer()
      let a = CGRect(x: 0, y: 4, width: 8, height: 12)
      let b = CGRect(x: 4, y: 0, width: 16, height: 12)
      let c = CGRect(x: 1, y: 3, width: 10, height: 12)
      #expect(quarter(layer, "bounds", a, b).bounds == c)
      let size = quarter(
        layer, "shadowOffset", CGSize(width: 0, height: 4), CGSize(width: 4, height: 0))
      #expect(size.shadowOffset == CGSize(width: 1, height: 3))
      let moved = quarter(
        layer, "transform", CATransform3DIdentity, CATransform3DMakeTranslation(8, 4, 0))
      #expect(moved.transform.m41 == 2 && moved.transform.m42 == 1 && moved.transform.m11 == 1)
    }

    // CALayer.h: colors are animatable. The effect of alpha is not documented, so a switch selects
    // it.
    @Test("colors interpolate by component", arguments: [false, true])
    func colors(premultiplied: Bool) {
      Shim.switches.colorsMixPremultiplied = premultiplied
      let clear = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0)
      let solid = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
      let shown = quarter(CALayer(), "backgroundColor", clear, solid).backgroundColor
      #expect(shown == (premultiplied ? [0, 0, 1, 0.25] : [0.75, 0, 0.25, 0.25]))
    }

    // CAShapeLayer.h, path: control points interpolate if both paths have the same number.
    @Test("paths interpolate point by point") func paths() {
      func path(_ x: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x, y: 0))
        path.addLine(to: CGPoint(x: 2 * x, y: 8))
        path.closeSubpath()
        return path
      }
      let shown = quarter(CAShapeLayer(), "path", path(0), path(8)).path
      #expect(shown == [.move(CGPoint(x: 2, y: 0)), .line(CGPoint(x: 4, y: 8)), .close])
    }

    // CAGradientLayer.h: colors, locations, startPoint and endPoint are animatable.
    @Test("gradients interpolate") func gradients() {
      let layer = CAGradientLayer()
      let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
      layer.colors = [black, white]
      layer.locations = [0, 1]
      let colors = quarter(layer, "colors", [black, white], [white, white])
      #expect(colors.colors == [[0.25, 1], [1, 1]])
      let first: [NSNumber] = [0, 0.5]
      let second: [NSNumber] = [0.5, 1]
      #expect(quarter(layer, "locations", first, second).locations == [0.125, 0.625])
      let end = quarter(layer, "endPoint", CGPoint.zero, CGPoint(x: 4, y: 8))
      #expect(end.endPoint == CGPoint(x: 1, y: 2))
    }

    // CAKeyframeAnimation, calculationMode discrete: values without intermediate values jump.
    @Test("hidden jumps between values") func hidden() {
      let layer = committed(CALayer())
      let animation = CAKeyframeAnimation(keyPath: "hidden")
      animation.values = [true, false, true]
      animation.keyTimes = [0, 0.25, 0.75, 1]
      animation.calculationMode = .discrete
      animation.duration = 1
      layer.add(animation, forKey: nil)
      let seen = [0.2, 0.3, 0.7, 0.8].map { time -> Bool in
        Shim.advance(to: 1000 + time)
        return layer.state().isHidden
      }
      #expect(seen == [true, false, false, true])
    }

    // CGPath.h: rectangles start at their origin. Ellipses are within their rectangle.
    @Test("outlines have the correct bounds") func outlines() {
      let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
      let transform = CGAffineTransform(translationX: 5, y: 0)
      let moved = withUnsafePointer(to: transform) { CGPath(rect: rect, transform: $0) }
      #expect(moved.boundingBox == rect.offsetBy(dx: 5, dy: 0))
      #expect(CGPath(ellipseIn: rect, transform: nil).boundingBox == rect)
      let round = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 6, transform: nil)
      #expect(round.boundingBox == rect)
      let joined = CGMutablePath()
      joined.addPath(round, transform: transform)
      #expect(joined.boundingBox == rect.offsetBy(dx: 5, dy: 0))
      #expect(CGMutablePath().isEmpty && !joined.isEmpty)
    }

    // CATransform3D.h: t' = a * b, which the inverse reverts.
    @Test("transforms concatenate and invert") func transforms() {
      var t = CATransform3DMakeTranslation(1, 2, 3)
      t = CATransform3DRotate(t, 0.7, 1, 2, 3)
      t = CATransform3DScale(t, 2, 3, 4)
      t.m34 = -0.01
      let same = CATransform3DConcat(t, CATransform3DInvert(t))
      #expect(same.m11.isNear(1) && same.m22.isNear(1) && same.m34.isNear(0))
      #expect(same.m41.isNear(0) && same.m43.isNear(0) && same.m44.isNear(1))
      #expect(CATransform3DIsIdentity(CATransform3DMakeAffineTransform(.identity)))
      let order = CATransform3DConcat(
        CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(1, 0, 0))
      #expect(order.m41 == 1 && order.m11 == 2)
    }
  }
}
