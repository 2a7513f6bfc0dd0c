import Foundation
import QuartzCore
import Testing

/// When the values come that stay until the next one.
@MainActor @Suite struct StepsTests {
  /// Whether a layer is hidden that shows from 0.2 s on, in a scene that begins at 0.1 s.
  private static func isHidden(after time: TimeInterval) -> Bool? {
    Shim.turn.lock()
    defer { Shim.turn.unlock() }
    Shim.reset(time: 1000)
    defer { Shim.reset() }
    let layer = CALayer(), root = CALayer()
    root.addSublayer(layer)
    Shim.show(root)
    Shim.flush()
    let scene = CAAnimationGroup()
    scene.animations = [layer.steps("hidden", at: [0, 0.2, 0.5], [true, false])]
    scene.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.1
    scene.duration = 1
    layer.add(scene, forKey: "scene")
    Shim.flush()
    Shim.advance(to: Shim.time + time)
    return layer.presentation()?.isHidden
  }

  @Test("a value is there at its time, also where times add up to a digit less")
  func lastDigit() {
    #expect(1000 + 0.3 - (1000 + 0.1) < 0.2)
    #expect(Self.isHidden(after: 0.3) == false)
    #expect(Self.isHidden(after: 0.2999) == true)
  }
}
