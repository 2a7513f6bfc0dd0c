import Foundation
import QuartzCore
import Testing

extension ShimTests {
  /// Behavior that Apple's documentation leaves open, tested both ways.
  @Suite struct SwitchTests {
    init() { freshShim() }

    // CAKeyframeAnimation, path: only paced modes promise a constant velocity. A cubic with its
    // handles at its ends is at 5/32 of the way at a quarter of its parameter.
    @Test("a curve in linear mode runs by parameter or by length", arguments: [false, true])
    func pathVelocity(byLength: Bool) {
      Shim.switches.pathsKeepVelocity = byLength
      let layer = committed(CALayer())
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 32, y: 0), control1: .zero, control2: CGPoint(x: 32, y: 0))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      layer.add(animation, forKey: nil)
      Shim.advance(to: 1000.25)
      #expect(layer.state().position.x.isNear(byLength ? 8 : 5, 1e-3))
    }

    // CAAnimation.h, keyTimes: one for each point of the path except moves. lottie-ios closes paths
    // and gives one for each point except the closing one.
    @Test("a closing segment after the last key time is not played", arguments: [false, true])
    func closedPath(openIsTold: Bool) {
      Shim.switches.openPathIsViolation = openIsTold
      for isClosed in [false, true] {
        let layer = committed(CALayer())
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 32, y: 0))
        path.addLine(to: CGPoint(x: 32, y: 16))
        if isClosed { path.closeSubpath() }
        let animation = CAKeyframeAnimation(keyPath: "position")
        (animation.path, animation.keyTimes, animation.duration) = (path, [0, 0.5, 1], 1)
        let found = violations {
          layer.add(animation, forKey: nil)
          Shim.advance(to: Shim.time + 0.75)
          #expect(layer.state().position == CGPoint(x: 32, y: 8))
        }
        #expect(found.isEmpty == (isClosed || !openIsTold))
      }
    }

    // CALayer.h, presentationLayer: nil for a layer that was not committed.
    @Test(
      "commits a detached tree immediately or when it is shown", arguments: [false, true])
    func detachedTrees(areCommitted: Bool) {
      Shim.switches.detachedTreesAreCommitted = areCommitted
      let (screen, root, layer) = (CALayer(), CALayer(), CALayer())
      Shim.show(screen)
      root.addSublayer(layer)
      Shim.flush()
      #expect((layer.presentation() == nil) == !areCommitted)
      layer.opacity = 0
      #expect((layer.animationKeys()?.isEmpty ?? true) == !areCommitted)
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration) = (0 as CGFloat, 8 as CGFloat, 1)
      layer.add(slide, forKey: "slide")
      Shim.advance(to: 1002)
      screen.addSublayer(root)
      Shim.flush()
      #expect(layer.presentation() != nil)
      #expect((layer.animation(forKey: "slide") == nil) == areCommitted, "begins with the commit")
      Shim.advance(to: 1002.5)
      #expect(layer.state().position.x.isNear(areCommitted ? 0 : 4, 1e-6))
    }

    // CAMediaTiming.h: time does not advance on a layer with speed 0, which has already reached the
    // begin time.
    @Test("an animation starts on a layer with a speed of 0, but does not end there")
    func beginOfStillLayer() {
      final class Listener: NSObject, CAAnimationDelegate {
        var (begun, ended) = (false, false)
        func animationDidStart(_ anim: CAAnimation) { begun = true }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended = true }
      }
      let listener = Listener()
      let layer = committed(CALayer())
      layer.speed = 0
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0 as CGFloat, 1 as CGFloat, 1)
      fade.delegate = listener
      layer.add(fade, forKey: nil)
      Shim.advance(to: 1010)
      #expect(listener.begun && !listener.ended)
    }

    // Key-Value Coding Extensions do not require a scale factor to be positive.
    @Test("reports negative scales only with the switch", arguments: [false, true])
    func negativeScale(told: Bool) {
      Shim.switches.negativeScaleIsViolation = told
      let layer = committed(CALayer())
      let found = violations {
        let animation = CABasicAnimation(keyPath: "transform.scale.x")
        (animation.fromValue, animation.toValue) = (CGFloat(-1), CGFloat(-3))
        animation.duration = 1
        layer.add(animation, forKey: nil)
        Shim.advance(to: 1000.5)
        #expect(layer.state().transform.m11 == -2)
      }
      #expect(found.isEmpty != told)
    }

    // lottie-ios (FB9862872) reports that a negative scale x breaks a later component, and that a
    // negative component works if it is last.
    @Test(
      "a mirroring scale breaks later components if a transform is decomposed again",
      arguments: [false, true])
    func decomposition(again: Bool) {
      Shim.switches.decomposesForEachAnimation = again
      for (keyPaths, isRight) in [(["x", "y"], !again), (["y", "x"], true)] {
        let layer = committed(CALayer())
        let found = violations {
          for part in keyPaths {
            let animation = CABasicAnimation(keyPath: "transform.scale.\(part)")
            let value = CGFloat(part == "x" ? -1 : 2)
            (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
            layer.add(animation, forKey: nil)
          }
          Shim.advance(to: Shim.time + 0.5)
          let matrix = layer.state().transform
          #expect((matrix.m11 == -1 && matrix.m22 == 2) == isRight)
        }
        #expect(found.isEmpty == isRight)
      }
      #expect(Shim.negativeScales > 0)
    }

    // CALayer.h, contentsAreFlipped: an odd number of flips up to and including the implicit
    // container of the root layer, which is flipped on iOS.
    @Test("contents are flipped by an odd number of flips", arguments: [false, true])
    func flips(container: Bool) {
      Shim.switches.containerIsFlipped = container
      let (outer, inner, mask) = (CALayer(), CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.mask = mask
      let layers = [outer, inner, mask]
      #expect(layers.map { $0.contentsAreFlipped() } == [container, container, container])
      outer.isGeometryFlipped = true
      #expect(layers.map { $0.contentsAreFlipped() } == [!container, !container, !container])
      inner.isGeometryFlipped = true
      #expect(layers.map { $0.contentsAreFlipped() } == [!container, container, container])
    }

    // CAMediaTiming.h does not specify whether a member can begin before its group.
    @Test("reports members that begin early only with the switch", arguments: [true, false])
    func earlyMembers(allowed: Bool) {
      Shim.switches.membersMayBeginEarly = allowed
      let layer = committed(CALayer())
      let found = violations {
        let (member, group) = (ramp(), CAAnimationGroup())
        member.beginTime = -0.5
        (group.animations, group.duration) = ([member], 1)
        layer.add(group, forKey: nil)
      }
      #expect(found.isEmpty == allowed)
      #expect(layer.state().opacity == 0.5)
    }
  }
}
