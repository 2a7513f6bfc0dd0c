import Foundation
import QuartzCore
import Testing

/// Tests functions of generated classes, on the shim, other than playing every moment correctly.
///
/// The classes are goldens of samples. Tests run one at a time because they share one clock.
@MainActor @Suite(.serialized) struct PlaybackTests {
  private typealias Chapters = ChaptersLayer

  static func onClock(_ body: () -> Void) {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    Shim.reset(time: 1000)
    Shim.violation = { Issue.record("shim: \($0)") }
    body()
    Shim.flush()
    Shim.reset()
  }

  private static func takeTurn() { Shim.turn.wait() }

  private static func endTurn() { Shim.turn.signal() }

  static func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

  static func x(_ layer: CALayer) -> Double {
    Shim.flush()
    return Double((layer.presentation() ?? layer).position.x)
  }

  @Test("play shows every moment and calls the completion at the end")
  func play() {
    Self.onClock {
      let scene = Chapters()
      let end = Flag()
      #expect(Self.isNear(scene.playback.progress, 1))
      scene.playback.play { if $0 { end.raise() } }
      #expect(Self.isNear(Self.x(scene.box), 40))
      Shim.advance(to: 1001)
      #expect(Self.isNear(scene.playback.progress, 0.5))
      #expect(Self.isNear(Self.x(scene.box), 100))
      #expect(!end.isRaised)
      Shim.advance(to: 1002.1)
      #expect(end.isRaised)
      #expect(Self.isNear(scene.playback.progress, 1))
      #expect(scene.box.animationKeys()?.isEmpty ?? true, "removed at the end")
      #expect(Self.isNear(Self.x(scene.box), 160))
    }
  }

  /// A definition that moves from 10 to 100 in 3 s has two instances, starting at 0 s and at 1 s.
  @Test("stop shows the end, including instances in progress at that time")
  func underWay() {
    Self.onClock {
      let scene = InMotionAtTheEndLayer()
      scene.playback.play()
      Shim.advance(to: 1001.5)
      #expect(Self.isNear(Self.x(scene.first.box), 55))
      #expect(Self.isNear(Self.x(scene.second.box), 25))
      scene.playback.stop()
      #expect(Self.isNear(Self.x(scene.first.box), 70))
      #expect(Self.isNear(Self.x(scene.second.box), 40))
      #expect(Self.isNear(scene.playback.progress, 1))
      scene.playback.play()
      #expect(Self.isNear(Self.x(scene.first.box), 10))
      Shim.advance(to: 1005)
      #expect(Self.isNear(Self.x(scene.first.box), 70))
      #expect(Self.isNear(Self.x(scene.second.box), 40))
    }
  }

  // By CAMediaTiming.h, a time offset shifts an animation; on devices, it is observed to wrap.
  @Test("a marker plays only its part, repeatedly", arguments: [false, true])
  func marker(timeOffsetWraps: Bool) {
    Self.onClock {
      Shim.switches.timeOffsetWraps = timeOffsetWraps
      let scene = Chapters()
      scene.playback.play(.leave, repeatCount: 2)
      #expect(Self.isNear(Self.x(scene.box), 100))
      Shim.advance(to: 1000.9)
      #expect(Self.isNear(Self.x(scene.box), 160))
      Shim.advance(to: 1001)
      #expect(Self.isNear(scene.playback.progress, 0.5))
      #expect(Self.isNear(Self.x(scene.box), 100))
      Shim.advance(to: 1003)
      #expect(Self.isNear(Self.x(scene.box), 160))
      #expect(scene.box.animation(forKey: "scene") == nil, "what is over goes by itself")
      scene.playback.play(.enter, repeatCount: .infinity)
      Shim.advance(to: 1003 + 30 * 2 / 3.0 + 0.1)
      #expect(scene.playback.progress > 0, "for ever")
      #expect(scene.playback.progress < 0.2)
    }
  }

  @Test("pause freezes the moment and resume continues from it")
  func pause() {
    Self.onClock {
      let scene = Chapters()
      scene.playback.play()
      Shim.advance(to: 1000.3)
      let place = Self.x(scene.box)
      scene.playback.pause()
      Shim.advance(to: 1010)
      #expect(Self.isNear(Self.x(scene.box), place))
      #expect(Self.isNear(scene.playback.progress, 0.15))
      scene.playback.pause()
      scene.playback.resume()
      #expect(Self.isNear(Self.x(scene.box), place))
      Shim.advance(to: 1010.7)
      #expect(Self.isNear(scene.playback.progress, 0.5))
      Shim.advance(to: 1013)
      #expect(scene.box.animationKeys()?.isEmpty ?? true)
    }
  }

  @Test("progress scrubs, and playback continues from there")
  func progress() {
    Self.onClock {
      let scene = Chapters()
      scene.playback.progress = 0.25
      #expect(Self.isNear(scene.playback.progress, 0.25))
      Shim.advance(to: 1005)
      #expect(Self.isNear(scene.playback.progress, 0.25))
      scene.playback.progress = 0
      #expect(Self.isNear(Self.x(scene.box), 40))
      scene.playback.progress = 7
      #expect(Self.isNear(Self.x(scene.box), 160))
      scene.playback.progress = 0.5
      scene.playback.resume()
      Shim.advance(to: 1005.5)
      #expect(Self.isNear(scene.playback.progress, 0.75))
      scene.playback.stop()
      #expect(Self.isNear(Self.x(scene.box), 160))
      #expect(scene.speed == 1)
    }
  }

  @Test("reattaches removed animations at their current moment")
  func reattach() {
    Self.onClock {
      let scene = Chapters()
      scene.playback.play(repeatCount: .infinity)
      // In the background, iOS removes animations that are removed on completion.
      #expect(scene.box.animation(forKey: "scene")?.isRemovedOnCompletion == false)
      Shim.advance(to: 1000.5)
      scene.box.removeAllAnimations()
      #expect(Self.isNear(Self.x(scene.box), 160), "the model")
      Shim.advance(to: 1003)
      scene.playback.reattach()
      #expect(Self.isNear(scene.playback.progress, 0.5))
      #expect(Self.isNear(Self.x(scene.box), 100))
      scene.playback.pause()
      scene.box.removeAllAnimations()
      Shim.advance(to: 1007)
      scene.playback.reattach()
      #expect(Self.isNear(Self.x(scene.box), 100))
      scene.playback.stop()
      scene.playback.reattach()
      #expect(scene.box.animationKeys()?.isEmpty ?? true, "nothing plays")
    }
  }

  @Test("reattaching without a removal does not report an early end")
  func reattachEarly() {
    Self.onClock {
      let scene = Chapters()
      let end = Flag()
      scene.playback.play { if $0 { end.raise() } }
      scene.playback.reattach()
      Shim.advance(to: 1000.5)
      scene.playback.reattach()
      Shim.advance(to: 1001.9)
      #expect(!end.isRaised)
      #expect(Self.isNear(scene.playback.progress, 0.95))
      Shim.advance(to: 1002.1)
      #expect(end.isRaised)
    }
  }

  @Test("another playback, or none, interrupts the current one, whose end is not reported")
  func interrupted() {
    Self.onClock {
      let scene = Chapters()
      let (first, second, end) = (Flag(), Flag(), Flag())
      scene.playback.play { $0 ? end.raise() : first.raise() }
      Shim.advance(to: 1001)
      #expect(!first.isRaised)
      scene.playback.play { $0 ? end.raise() : second.raise() }
      #expect(first.isRaised && !second.isRaised)
      scene.playback.stop()
      #expect(second.isRaised)
      let third = Flag()
      scene.playback.play { $0 ? end.raise() : third.raise() }
      scene.playback.progress = 0.5
      #expect(third.isRaised)
      Shim.advance(to: 1010)
      #expect(!end.isRaised)
    }
  }

  @Test("a released scene interrupts its playback")
  func goingAway() async {
    let flag = Flag()
    Self.onClock {
      let scene = Chapters()
      scene.playback.play { if !$0 { flag.raise() } }
    }
    for _ in 0..<1000 where !flag.isRaised { await Task.yield() }
    #expect(flag.isRaised)
  }

  @Test(
    "waiting for a released scene ends, even if its playback is still in use",
    .timeLimit(.minutes(1)))
  func waitingForReleased() async {
    Self.takeTurn()
    defer { Self.endTurn() }
    var scene: InMotionAtTheEndLayer? = InMotionAtTheEndLayer()
    let playback = scene!.playback
    let task = Task { @MainActor in await playback.play(repeatCount: .infinity) }
    while playback.isOver { await Task.yield() }
    scene = nil
    Shim.reset()
    #expect(await !task.value)
    playback.pause()
    playback.resume()
    #expect(await !playback.play())
  }

  @Test("a scene that leaves the screen continues, and reports its end only then")
  func background() {
    Self.onClock {
      let scene = Chapters()
      let (end, interrupted) = (Flag(), Flag())
      scene.playback.play { $0 ? end.raise() : interrupted.raise() }
      Shim.advance(to: 1000.5)
      scene.playback.pause()
      scene.box.removeAllAnimations()
      Shim.flush()
      Shim.advance(to: 1009)
      #expect(!end.isRaised && !interrupted.isRaised)
      scene.playback.reattach()
      scene.playback.resume()
      Shim.advance(to: 1010)
      #expect(Self.isNear(scene.playback.progress, 0.75))
      #expect(!end.isRaised)
      Shim.advance(to: 1010.6)
      #expect(end.isRaised && !interrupted.isRaised)
    }
  }

  @Test("a scene plays at any speed and in reverse", arguments: [false, true])
  func speed(timeOffsetWraps: Bool) {
    Self.onClock {
      Shim.switches.timeOffsetWraps = timeOffsetWraps
      let scene = Chapters()
      let end = Flag()
      scene.playback.play(speed: 2) { if $0 { end.raise() } }
      Shim.advance(to: 1000.5)
      #expect(Self.isNear(scene.playback.progress, 0.5))
      #expect(Self.isNear(Self.x(scene.box), 100))
      scene.playback.pause()
      Shim.advance(to: 1003)
      scene.playback.resume()
      Shim.advance(to: 1003.25)
      #expect(Self.isNear(scene.playback.progress, 0.75))
      Shim.advance(to: 1003.6)
      #expect(end.isRaised)

      let back = Flag()
      scene.playback.play(speed: -1) { if $0 { back.raise() } }
      #expect(Self.isNear(Self.x(scene.box), 160))
      #expect(Self.isNear(scene.playback.progress, 1))
      Shim.advance(to: 1003.6 + 1)
      #expect(Self.isNear(Self.x(scene.box), 100))
      #expect(Self.isNear(scene.playback.progress, 0.5) && !back.isRaised)
      Shim.advance(to: 1003.6 + 2.1)
      #expect(Self.isNear(Self.x(scene.box), 40), "it stays at the beginning")
      #expect(back.isRaised && scene.playback.isOver && Self.isNear(scene.playback.progress, 0))

      scene.playback.play(1...2, repeatCount: 2, speed: -2)
      #expect(Self.isNear(Self.x(scene.box), 160))
      Shim.advance(to: 1003.6 + 2.1 + 0.75)
      #expect(Self.isNear(scene.playback.progress, 0.75))
      #expect(Self.isNear(Self.x(scene.box), Chapters.place(at: 1.5)))
    }
  }

  @Test("a part that is empty or outside the scene shows one moment and ends")
  func emptyParts() {
    Self.onClock {
      let scene = Chapters()
      for (part, x) in [(0.0...0, 40.0), (1...1, 100), (2...9, 160), (7...9, 160)] {
        let end = Flag()
        scene.playback.play(part, repeatCount: .nan) { if $0 { end.raise() } }
        Shim.advance(to: Shim.time + 0.01)
        #expect(end.isRaised && scene.playback.isOver)
        #expect(abs(Self.x(scene.box) - x) < 1, "\(part)")
      }
    }
  }

  @Test("awaiting a playback returns whether it reached the end")
  func waiting() async {
    // This test does not depend on the clock and runs on one thread.
    Self.takeTurn()
    defer { Self.endTurn() }
    let scene = InMotionAtTheEndLayer()
    #expect(await scene.playback.play(reduceMotion: true))
    let task = Task { @MainActor in await scene.playback.play(repeatCount: .infinity) }
    while scene.playback.isOver { await Task.yield() }
    scene.playback.stop()
    #expect(await !task.value)
  }

  @Test("canceling the awaiting task stops its own scene and no other")
  func cancelled() async {
    Self.takeTurn()
    defer { Self.endTurn() }
    let scene = InMotionAtTheEndLayer()
    for waits in [true, false] {
      let task = Task { @MainActor in await scene.playback.play(repeatCount: .infinity) }
      while waits, scene.playback.isOver { await Task.yield() }
      task.cancel()
      #expect(await !task.value)
    }
    let first = Task { @MainActor in await scene.playback.play(repeatCount: .infinity) }
    while scene.playback.isOver { await Task.yield() }
    first.cancel()
    scene.playback.play(repeatCount: .infinity, completion: nil)
    #expect(await !first.value)
    #expect(!scene.playback.isOver, "another one plays on")
  }

  @Test("a part is over at its own end, and a count below 1 ends within a cycle")
  func isOver() {
    Self.onClock {
      let scene = Chapters()
      #expect(scene.playback.isOver)
      scene.playback.play(.enter)
      #expect(!scene.playback.isOver)
      Shim.advance(to: 1001.9)
      #expect(scene.playback.isOver)
      #expect(scene.playback.progress < 1)
      scene.playback.play(repeatCount: 0.5)
      Shim.advance(to: 1002.5)
      #expect(!scene.playback.isOver)
      Shim.advance(to: 1003)
      #expect(scene.playback.isOver)
      #expect(scene.playback.progress == 1)
      let whole = InMotionAtTheEndLayer()
      whole.playback.play(repeatCount: 0.5)
      Shim.advance(to: 1003 + InMotionAtTheEndLayer.sceneDuration * 0.75)
      #expect(whole.playback.progress == 1)
      scene.playback.progress = 0.5
      #expect(!scene.playback.isOver)
    }
  }
}

extension ChaptersLayer {
  /// Returns the position of the box at a time, in points, according to the timeline.
  fileprivate static func place(at time: TimeInterval) -> Double {
    let scene = ChaptersLayer()
    scene.playback.progress = time / sceneDuration
    Shim.flush()
    return Double((scene.box.presentation() ?? scene.box).position.x)
  }
}

/// A flag that a completion raises.
final class Flag: @unchecked Sendable {
  private(set) var isRaised = false

  func raise() { isRaised = true }
}
