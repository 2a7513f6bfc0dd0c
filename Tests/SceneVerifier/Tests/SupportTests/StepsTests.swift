import Foundation
import QuartzCore
import Testing

/// Tests the times of values that are held until the next value.
@MainActor @Suite struct StepsTests {
  /// Returns the hidden state of a layer that is visible from 0.2 s in a scene that starts at 0.1 s.
  private static func isHidden(after time: TimeInterval) -> Bool? {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
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

  @Test("a value applies at its time, even if rounding makes the sum of times smaller")
  func lastDigit() {
    #expect(1000 + 0.3 - (1000 + 0.1) < 0.2)
    #expect(Self.isHidden(after: 0.3) == false)
    #expect(Self.isHidden(after: 0.2999) == true)
  }
}
