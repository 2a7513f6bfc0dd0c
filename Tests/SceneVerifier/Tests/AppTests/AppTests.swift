import Foundation
import QuartzCore
import Testing

/// Tests generated classes in an app that extends CALayer; the same sources are compiled in the
/// Swift 5 and Swift 6 modes.
@MainActor @Suite(.serialized) struct AppTests {
  static func onClock(_ body: () -> Void) {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    Shim.reset(time: 1000)
    Shim.violation = { Issue.record("shim: \($0)") }
    body()
    Shim.flush()
    Shim.reset()
  }

  static func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

  @Test("layers with the names of helpers keep both")
  func helpers() {
    Self.onClock {
      let scene = HelperNamesLayer()
      #expect(scene.leftLayer.left == 10 && scene.width == 200)
      #expect(scene.isPausedLayer.name == "Is Paused" && !scene.isPaused)
      scene.playback.play()
      Shim.advance(to: 1000.5)
      scene.pause()
      Shim.advance(to: 1009)
      #expect(scene.isPaused && Self.isNear(scene.playback.progress, 0.25))
      scene.resume()
      Shim.advance(to: 1009.5)
      #expect(Self.isNear(scene.playback.progress, 0.5))
    }
  }

  @Test("a trailing closure is called at the end and when playback ends early")
  func closures() {
    Self.onClock {
      let walk = WalkLayer()
      var results: [Bool] = []
      walk.playback.play(.walkIn) { finished in results.append(finished) }
      Shim.advance(to: 1003)
      #expect(results == [true])
      walk.playback.play { results.append($0) }
      walk.playback.stop()
      #expect(results == [true, false])
    }
  }
}
