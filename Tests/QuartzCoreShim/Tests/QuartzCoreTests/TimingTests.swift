import QuartzCore
import Testing

extension ShimTests {
  @Suite struct TimingTests {
    init() { freshShim() }

    private func shown(
      _ times: [Double], model: Float = 0.5, _ change: (CABasicAnimation) -> Void
    ) -> [Double] {
      let layer = CALayer()
      let start = Shim.time
      layer.opacity = model
      Shim.flush()
      let animation = ramp()
      change(animation)
      layer.add(animation, forKey: "fade")
      return opacities(layer, at: times.map { start + $0 })
    }

    // CAMediaTiming.h, fillMode: removed is the default, forwards keeps the end value, backwards
    // applies the start value before the beginning, and both does both.
    @Test("fill modes determine the value outside the active time")
    func fillModes() {
      let times = [0, 1.5, 2.5]
      func run(_ mode: CAMediaTimingFillMode) -> [Double] {
        shown(times) {
          $0.beginTime = Shim.time + 1
          $0.fillMode = mode
          $0.isRemovedOnCompletion = mode == .removed
        }
      }
      #expect(run(.removed) == [0.5, 0.5, 0.5])
      #expect(run(.forwards) == [0.5, 0.5, 1])
      #expect(run(.backwards) == [0, 0.5, 0.5])
      #expect(run(.both) == [0, 0.5, 1])
    }

    // CAMediaTiming.h, repeatCount: the number of repetitions, which can be a fraction.
    @Test("repeats restart, and can end in the middle of a cycle") func repeats() {
      let seen = shown([0.25, 1.25, 2.25, 2.75]) { $0.repeatCount = 2.5 }
      #expect(seen == [0.25, 0.25, 0.25, 0.5])
    }

    // CAMediaTiming.h, repeatDuration: the duration of the repetition.
    @Test("a repeat duration ends the animation") func repeatDuration() {
      #expect(shown([1.25, 1.75]) { $0.repeatDuration = 1.5 } == [0.25, 0.5])
    }

    // CAMediaTiming.h, autoreverses: plays backward after playing forward.
    @Test("autoreversing returns within one repeat") func autoreverses() {
      let seen = shown([0.75, 1.25, 1.75, 2.25, 4.5]) {
        $0.autoreverses = true
        $0.repeatCount = 2
      }
      #expect(seen == [0.75, 0.75, 0.25, 0.25, 0.5])
    }

    // CAMediaTiming.h: t = (tp - begin) * speed + offset.
    @Test("speed and offset determine local time") func speedAndOffset() {
      #expect(shown([0.25, 0.5]) { $0.speed = 2 } == [0.5, 0.5])
      #expect(shown([0, 0.25, 0.6]) { $0.timeOffset = 0.5 } == [0.5, 0.75, 0.5])
    }

    // The formula does not specify the part before the offset. On devices, it is observed to play
    // last.
    @Test("an offset wraps around with the switch") func offsetWraps() {
      Shim.switches.timeOffsetWraps = true
      #expect(shown([0, 0.25, 0.75]) { $0.timeOffset = 0.5 } == [0.5, 0.75, 0.25])
    }

    // CAMediaTiming.h: the parent of a layer is its superlayer. With a speed of 0, time does not
    // advance, so the time offset is the local time.
    @Test("the offset scrubs a layer with a speed of 0") func scrubbing() {
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      outer.speed = 0
      let animation = ramp()
      animation.beginTime = 1e-100
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "fade")
      for share in [0, 0.25, 0.75, 1] {
        outer.timeOffset = share
        #expect(layer.state().opacity.isNear(share, 1e-6))
      }
    }

    // CALayer.h, convertTime:fromLayer:.
    @Test("time converts between layers") func conversion() {
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      outer.speed = 2
      outer.beginTime = 1000
      layer.timeOffset = 3
      #expect(layer.convertTime(1001, from: nil) == 5)
      #expect(layer.convertTime(5, to: outer) == 2)
      #expect(layer.convertTime(5, to: nil) == 1001)
    }
  }
}
