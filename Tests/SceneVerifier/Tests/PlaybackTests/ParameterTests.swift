import Foundation
import QuartzCore
import Testing

extension PlaybackTests {
  /// Tests properties of generated classes that change the visible content.
  @MainActor @Suite struct Parameters {
    private static var red: CGColor { CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) }
    private static var green: CGColor { CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1) }

    private static func shown(_ color: CGColor?) -> [Double] {
      (color?.components ?? []).map { (Double($0) * 1000).rounded() / 1000 }
    }

    @Test("the color and number of a slot reach the layer immediately")
    func slots() {
      PlaybackTests.onClock {
        let scene = ThemeColorLayer()
        Shim.flush()
        scene.accent = Self.red
        scene.strength = 0.25
        #expect(Self.shown(scene.badge.backgroundColor) == [1, 0, 0, 1])
        #expect(scene.badge.opacity == 0.25)
        #expect(scene.badge.animationKeys()?.isEmpty ?? true, "nothing animates implicitly")
      }
    }

    @Test("slots that hide, rotate by zero or share a color change independently")
    func special() {
      PlaybackTests.onClock {
        let scene = GaugeLayer()
        Shim.flush()
        #expect(scene.warning.opacity == 0)
        scene.turn = 90
        scene.warningValue = 1
        scene.low = Self.red
        Shim.flush()
        // The needle points to the right of its pivot.
        let hand = scene.needle.convert(CGPoint(x: 0, y: -80), to: scene)
        #expect(PlaybackTests.isNear(Double(hand.x), 180))
        #expect(PlaybackTests.isNear(Double(hand.y), 100))
        #expect(scene.warning.opacity == 1)
        let ends = (scene.sublayers ?? []).compactMap(\.backgroundColor)
        #expect(ends.filter { Self.shown($0) == [1, 0, 0, 1] }.count == 1)
      }
    }

    @Test("the center of a gradient is driven while the scene plays")
    func center() {
      PlaybackTests.onClock {
        let scene = ExposedWaveLayer()
        scene.playback.play(repeatCount: .infinity)
        let (start, end) = (scene.glow.startPoint, scene.glow.endPoint)
        Shim.advance(to: 1001)
        scene.centerPoint = scene.centerPoint
        #expect(PlaybackTests.isNear(Double(scene.glow.startPoint.x), Double(start.x)))
        #expect(PlaybackTests.isNear(Double(scene.glow.endPoint.y), Double(end.y)))
        scene.centerPoint = CGPoint(x: 200, y: 150)
        // The gradient's area is the canvas of 300 × 300 pt.
        #expect(PlaybackTests.isNear(Double(scene.glow.startPoint.x), 200.0 / 300))
        #expect(PlaybackTests.isNear(Double(scene.glow.endPoint.x), 300.0 / 300))
        #expect(PlaybackTests.isNear(Double(scene.glow.endPoint.y), 250.0 / 300))
        #expect(PlaybackTests.isNear(scene.playback.progress, 1 / 6.0), "it goes on")
      }
    }

    @Test("changes a theme while keyframes use its colors, and the scene continues")
    func theme() {
      PlaybackTests.onClock {
        let scene = ExposedThemeLayer()
        let end = Flag()
        scene.playback.play { if $0 { end.raise() } }
        Shim.advance(to: 1001)
        scene.coral = Self.red
        scene.petrol = Self.green
        Shim.flush()
        #expect(!end.isRaised, "it waits for the end, though every layer is attached again")
        #expect(Self.shown(scene.badge.presentation()?.backgroundColor) == [0.5, 0.5, 0, 1])
        #expect(Self.shown(scene.badge.backgroundColor) == [0, 1, 0, 1], "the model")
        #expect(PlaybackTests.isNear(scene.playback.progress, 0.5))
        for dot in [scene.leftDot, scene.rightDot] {
          #expect(Self.shown(dot.spot.backgroundColor) == [1, 0, 0, 1], "in every instance")
        }
        Shim.advance(to: 1002.1)
        #expect(
          Self.shown((scene.badge.presentation() ?? scene.badge).backgroundColor) == [0, 1, 0, 1])
        #expect(end.isRaised)
        let stopped = Flag()
        scene.playback.play { $0 ? end.raise() : stopped.raise() }
        scene.playback.stop()
        Shim.flush()
        #expect(stopped.isRaised)
      }
    }

    @Test("text, widths, gradients and images follow, and images are requested by name")
    func others() {
      PlaybackTests.onClock {
        var asked: [String] = []
        let picture = Shim.image(width: 2, height: 2)
        let scene = ExposedThemeLayer {
          asked.append($0)
          return $0 == "ExposedTheme-photo.png" ? picture : nil
        }
        #expect(asked == ["ExposedTheme-photo.png"])
        #expect(scene.photo.contents as? CGImage === picture)
        scene.photoImage = nil
        #expect(scene.photo.contents == nil)
        scene.titleText = "A much longer title"
        #expect(scene.title.string as? String == "A much longer title")
        #expect(scene.title.bounds.width >= 200)
        scene.weight = 10
        #expect(scene.frameLayer.lineWidth == 10)
        scene.lights = [Self.red, Self.green]
        #expect(
          (scene.sky.colors as? [CGColor])?.map(Self.shown) == [[1, 0, 0, 1], [0, 1, 0, 1]])
      }
    }
  }
}
