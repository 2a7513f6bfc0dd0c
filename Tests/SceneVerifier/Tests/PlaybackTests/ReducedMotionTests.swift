import QuartzCore
import Testing

extension PlaybackTests {
  @Test("reduced motion shows the end, or the frame of the marker")
  func reducedMotion() {
    Self.onClock {
      let end = Flag()
      let scene = ChaptersLayer()
      scene.play(reduceMotion: true) { end.raise() }
      #expect(end.isRaised)
      #expect(Self.isNear(Self.x(scene.box), 160))
      #expect(scene.box.animationKeys()?.isEmpty ?? true)

      let poster = ReducedMotionLayer()
      let second = Flag()
      poster.play(reduceMotion: true) { second.raise() }
      #expect(second.isRaised)
      Shim.advance(to: 1003)
      #expect(Self.isNear(Self.x(poster.box), 60))
      #expect(Self.isNear(poster.progress, 0.25))
    }
  }

  @Test("with reduced motion, a part shows its own end, and its start in reverse")
  func reducedParts() {
    Self.onClock {
      let scene = ChaptersLayer()
      var ends = 0
      scene.play(.enter, reduceMotion: true) { ends += 1 }
      #expect(Self.isNear(Self.x(scene.box), 100) && ends == 1)
      #expect(Self.isNear(scene.progress, ChaptersLayer.Marker.enter.range.upperBound / 2))
      scene.play(.leave, reduceMotion: true) { ends += 1 }
      #expect(Self.isNear(Self.x(scene.box), 160) && scene.isOver)
      scene.play(speed: -1, reduceMotion: true) { ends += 1 }
      #expect(Self.isNear(Self.x(scene.box), 40))
      scene.play(.leave, speed: -1, reduceMotion: true) { ends += 1 }
      #expect(Self.isNear(Self.x(scene.box), 100) && ends == 4)
      scene.play(.whole, reduceMotion: true)
      #expect(scene.isOver)

      let poster = ReducedMotionLayer()
      poster.play(.whole, reduceMotion: true)
      #expect(Self.isNear(Self.x(poster.box), 60), "the moment of the marker is that of the whole")
      poster.play(.reducedMotion, reduceMotion: true)
      #expect(Self.isNear(Self.x(poster.box), 180))
    }
  }
}
