import QuartzCore
import Testing

extension PlaybackTests {
  @Test("reduced motion shows the end, or the frame of the marker")
  func reducedMotion() {
    Self.onClock {
      let end = Flag()
      let scene = ChaptersLayer()
      scene.playback.play(reduceMotion: true) { if $0 { end.raise() } }
      #expect(end.isRaised)
      #expect(Self.isNear(Self.x(scene.box), 160))
      #expect(scene.box.animationKeys()?.isEmpty ?? true)

      let poster = ReducedMotionLayer()
      let second = Flag()
      poster.playback.play(reduceMotion: true) { if $0 { second.raise() } }
      #expect(second.isRaised)
      Shim.advance(to: 1003)
      #expect(Self.isNear(Self.x(poster.box), 60))
      #expect(Self.isNear(poster.playback.progress, 0.25))
    }
  }

  @Test("with reduced motion, a part shows its own end, and its start in reverse")
  func reducedParts() {
    Self.onClock {
      let scene = ChaptersLayer()
      var ends = 0
      scene.playback.play(.enter, reduceMotion: true) { if $0 { ends += 1 } }
      #expect(Self.isNear(Self.x(scene.box), 100) && ends == 1)
      #expect(Self.isNear(scene.playback.progress, ChaptersLayer.Marker.enter.range.upperBound / 2))
      scene.playback.play(.leave, reduceMotion: true) { if $0 { ends += 1 } }
      #expect(Self.isNear(Self.x(scene.box), 160) && scene.playback.isOver)
      scene.playback.play(speed: -1, reduceMotion: true) { if $0 { ends += 1 } }
      #expect(Self.isNear(Self.x(scene.box), 40))
      scene.playback.play(.leave, speed: -1, reduceMotion: true) { if $0 { ends += 1 } }
      #expect(Self.isNear(Self.x(scene.box), 100) && ends == 4)
      scene.playback.play(.whole, reduceMotion: true)
      #expect(scene.playback.isOver)

      let poster = ReducedMotionLayer()
      poster.playback.play(.whole, reduceMotion: true)
      #expect(Self.isNear(Self.x(poster.box), 60), "the moment of the marker is that of the whole")
      poster.playback.play(.reducedMotion, reduceMotion: true)
      #expect(Self.isNear(Self.x(poster.box), 180))
    }
  }
}
