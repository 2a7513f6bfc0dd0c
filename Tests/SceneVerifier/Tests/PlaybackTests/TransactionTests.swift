import Foundation
import QuartzCore
import Testing

/// Tests functions of transactions-style classes other than playing their transactions.
///
/// The ball grows to 1.2 in 2/3 s, shrinks to 0.8 until 28/30 s, and returns to 1 at 4/3 s, across
/// the boundaries of transactions. The lamp disappears after 1 s.
@MainActor @Suite(.serialized) struct TransactionTests {
  private typealias Scene = OverlappingBeatsLayer

  private static func scale(_ layer: CALayer) -> Double {
    Shim.flush()
    return Double((layer.presentation() ?? layer).transform.m11)
  }

  private static func isHidden(_ layer: CALayer) -> Bool {
    Shim.flush()
    return (layer.presentation() ?? layer).isHidden
  }

  @Test("play shows every moment and calls the completion at the end")
  func play() {
    PlaybackTests.onClock {
      let scene = Scene()
      #expect(scene.playback.progress == 1)
      let end = Flag()
      scene.playback.play { if $0 { end.raise() } }
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 0.4))
      Shim.advance(to: 1000 + 1.0 / 3)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 0.8), "half way")
      #expect(PlaybackTests.isNear(scene.playback.progress, 1.0 / 6))
      Shim.advance(to: 1000 + 20.0 / 30)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1.2))
      #expect(!Self.isHidden(scene.lamp) && !end.isRaised)
      Shim.advance(to: 1002.1)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
      #expect(Self.isHidden(scene.lamp) && end.isRaised)
      #expect(scene.playback.progress == 1)
    }
  }

  @Test("playback before the scene is on screen continues there, and does not jump to its end")
  func late() {
    PlaybackTests.onClock {
      Shim.switches.detachedTreesAreCommitted = false
      let screen = CALayer()
      Shim.show(screen)
      let scene = Scene()
      let end = Flag()
      scene.playback.play { if $0 { end.raise() } }
      Shim.advance(to: 1000 + 1.0 / 3)
      #expect(scene.presentation() == nil && !end.isRaised)
      screen.addSublayer(scene)
      Shim.advance(to: 1000 + 1.0 / 3)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 0.8), "half way")
      Shim.advance(to: 1000 + 20.0 / 30)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1.2))
      Shim.advance(to: 1002.1)
      #expect(Self.isHidden(scene.lamp) && end.isRaised)
    }
  }

  @Test("a moment set before the scene is on screen appears there")
  func lateMoment() {
    PlaybackTests.onClock {
      Shim.switches.detachedTreesAreCommitted = false
      let screen = CALayer()
      Shim.show(screen)
      let scene = Scene()
      scene.playback.progress = 1.0 / 6
      Shim.advance(to: 1005)
      screen.addSublayer(scene)
      Shim.flush()
      Shim.advance(to: 1006)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 0.8))
      #expect(PlaybackTests.isNear(scene.playback.progress, 1.0 / 6))
    }
  }

  @Test("a paused scene does not move, and its next transactions follow later")
  func pause() {
    PlaybackTests.onClock {
      let scene = Scene()
      let end = Flag()
      scene.playback.play { if $0 { end.raise() } }
      Shim.advance(to: 1000 + 20.0 / 30)
      scene.playback.pause()
      Shim.flush()
      Shim.advance(to: 1010)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1.2))
      #expect(!Self.isHidden(scene.lamp) && !end.isRaised)
      scene.playback.resume()
      Shim.flush()
      Shim.advance(to: 1010 + 8.0 / 30)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 0.8))
      Shim.advance(to: 1012)
      #expect(Self.isHidden(scene.lamp) && end.isRaised)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
    }
  }

  @Test("progress shows any moment in any order, and playback continues from there")
  func progress() {
    PlaybackTests.onClock {
      let scene = Scene()
      for (moment, value) in [(20.0, 1.2), (0, 0.4), (28, 0.8), (60, 1), (10, 0.8)] {
        scene.playback.progress = moment / 60
        #expect(PlaybackTests.isNear(Self.scale(scene.ball), value), "frame \(moment)")
        #expect(PlaybackTests.isNear(scene.playback.progress, moment / 60))
        #expect(Self.isHidden(scene.lamp) == (moment < 5 || moment >= 30), "frame \(moment)")
        Shim.advance(to: Shim.time + 1)
        #expect(PlaybackTests.isNear(Self.scale(scene.ball), value), "it holds")
      }
      let start = Shim.time
      scene.playback.resume()
      Shim.flush()
      Shim.advance(to: start + 10.0 / 30)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1.2))
      Shim.advance(to: start + 25.0 / 30)
      #expect(Self.isHidden(scene.lamp), "the third transaction came by itself")
    }
  }

  @Test("reattaches removed animations and still calls the completion")
  func reattach() {
    PlaybackTests.onClock {
      let scene = Scene()
      let end = Flag()
      scene.playback.play { if $0 { end.raise() } }
      Shim.advance(to: 1000.5)
      scene.removeAllAnimations()
      for layer in scene.sublayers ?? [] { layer.removeAllAnimations() }
      Shim.flush()
      #expect(!end.isRaised)
      scene.playback.reattach()
      Shim.advance(to: 1000 + 20.0 / 30)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1.2))
      #expect(!Self.isHidden(scene.lamp))
      Shim.advance(to: 1002.1)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
      #expect(end.isRaised)
    }
  }

  @Test("a scene that ends while detached shows its end and reports it")
  func reattachLate() {
    PlaybackTests.onClock {
      let scene = Scene()
      let end = Flag()
      scene.playback.play { if $0 { end.raise() } }
      Shim.advance(to: 1000.2)
      scene.removeAllAnimations()
      for layer in scene.sublayers ?? [] { layer.removeAllAnimations() }
      Shim.advance(to: 1010)
      #expect(!end.isRaised)
      scene.playback.reattach()
      #expect(end.isRaised)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
      #expect(Self.isHidden(scene.lamp))
      #expect(scene.playback.progress == 1)
    }
  }

  @Test("releases a scene after and during playback")
  func released() {
    PlaybackTests.onClock {
      weak var played: Scene?
      weak var playing: Scene?
      do {
        let (first, second) = (Scene(), Scene())
        (played, playing) = (first, second)
        first.playback.play()
        Shim.advance(to: 1003)
        second.playback.progress = 0.5
        Shim.flush()
      }
      Shim.reset(time: Shim.time)
      #expect(played == nil)
      #expect(playing == nil)
    }
  }

  @Test("stopping, scrubbing and replaying interrupt the playback once")
  func completions() {
    PlaybackTests.onClock {
      let scene = Scene()
      let (end, flags) = (Flag(), [Flag(), Flag(), Flag()])
      scene.playback.play { $0 ? end.raise() : flags[0].raise() }
      Shim.advance(to: 1000.4)
      scene.playback.play { $0 ? end.raise() : flags[1].raise() }
      #expect(flags.map(\.isRaised) == [true, false, false])
      Shim.advance(to: 1000.8)
      scene.playback.stop()
      #expect(flags.map(\.isRaised) == [true, true, false])
      scene.playback.play { $0 ? end.raise() : flags[2].raise() }
      scene.playback.progress = 0.5
      #expect(flags.map(\.isRaised) == [true, true, true])
      Shim.advance(to: 1010)
      #expect(!end.isRaised)
    }
  }

  @Test("a transaction plays after the initial state is set, from any held moment")
  func prepare() {
    PlaybackTests.onClock {
      let scene = Scene()
      scene.playback.progress = 0.5
      scene.playback.prepare()
      #expect(scene.playback.progress == 1, "nothing plays")
      scene.come()
      let start = Shim.time
      Shim.flush()
      Shim.advance(to: start + 1.0 / 3)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 0.8), "half way")
      Shim.advance(to: start + 5)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
    }
  }

  /// Plays 0.5 s to 1 s: the ball continues its motion, and the lamp, visible since the first
  /// transaction, disappears at 1 s.
  @Test("a part starts from the current state, repeats, and is held at its end")
  func part() {
    PlaybackTests.onClock {
      let scene = Scene()
      let end = Flag()
      scene.playback.play(.stay, repeatCount: 2) { if $0 { end.raise() } }
      Shim.flush()
      for start in [1000, 1000.5] {
        Shim.advance(to: start + 0.001)
        #expect(abs(scene.playback.progress - 0.25) < 0.002)
        #expect(!Self.isHidden(scene.lamp))
        Shim.advance(to: start + 5.0 / 30)
        #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1.2), "frame 20")
        Shim.advance(to: start + 13.0 / 30)
        #expect(PlaybackTests.isNear(Self.scale(scene.ball), 0.8), "frame 28")
        #expect(!scene.playback.isOver && !end.isRaised)
      }
      Shim.advance(to: 1001.1)
      #expect(scene.playback.isOver && end.isRaised)
      #expect(PlaybackTests.isNear(scene.playback.progress, 0.5))
      let held = Self.scale(scene.ball)
      Shim.advance(to: 1005)
      #expect(held < 1 && PlaybackTests.isNear(Self.scale(scene.ball), held))
      scene.playback.reattach()
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), held))
      scene.playback.play()
      Shim.advance(to: 1007.1)
      #expect(scene.playback.isOver && scene.playback.progress == 1)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
    }
  }

  @Test("a part that ends while detached continues with its next repeat, or ends")
  func partLate() {
    PlaybackTests.onClock {
      let scene = Scene()
      let end = Flag()
      func lose() {
        scene.removeAllAnimations()
        for layer in scene.sublayers ?? [] { layer.removeAllAnimations() }
      }
      scene.playback.play(.come, repeatCount: 2) { if $0 { end.raise() } }
      for turn in [1, 2] {
        Shim.advance(to: Shim.time + 0.1)
        lose()
        Shim.advance(to: Shim.time + 10)
        #expect(!end.isRaised, "turn \(turn)")
        scene.playback.reattach()
      }
      #expect(end.isRaised && scene.playback.isOver)
      #expect(PlaybackTests.isNear(scene.playback.progress, 0.25))
      let held = Self.scale(scene.ball)
      scene.playback.progress = 0.25
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), held))
    }
  }

  @Test("plays completely if it starts inside a transaction of the app", arguments: [false, true])
  func insideTransaction(disablesActions: Bool) {
    PlaybackTests.onClock {
      for start in [0, 0.25] {
        let scene = Scene()
        Shim.flush()
        let begin = Shim.time
        CATransaction.begin()
        CATransaction.setDisableActions(disablesActions)
        CATransaction.setAnimationDuration(3)
        if start == 0 {
          scene.playback.play()
        } else {
          scene.playback.progress = start
          scene.playback.resume()
        }
        CATransaction.commit()
        Shim.flush()
        for (frame, scale) in [(20, 1.2), (28, 0.8), (40, 1)] {
          Shim.advance(to: begin + Double(frame) / 30 - start * 2)
          #expect(PlaybackTests.isNear(Self.scale(scene.ball), scale), "frame \(frame)")
          #expect(Self.isHidden(scene.lamp) == (frame >= 30), "frame \(frame)")
        }
      }
    }
  }

  @Test("a transaction that is called again continues from the current state")
  func reentered() {
    PlaybackTests.onClock {
      let scene = Scene()
      scene.playback.prepare()
      scene.come()
      Shim.advance(to: 1000.2)
      let scale = Self.scale(scene.ball)
      #expect(scale > 0.5 && scale < 1.1)
      scene.come()
      Shim.flush()
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), scale))
      let keys = scene.ball.animationKeys() ?? []
      #expect(Set(keys).count == keys.count && keys.count <= 2, "\(keys)")
      Shim.advance(to: 1005)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
    }
  }

  @Test("stop and reduced motion show the end")
  func stop() {
    PlaybackTests.onClock {
      let scene = Scene()
      scene.playback.play()
      Shim.advance(to: 1000.4)
      scene.playback.stop()
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
      #expect(Self.isHidden(scene.lamp))
      #expect(scene.playback.progress == 1)
      let end = Flag()
      scene.playback.play(reduceMotion: true) { if $0 { end.raise() } }
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
      #expect(end.isRaised)
      Shim.advance(to: 1000.8)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1))
    }
  }

  @Test("with reduced motion, a part shows its own end")
  func reducedParts() {
    PlaybackTests.onClock {
      let scene = Scene()
      let end = Flag()
      scene.playback.play(0...20.0 / 30, reduceMotion: true) { if $0 { end.raise() } }
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1.2) && end.isRaised)
      Shim.advance(to: 1009)
      #expect(PlaybackTests.isNear(Self.scale(scene.ball), 1.2))
    }
  }
}
