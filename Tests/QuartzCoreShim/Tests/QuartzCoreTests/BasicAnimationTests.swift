import Foundation
import QuartzCore
import Testing

extension ShimTests {
  @Suite struct BasicAnimationTests {
    init() { freshShim() }

    // CABasicAnimation's reference, Setting Interpolation Values: the six combinations. A missing
    // value is the one that the layer presents (here 100).
    @Test(
      "from, to and by values determine the range",
      arguments: [
        (10, 20, nil, 10, 20), (10, nil, 5, 10, 15), (nil, 20, 5, 15, 20), (10, nil, nil, 10, 100),
        (nil, 20, nil, 100, 20), (nil, nil, 5, 100, 105),
      ] as [(CGFloat?, CGFloat?, CGFloat?, Double, Double)])
    func combinations(from: CGFloat?, to: CGFloat?, by: CGFloat?, start: Double, end: Double) {
      let layer = CALayer()
      layer.zPosition = 100
      Shim.flush()
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 4
      layer.add(animation, forKey: nil)
      #expect(layer.state().zPosition.isNear(start))
      Shim.advance(to: 1001)
      #expect(layer.state().zPosition.isNear(start + (end - start) / 4))
    }

    // CAAnimation.h, additive: the value is added to that of the render tree.
    @Test("additive animations add to the current value") func additive() {
      let layer = CALayer()
      layer.position = CGPoint(x: 10, y: 20)
      Shim.flush()
      for x in [CGFloat(4), 6] {
        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = CGPoint(x: x, y: 0)
        animation.toValue = CGPoint(x: x, y: 0)
        animation.isAdditive = true
        animation.duration = 1
        layer.add(animation, forKey: nil)
      }
      #expect(layer.state().position == CGPoint(x: 20, y: 20))
    }

    // CAAnimation.h, cumulative: the end value of the previous cycles plus the value of the current
    // one.
    @Test("cumulative animations continue from the end of the last cycle") func cumulative() {
      let layer = committed(CALayer())
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = CGFloat(0)
      turn.toValue = CGFloat(1)
      turn.duration = 1
      turn.repeatCount = 3
      turn.isCumulative = true
      layer.add(turn, forKey: nil)
      Shim.advance(to: 1002.5)
      let m = layer.state().transform
      #expect(atan2(Double(m.m12), Double(m.m11)).isNear(2.5))
    }

    // CALayer.h, addAnimation:forKey:: copies the animation, replaces one with the same key, and
    // uses the transaction's duration if there is none.
    @Test("adding copies, replaces and completes") func adding() {
      let layer = committed(CALayer())
      let animation = ramp(duration: 0)
      layer.add(animation, forKey: "fade")
      animation.toValue = CGFloat(0)
      layer.add(ramp("zPosition"), forKey: "other")
      #expect(layer.animationKeys() == ["fade", "other"])
      #expect(opacities(layer, at: [1000.125]) == [0.5])
      layer.add(ramp(duration: 1), forKey: "fade")
      Shim.flush()
      #expect(layer.animationKeys() == ["other", "fade"])
      #expect(opacities(layer, at: [1000.625]) == [0.5])
    }

    // CASpringAnimation's reference: mass 1, stiffness 100, damping 10. The closed form of this
    // damped oscillation is 1 - exp(-5 t) (cos(w t) + 5 / w sin(w t)), w = sqrt(75).
    @Test("a spring oscillates about its end value", arguments: [0.1, 0.3, 0.7])
    func spring(time: Double) {
      let layer = committed(CALayer())
      let spring = CASpringAnimation(keyPath: "zPosition")
      spring.fromValue = CGFloat(0)
      spring.toValue = CGFloat(10)
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil)
      Shim.advance(to: 1000 + time)
      let w = 75.0.squareRoot()
      let value = 1 - exp(-5 * time) * (cos(w * time) + 5 / w * sin(w * time))
      #expect(layer.state().zPosition.isNear(10 * value))
    }

    // CASpringAnimation's reference: critical damping (2 sqrt(k m)) or more does not overshoot. The
    // motion satisfies m x'' = -k (x - 1) - c x'.
    @Test("springs satisfy their equation", arguments: [4.0, 12, 20], [-2.0, 0, 5])
    func equation(damping: Double, velocity: Double) {
      let layer = committed(CALayer())
      let spring = CASpringAnimation(keyPath: "zPosition")
      spring.damping = CGFloat(damping)
      spring.initialVelocity = CGFloat(velocity)
      spring.fromValue = CGFloat(0)
      spring.toValue = CGFloat(1)
      spring.duration = 10
      layer.add(spring, forKey: nil)
      let h = 1e-4
      let x = [0, h, 0.2 - h, 0.2, 0.2 + h].map { t -> Double in
        Shim.advance(to: 1000 + t)
        return Double(layer.state().zPosition)
      }
      #expect(((x[1] - x[0]) / h).isNear(velocity, 0.02))
      let (slope, motionPath) = ((x[4] - x[2]) / (2 * h), (x[4] - 2 * x[3] + x[2]) / (h * h))
      #expect(motionPath.isNear(-100 * (x[3] - 1) - damping * slope, 0.01))
    }

    // CASpringAnimation's reference, allowsOverdamping: false by default, so a damping ratio above
    // 1 counts as 1. The closed form of critical damping is 1 - (1 + 10 t) exp(-10 t), 80% after
    // 0.3 s.
    @Test("a spring is damped at most critically", arguments: [20.0, 60, 100])
    func overdamped(damping: Double) {
      let layer = committed(CALayer())
      let spring = CASpringAnimation(keyPath: "zPosition")
      spring.damping = CGFloat(damping)
      spring.fromValue = CGFloat(0)
      spring.toValue = CGFloat(1)
      spring.duration = 10
      layer.add(spring, forKey: nil)
      Shim.advance(to: 1000.3)
      #expect(Double(layer.state().zPosition).isNear(1 - 4 * exp(-3)))
    }

    // CATransition.h: progress runs from startProgress to endProgress. The key is always
    // "transition".
    @Test("transitions report their progress") func transition() {
      let layer = committed(CALayer())
      let push = CATransition()
      push.type = .push
      push.subtype = .fromTop
      push.startProgress = 0.5
      push.duration = 1
      layer.add(push, forKey: "title")
      #expect(layer.animationKeys() == ["transition"])
      Shim.advance(to: 1000.5)
      let running = layer.state().transitions
      #expect(running.map(\.type) == [.push])
      #expect(running.first?.progress == 0.75)
      Shim.advance(to: 1001)
      #expect(layer.state().transitions.isEmpty)
    }
  }
}
