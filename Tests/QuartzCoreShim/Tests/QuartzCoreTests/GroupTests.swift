import QuartzCore
import Testing

extension ShimTests {
  @Suite struct GroupTests {
    init() { freshShim() }

    // CAAnimationGroup: members run concurrently in the time space of the group. They are clipped
    // to its duration, not scaled.
    @Test("members are clipped to the group") func clipped() {
      let layer = committed(CALayer())
      let group = CAAnimationGroup()
      group.animations = [ramp(duration: 2)]
      group.duration = 1
      layer.add(group, forKey: "group")
      #expect(opacities(layer, at: [1000.5, 1000.99, 1001]) == [0.25, 0.495, 1])
    }

    // CAMediaTiming.h, beginTime: relative to the parent. Within a group, 0 is its beginning.
    @Test("members begin relative to the group, even before it") func relative() {
      let layer = committed(CALayer())
      let (late, group) = (ramp(duration: 0.5), CAAnimationGroup())
      late.beginTime = 0.25
      late.fillMode = .both
      group.animations = [late]
      group.duration = 1
      layer.add(group, forKey: "group")
      #expect(opacities(layer, at: [1000.1, 1000.5, 1000.9]) == [0, 0.5, 1])
      let early = ramp(duration: 2)
      early.beginTime = -1
      group.animations = [early]
      layer.add(group, forKey: "group")
      #expect(opacities(layer, at: [1000.9, 1001.4]) == [0.5, 0.75])
    }

    // CAMediaTiming.h: a group repeats, has an offset and fills like any other object.
    @Test("a group within a group plays a part of it repeatedly") func nested() {
      let layer = committed(CALayer())
      let (scene, clip) = (CAAnimationGroup(), CAAnimationGroup())
      scene.animations = [ramp(duration: 4)]
      scene.duration = 4
      scene.timeOffset = 1
      clip.animations = [scene]
      clip.duration = 2
      clip.repeatCount = .infinity
      layer.add(clip, forKey: "scene")
      #expect(opacities(layer, at: [1000, 1001, 1003, 1021.5]) == [0.25, 0.5, 0.5, 0.625])
    }
  }
}
