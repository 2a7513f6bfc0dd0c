import AppKit
import Foundation
import QuartzCore
import Testing

/// Tests an AppKit view.
///
/// The box of its scene moves from 20 to 180 in 2 s. With reduced motion, it is at 60.
extension HostTests {
  @MainActor @Suite struct AppKitHostTests {
    private let window = NSWindow()

    init() {
      AppKit.Settings.reducesMotion = false
      window.contentView = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 400))
    }

    private func show(_ view: NSView) { window.contentView?.addSubview(view) }

    @Test("a view starts its playback when it is added to a window")
    func playback() {
      onClock {
        let view = ReducedMotionView()
        var ends = 0
        view.onEnd = { ends += 1 }
        view.playback = .part(.boxMove)
        Shim.advance(to: 1005)
        show(view)
        #expect(x(view.scene.box) == 20)
        Shim.advance(to: 1005.6)
        #expect(isNear(x(view.scene.box), 60) && ends == 1)
        view.loops = true
        Shim.flush()
        Shim.advance(to: 1005.6 + 9)
        #expect(isNear(x(view.scene.box), 100) && ends == 1)
        view.playback = .still(0.75)
        #expect(isNear(x(view.scene.box), 140))
      }
    }

    @Test("an invisible view pauses and continues from there", arguments: [true, false])
    func unseen(_ removesAnimations: Bool) {
      onClock {
        let group = NSView()
        show(group)
        let view = ReducedMotionView()
        group.addSubview(view)
        Shim.flush()
        Shim.advance(to: 1000.5)
        let ways: [(hide: () -> Void, show: () -> Void)] = [
          ({ view.removeFromSuperview() }, { group.addSubview(view) }),
          ({ view.isHidden = true }, { view.isHidden = false }),
          ({ group.isHidden = true }, { group.isHidden = false }),
          ({ window.cover(true) }, { window.cover(false) }),
        ]
        for (index, way) in ways.enumerated() {
          way.hide()
          Shim.flush()
          if removesAnimations { HostTests.removeAnimations(of: view.scene) }
          Shim.advance(to: Shim.time + 50)
          way.show()
          #expect(isNear(x(view.scene.box), 60 + 8 * Double(index)), "\(index)")
          Shim.advance(to: Shim.time + 0.1)
        }
      }
    }

    @Test("waits for a covered window to become visible")
    func coveredWindow() {
      onClock {
        window.cover(true)
        let view = ReducedMotionView()
        show(view)
        Shim.advance(to: 1005)
        #expect(view.scene.playback.isOver)
        window.cover(false)
        #expect(x(view.scene.box) == 20)
      }
    }

    @Test("reduced motion shows the moment of the marker and ends once")
    func reducedMotion() {
      onClock {
        AppKit.Settings.reducesMotion = true
        defer { AppKit.Settings.reducesMotion = false }
        let view = ReducedMotionView()
        var ends = 0
        view.onEnd = { ends += 1 }
        show(view)
        #expect(isNear(x(view.scene.box), 60) && ends == 1)
        view.isHidden = true
        view.isHidden = false
        Shim.advance(to: 1010)
        #expect(isNear(x(view.scene.box), 60) && ends == 1)
      }
    }

    @Test("speed and pause are properties")
    func speed() {
      onClock {
        let view = ReducedMotionView()
        view.speed = 2
        show(view)
        Shim.flush()
        Shim.advance(to: 1000.5)
        view.isPaused = true
        Shim.advance(to: 1002)
        #expect(isNear(x(view.scene.box), 100))
        view.speed = 0.5
        view.isPaused = false
        Shim.advance(to: 1003)
        #expect(isNear(x(view.scene.box), 140))
      }
    }

    @Test("a view has the size of the scene, or fits or fills its frame")
    func size() {
      onClock {
        let view = ReducedMotionView()
        #expect(view.intrinsicContentSize == NSSize(width: 200, height: 100))
        #expect(view.frame.size == view.intrinsicContentSize && view.isFlipped)
        view.setFrameSize(NSSize(width: 100, height: 100))
        view.layoutSubtreeIfNeeded()
        #expect(view.scene.frame == CGRect(x: 0, y: 25, width: 100, height: 50))
        #expect(view.layer?.masksToBounds == false)
        view.fillsBounds = true
        view.layoutSubtreeIfNeeded()
        #expect(view.scene.frame == CGRect(x: -50, y: 0, width: 200, height: 100))
        #expect(view.layer?.masksToBounds == true)
      }
    }

    @Test("a storyboard creates a view")
    func storyboard() throws {
      try onClock {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let view = try #require(ReducedMotionView(coder: coder))
        #expect(view.layer?.sublayers == [view.scene])
        show(view)
        #expect(x(view.scene.box) == 20)
      }
    }

    @Test("a view with a label is an image for VoiceOver, and one without is decorative")
    func accessibility() {
      onClock {
        let view = ReducedMotionView()
        #expect(!view.isAccessibilityElement())
        view.setAccessibilityLabel("A box")
        #expect(view.isAccessibilityElement() && view.accessibilityRole() == .image)
        #expect(view.accessibilityLabel() == "A box")
        view.setAccessibilityLabel(nil)
        #expect(!view.isAccessibilityElement())
      }
    }

    private func onClock(_ body: () throws -> Void) rethrows { try HostTests.onClock(body) }
    private func x(_ layer: CALayer) -> Double { HostTests.x(layer) }
    private func isNear(_ left: Double, _ right: Double) -> Bool { HostTests.isNear(left, right) }
  }
}
