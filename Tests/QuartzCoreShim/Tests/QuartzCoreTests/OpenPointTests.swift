import Foundation
import QuartzCore
import Testing

extension ShimTests {
  /// Behavior that generated code depends on and only a device can determine, tested both ways.
  @Suite struct OpenPointTests {
    init() { freshShim() }

    private static func arch(_ handle: CGPoint) -> CGPath {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addCurve(to: CGPoint(x: 9, y: 0), control1: handle, control2: CGPoint(x: 9, y: 0))
      return path
    }

    private static func morph(_ function: CAMediaTimingFunction? = nil) -> CAShapeLayer {
      let layer = committed(CAShapeLayer())
      let animation = CAKeyframeAnimation(keyPath: "path")
      animation.values = [arch(CGPoint(x: 4, y: 0)), arch(CGPoint(x: 0, y: 4))]
      animation.timingFunctions = function.map { [$0] }
      animation.duration = 1
      animation.fillMode = .both
      layer.add(animation, forKey: nil)
      return layer
    }

    private static func handle(_ layer: CAShapeLayer) -> CGPoint? {
      guard case .curve(let first, _, _)? = layer.state().path?.last else { return nil }
      return first
    }

    // CAShapeLayer.h, path: points off the line may be interpolated non-linearly.
    @Test("control points interpolate linearly or rotate", arguments: [true, false])
    func controlPoints(straight: Bool) throws {
      Shim.switches.controlPointsGoStraight = straight
      let layer = Self.morph()
      Shim.advance(to: 1000.5)
      let handle = try #require(Self.handle(layer))
      let half = straight ? 2 : 4 * 0.5.squareRoot()
      #expect(handle.x.isNear(half) && handle.y.isNear(half))
    }

    // CAMediaTimingFunction.h allows a curve outside of 0...1. The effect on an outline is not
    // documented.
    @Test("outlines overshoot or stop at their keyframes", arguments: [true, false])
    func overshoot(reaches: Bool) throws {
      Shim.switches.outlinesOvershoot = reaches
      let layer = Self.morph(CAMediaTimingFunction(controlPoints: 0.3, 2, 0.6, 1))
      Shim.advance(to: 1000.7)
      let handle = try #require(Self.handle(layer))
      #expect(reaches ? handle.y > 4.1 : handle.y.isNear(4))
    }

    // CAMediaTiming.h, beginTime: 0 means the time of the commit.
    @Test("a begin time close to 0 is used, or means now", arguments: [false, true])
    func tinyBeginTime(isNow: Bool) {
      Shim.switches.tinyBeginTimeIsNow = isNow
      let layer = committed(CALayer())
      (layer.speed, layer.timeOffset) = (0, 0.25)
      let animation = ramp()
      animation.beginTime = 1e-100
      animation.fillMode = .both
      layer.add(animation, forKey: nil)
      Shim.flush()
      #expect(layer.state().opacity.isEqual(to: isNow ? 0 : 0.25))
    }

    // CAShapeLayer.h does not specify where dashes start.
    @Test("reports dashes on a trimmed line only with the switch", arguments: [false, true])
    func trimmedDashes(told: Bool) {
      Shim.switches.trimmedDashesAreViolation = told
      let layer = CAShapeLayer()
      let found = violations {
        layer.lineDashPattern = [2, 3]
        layer.strokeStart = 0.5
        Shim.flush()
        _ = layer.state()
      }
      #expect(found.isEmpty != told)
    }

    // CAGradientLayer.h does not specify how colors of different opacities mix.
    @Test("reports gradients with different opacities only if enabled", arguments: [false, true])
    func alphaGradient(told: Bool) {
      Shim.switches.alphaGradientIsViolation = told
      let layer = CAGradientLayer()
      let found = violations {
        layer.colors = [
          CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
          CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0),
        ]
      }
      #expect(found.isEmpty != told)
    }

    // CAGradientLayer.h: both points are in the unit space of the bounds. Nothing else is
    // specified.
    @Test("reports slanted gradients only with the switch", arguments: [false, true])
    func slantedGradient(told: Bool) {
      Shim.switches.slantedGradientIsViolation = told
      for (height, isSquare) in [(10.0, false), (20, true)] {
        let found = violations {
          let layer = CAGradientLayer()
          layer.bounds = CGRect(x: 0, y: 0, width: 20, height: height)
          layer.colors = [CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)]
          (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1))
          _ = layer.state()
        }
        #expect(found.isEmpty == (isSquare || !told))
      }
    }
  }
}
