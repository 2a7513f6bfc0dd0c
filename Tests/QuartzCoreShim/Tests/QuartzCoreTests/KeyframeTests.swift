import Foundation
import QuartzCore
import Testing

extension ShimTests {
  @Suite struct KeyframeTests {
    init() { freshShim() }

    private func xs(_ times: [Double], _ change: (CAKeyframeAnimation) -> Void) -> [Double] {
      let layer = committed(CALayer())
      let start = Shim.time
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 40] as [CGFloat]
      animation.duration = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      change(animation)
      layer.add(animation, forKey: "move")
      return times.map {
        Shim.advance(to: start + $0)
        return (Double(layer.state().position.x) * 1e5).rounded() / 1e5
      }
    }

    // CAKeyframeAnimation, values: without key times, keyframes are spaced evenly.
    @Test("linear keyframes") func linear() {
      #expect(xs([0, 0.25, 0.5, 0.75, 1]) { _ in } == [0, 5, 10, 25, 40])
    }

    // CAKeyframeAnimation, keyTimes: fractions of the duration, one for each value.
    @Test("key times") func keyTimes() {
      #expect(xs([0.1, 0.2, 0.6]) { $0.keyTimes = [0, 0.2, 1] } == [5, 10, 25])
    }

    // CAKeyframeAnimation, calculationMode discrete: each value in sequence, with one more key
    // time.
    @Test("discrete keyframes have one more time than values") func discrete() {
      let seen = xs([0, 0.199, 0.201, 0.799, 0.801, 1]) {
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.2, 0.8, 1]
      }
      #expect(seen == [0, 0, 10, 10, 40, 40])
    }

    // CAKeyframeAnimation, calculationMode paced: a constant velocity. Key times are ignored.
    @Test("paced keyframes have constant velocity") func paced() {
      #expect(xs([0.125, 0.25, 0.5, 0.75]) { $0.calculationMode = .paced } == [5, 10, 20, 30])
    }

    // CAKeyframeAnimation, timingFunctions: the pacing of each segment, one fewer than values.
    @Test("timing functions apply to segments") func timingFunctions() {
      let seen = xs([0.25, 0.75]) {
        $0.timingFunctions = [
          CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeInEaseOut),
        ]
      }
      #expect(seen == [5, 25])
      // A cubic from (0, 0) over (0, 1), (0, 1) to (1, 1): at u = 1/2, x = 1/8 and y = 7/8.
      let steep = xs([0.0625]) {
        let curve = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1)
        $0.timingFunctions = [curve, curve]
      }
      #expect(steep == [8.75])
    }

    // CAAnimation.h, timingFunction: the pacing of the animation as a whole.
    @Test("the timing function of the animation applies to all keyframes") func wholeCurve() {
      let seen = xs([0.125]) {
        $0.timingFunction = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1)
      }
      #expect(seen == [32.5])
    }

    // CAKeyframeAnimation, calculationMode cubic: a smooth curve through the values (Catmull-Rom).
    // Evenly spaced values remain linear.
    @Test("cubic keyframes pass through the values") func cubic() {
      let even = xs([0, 0.25, 0.5, 1]) {
        $0.values = [0, 10, 20] as [CGFloat]
        $0.calculationMode = .cubic
      }
      #expect(even == [0, 5, 10, 20])
      // Slopes 10, (40 - 0) / 2, 30. Hermite halfway: (0 + 10) / 2 + (10 - 20) / 8.
      #expect(xs([0.25]) { $0.calculationMode = .cubic } == [3.75])
    }

    // CAKeyframeAnimation, path: each point except moves is a keyframe, even if two are equal.
    // keyTimes can be equal. The result is a rest, then a jump.
    @Test("a path rests on a zero-length line and jumps in zero time", arguments: [false, true])
    func restingPath(byLength: Bool) {
      Shim.switches.pathsKeepVelocity = byLength
      let layer = committed(CALayer())
      let path = CGMutablePath()
      path.move(to: .zero)
      for x in [10.0, 10, 40, 60] as [CGFloat] { path.addLine(to: CGPoint(x: x, y: 0)) }
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.keyTimes = [0, 0.25, 0.5, 0.5, 1]
      animation.duration = 1
      layer.add(animation, forKey: nil)
      for (time, x) in [(1000.125, 5.0), (1000.375, 10), (1000.5, 40), (1000.75, 50)] {
        Shim.advance(to: time)
        #expect(layer.state().position.x.isNear(CGFloat(x), 1e-6))
      }
    }

    // CAKeyframeAnimation, path: each point except moves is a keyframe. The path overrides values.
    @Test("a path moves points") func path() {
      let layer = committed(CALayer())
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 30))
      for (mode, y) in [(CAAnimationCalculationMode.linear, 0.0), (.paced, 10)] {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = mode
        animation.duration = 1
        layer.add(animation, forKey: "move")
        Shim.flush()
        Shim.advance(to: Shim.time + 0.5)
        #expect(layer.state().position.x.isNear(10, 1e-6))
        #expect(layer.state().position.y.isNear(y, 1e-6))
      }
    }
  }
}
