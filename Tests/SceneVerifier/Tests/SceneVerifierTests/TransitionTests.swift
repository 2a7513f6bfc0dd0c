import Foundation
import QuartzCore
import SceneVerifier
import Testing

/// What a transition shows is held against the values that the layers in it must have.
@Suite(.serialized) struct TransitionTests {
  /// A host of 40 by 40 points in which two layers take each other's place after a second, in half
  /// a second: they fade, or both go down by 40.
  private static func listing(fades: Bool, half: Double) -> String {
    func layer(_ number: Int, _ y: Double, _ opacity: Double) -> String {
      """
      \(number) m 1 0 0 0 0 1 0 0 0 0 1 0 0 \(fades ? 0 : y) 0 1
      \(number) o \(fades ? opacity : 1)
      """
    }
    func moment(_ time: Double, _ share: Double) -> String {
      """
      time \(time)
      \(layer(1, 40 * share, 1 - share))
      \(layer(2, 40 * share - 40, share))
      """
    }
    return """
      duration 2
      layer -1 layer host
      layer 0 layer old
      layer 0 layer new
      \(moment(0, 0))
      1 b 0 0 40 40
      2 b 0 0 40 40
      \(moment(1.25, half))
      \(moment(1.75, 1))

      """
  }

  private static func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.anchorPoint = .zero
    return layer
  }

  private static func verify(
    fades: Bool, half: Double, subtype: CATransitionSubtype = .fromTop
  ) throws -> Verification {
    Shim.turn.lock()
    defer { Shim.turn.unlock() }
    return SceneVerifier.verify(try Listing(Array(listing(fades: fades, half: half).utf8))) {
      let (root, host, old, new) = (CALayer(), layer("host"), layer("old"), layer("new"))
      root.addSublayer(host)
      host.addSublayer(old)
      host.addSublayer(new)
      if fades { new.opacity = 0 } else { new.position.y = -40 }
      return DrivenScene(layer: root, scrub: nil) {
        let delay = Delay {
          let transition = CATransition()
          transition.type = fades ? .fade : .push
          if !fades { transition.subtype = subtype }
          transition.duration = 0.5
          transition.timingFunction = CAMediaTimingFunction(name: .linear)
          host.add(transition, forKey: nil)
          CATransaction.setDisableActions(true)
          if fades { (old.opacity, new.opacity) = (0, 1) }
          if !fades { (old.position.y, new.position.y) = (40, 0) }
        }
        let pause = CABasicAnimation(keyPath: "zPosition")
        pause.fromValue = 0 as CGFloat
        pause.toValue = 0 as CGFloat
        pause.duration = 1
        pause.delegate = delay
        root.add(pause, forKey: "pause")
      }
    }
  }

  @Test("a fade shows both, each as far as it is under way", arguments: [true, false])
  func holds(fades: Bool) throws {
    let result = try Self.verify(fades: fades, half: 0.5)
    #expect(result.holds(within: 1e-6), "\(result)")
  }

  @Test("a transition that is not as far as the scene is found")
  func late() throws {
    let fade = try Self.verify(fades: true, half: 0.6)
    #expect(abs((fade.worst[.opacity]?.difference.amount ?? 0) - 0.1) < 1e-6)
    let push = try Self.verify(fades: false, half: 0.6)
    #expect(abs((push.worst[.points]?.difference.amount ?? 0) - 4) < 1e-6)
  }

  @Test("a push to another side is found")
  func otherSide() throws {
    let push = try Self.verify(fades: false, half: 0.5, subtype: .fromBottom)
    #expect(!push.holds(within: 1))
  }
}

/// Does something when an animation ends.
private final class Delay: NSObject, CAAnimationDelegate {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { action() }
}
