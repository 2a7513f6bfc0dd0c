import Foundation
import QuartzCore
import Testing

extension ShimTests {
  @Suite struct TransactionTests {
    init() { freshShim() }

    final class Listener: NSObject, CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start \(Shim.time)") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(Shim.time) \(flag)")
      }
    }

    // Core Animation Programming Guide, Changing a Layer's Default Behavior; CATransaction.h: a
    // change animates in 1/4 s from the presented value, with the transaction's timing function.
    @Test("a change of a committed layer animates") func implicit() {
      let layer = committed(CALayer())
      layer.opacity = 0
      #expect(layer.opacity == 0)
      #expect(opacities(layer, at: [1000, 1000.125, 1000.25]) == [1, 0.5, 0])
      #expect(layer.animationKeys() == nil)
    }

    // Same: settings of a transaction. A nested transaction inherits those that it does not set.
    @Test("transactions set duration and curve, and nested ones inherit") func nested() {
      let (a, b) = (CALayer(), CALayer())
      Shim.flush()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(
        CAMediaTimingFunction(controlPoints: 0, 1, 0, 1))
      a.opacity = 0
      CATransaction.commit()
      b.opacity = 0
      CATransaction.commit()
      Shim.advance(to: 1000.25)
      #expect(a.state().opacity.isNear(0.125, 1e-6))
      #expect(b.state().opacity.isNear(0.875, 1e-6))
    }

    // CATransaction.h, disableActions; CALayer.h, actions: NSNull stops the search.
    @Test("nothing animates without actions") func disabled() {
      let layer = committed(CALayer())
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0
      CATransaction.commit()
      layer.actions = ["zPosition": NSNull()]
      layer.zPosition = 5
      #expect(layer.state().opacity == 0)
      #expect(layer.state().zPosition == 5)
      #expect(layer.animationKeys() == nil)
    }

    // Core Animation Programming Guide: layers that are new or outside of the tree do not animate.
    @Test("layers of the same transaction animate only if enabled", arguments: [false, true])
    func newLayers(animate: Bool) {
      Shim.switches.newLayersAnimate = animate
      let layer = CALayer()
      layer.opacity = 0
      #expect((layer.animationKeys() != nil) == animate)
    }

    // CAShapeLayer.h, path: "animatable, but no implicit animation is created".
    @Test("paths change immediately") func paths() {
      let layer = committed(CAShapeLayer())
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
      #expect(layer.animationKeys() == nil)
      #expect(layer.state().path?.count == 5)
    }

    // CATransaction.h, setCompletionBlock:: called when all animations added after it, including
    // nested ones, have ended or been removed. If there are none, it is called immediately.
    @Test("completion waits for the animations") func completion() {
      let layer = committed(CALayer())
      var called: [Double] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { called.append(Shim.time) }
      CATransaction.commit()
      #expect(called == [1000])
      CATransaction.begin()
      CATransaction.setCompletionBlock { called.append(Shim.time) }
      layer.add(ramp(duration: 0.5), forKey: "a")
      CATransaction.begin()
      layer.add(ramp("zPosition", duration: 1.5), forKey: "b")
      CATransaction.commit()
      CATransaction.commit()
      Shim.advance(to: 1001)
      #expect(called == [1000])
      Shim.advance(to: 1003)
      #expect(called == [1000, 1001.5])
      CATransaction.begin()
      CATransaction.setCompletionBlock { called.append(Shim.time) }
      layer.add(ramp(duration: 5), forKey: "a")
      CATransaction.commit()
      Shim.advance(to: 1004)
      layer.removeAnimation(forKey: "a")
      Shim.flush()
      #expect(called == [1000, 1001.5, 1004])
    }

    // Same: changes made in a completion block begin at that moment.
    @Test("transactions chain by completion") func chain() {
      let layer = committed(CALayer())
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.opacity = 1
        CATransaction.commit()
      }
      layer.opacity = 0
      CATransaction.commit()
      #expect(opacities(layer, at: [1000.5, 1001, 1002, 1003]) == [0.5, 0, 0.5, 1])
    }

    // CAAnimation.h: animationDidStart, animationDidStop:finished: (NO if it was removed).
    @Test("delegates are notified of start and stop") func delegates() {
      let layer = committed(CALayer())
      let (first, second) = (Listener(), Listener())
      let late = ramp()
      late.beginTime = 1001
      late.delegate = first
      layer.add(late, forKey: "late")
      let long = ramp("zPosition", duration: 10)
      long.delegate = second
      layer.add(long, forKey: "long")
      Shim.advance(to: 1003)
      layer.removeAnimation(forKey: "long")
      Shim.flush()
      #expect(first.heard == ["start 1001.0", "stop 1002.0 true"])
      #expect(second.heard == ["start 1000.0", "stop 1003.0 false"])
    }

    // CAMediaTiming.h: an endless repeat never ends.
    @Test("an endless repetition never completes") func endless() {
      let layer = committed(CALayer())
      let animation = ramp()
      animation.repeatCount = .infinity
      layer.add(animation, forKey: "loop")
      Shim.advance(to: 1_000_000.25)
      #expect(layer.animationKeys() == ["loop"])
      #expect(layer.state().opacity.isNear(0.25, 1e-6))
    }

    // CALayer.h, presentationLayer: nil before the first commit, then the presented values.
    @Test("the presentation layer has the current values") func presentation() {
      let layer = CAShapeLayer()
      #expect(layer.presentation() == nil)
      Shim.flush()
      layer.add(ramp("strokeStart"), forKey: "stroke")
      Shim.advance(to: 1000.5)
      #expect(layer.presentation()?.strokeStart == 0.5)
      #expect(layer.presentation()?.model() === layer)
      #expect(layer.strokeStart == 0)
    }
  }
}
