import QuartzCore
import Testing

extension ShimTests {
  @Suite struct ClockTests {
    init() { freshShim() }

    // CABase.h, CACurrentMediaTime: the current absolute time in seconds.
    @Test("the media time is that of the clock") func mediaTime() {
      #expect(CACurrentMediaTime() == 1000)
      Shim.advance(to: 1002.5)
      #expect(CACurrentMediaTime() == 1002.5)
    }

    // Core Animation Programming Guide, Animating Layer Content: a begin time of 0 is replaced by
    // the current time when the animation reaches the render tree.
    @Test("an animation begins when it is committed") func beginsAtCommit() {
      let layer = committed(CALayer())
      Shim.advance(to: 1001)
      layer.add(ramp(), forKey: "fade")
      #expect(opacities(layer, at: [1001, 1001.25, 1001.75]) == [0, 0.25, 0.75])
    }

    // CAAnimation.h, removedOnCompletion: removed from the render tree when its active duration has
    // passed. The default is YES.
    @Test("finished animations are removed") func removal() {
      let layer = committed(CALayer())
      layer.add(ramp(), forKey: "fade")
      Shim.advance(to: 1000.5)
      #expect(layer.animationKeys() == ["fade"])
      Shim.advance(to: 1001)
      #expect(layer.animationKeys() == nil)
      #expect(layer.state().opacity == 1)
    }
  }
}
