import Foundation
import QuartzCore
import Testing

extension PlaybackTests {
  // By CAMediaTiming.h, a time offset shifts an animation; on devices, it is observed to wrap.
  @Test("instances that began before the scene are in progress or over", arguments: [false, true])
  func early(timeOffsetWraps: Bool) {
    Self.onClock {
      Shim.switches.timeOffsetWraps = timeOffsetWraps
      let scene = BegunBeforeLayer()
      scene.playback.play(repeatCount: 2)
      for round in [1000.0, 1002] {
        for time in [0, 0.7, 1.4, 1.6] {
          Shim.advance(to: round + time)
          #expect(Self.isNear(Self.x(scene.first.box), 10 + 45 * time), "\(time) s")
          #expect(
            Self.isNear(Self.x(scene.begun.box), min(10 + 45 * (time + 0.5), 100)), "\(time) s")
          #expect(Self.isNear(Self.x(scene.over.box), 100), "\(time) s")
        }
      }
      Shim.advance(to: 1005)
      for part in [scene.begun, scene.over] { #expect(Self.isNear(Self.x(part.box), 100)) }
    }
  }
}
