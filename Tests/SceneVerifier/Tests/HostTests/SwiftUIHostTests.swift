import Foundation
import QuartzCore
import SwiftUI
import Testing
import UIKit

/// Tests a SwiftUI view.
///
/// Its walker moves from 40 to 160 in 0.45 s and rests until 0.65 s.
extension HostTests {
  @MainActor @Suite struct SwiftUIHostTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() { UIKit.Settings.reducesMotion = false }

    /// Adds a view to the window and returns its controller and the layer of its scene.
    private func show(
      _ view: WalkView
    ) throws -> (controller: UIHostingController<WalkView>, scene: WalkLayer) {
      let controller = UIHostingController(rootView: view)
      window.addSubview(controller.view)
      let scene = try #require(controller.view.layer.sublayers?.first as? WalkLayer)
      return (controller, scene)
    }

    @Test("a view plays once by default")
    func once() throws {
      try onClock {
        let (_, scene) = try show(WalkView())
        #expect(x(scene.walker) == 40)
        Shim.advance(to: 1000.5)
        #expect(isNear(scene.playback.progress, 0.5))
        Shim.advance(to: 1001.1)
        #expect(scene.playback.isOver && x(scene.walker) == 160)
      }
    }

    @Test("a different playback restarts, and the same one continues")
    func changes() throws {
      try onClock {
        let (controller, scene) = try show(WalkView().playback(.loop))
        Shim.advance(to: 1003.25)
        #expect(isNear(scene.playback.progress, 0.25))
        controller.rootView = WalkView().playback(.loop)
        #expect(isNear(scene.playback.progress, 0.25))
        controller.rootView = WalkView().playback(.part(.stand))
        #expect(isNear(scene.playback.progress, 0.45))
        Shim.flush()
        Shim.advance(to: 1003.35)
        #expect(isNear(scene.playback.progress, 0.55))
        controller.rootView = WalkView().playback(.part(.stand), speed: 0.5).paused()
        Shim.advance(to: 1004)
        #expect(isNear(scene.playback.progress, 0.55))
        controller.rootView = WalkView().playback(.part(.stand), speed: 0.5)
        Shim.advance(to: 1004.1)
        #expect(isNear(scene.playback.progress, 0.6))
        controller.rootView = WalkView().playback(.still(0.1))
        Shim.advance(to: 1005)
        #expect(isNear(scene.playback.progress, 0.1))
      }
    }

    @Test("reports the end after the view update, even with reduced motion, but not for a loop")
    func onEnd() async throws {
      var ends = 0
      try onClock {
        UIKit.Settings.reducesMotion = true
        defer { UIKit.Settings.reducesMotion = false }
        let (_, loop) = try show(WalkView().playback(.loop).onEnd { ends += 10 })
        let (_, scene) = try show(WalkView().onEnd { ends += 1 })
        #expect(loop.playback.isOver && scene.playback.isOver && ends == 0)
      }
      for _ in 0..<1000 where ends == 0 { await Task.yield() }
      #expect(ends == 1)
    }

    @Test("motion stops when the environment requests reduced motion")
    func lessMotionMeanwhile() throws {
      try onClock {
        let (controller, scene) = try show(WalkView().playback(.loop))
        Shim.advance(to: 1000.3)
        UIKit.Settings.reducesMotion = true
        defer { UIKit.Settings.reducesMotion = false }
        controller.update()
        #expect(scene.playback.isOver && x(scene.walker) == 160)
      }
    }

    @Test("an invisible view pauses and continues from there")
    func unseen() throws {
      try onClock {
        let (controller, scene) = try show(WalkView().playback(.loop))
        Shim.advance(to: 1000.3)
        controller.view.removeFromSuperview()
        HostTests.removeAnimations(of: scene)
        Shim.advance(to: 1007)
        window.addSubview(controller.view)
        Shim.advance(to: 1007.1)
        #expect(isNear(scene.playback.progress, 0.4))
        #expect(x(scene.walker) > 40 && x(scene.walker) < 160)
      }
    }

    @Test("sets parameters immediately and with every update")
    func parameters() throws {
      try onClock {
        var opacity: Float = 0.5
        let (controller, scene) = try show(WalkView { $0.opacity = opacity })
        #expect(scene.opacity == 0.5)
        opacity = 0.25
        controller.update()
        #expect(scene.opacity == 0.25)
      }
    }

    @Test("the scene fits into the frame")
    func size() throws {
      try onClock {
        let (controller, scene) = try show(WalkView())
        controller.view.frame = CGRect(x: 0, y: 0, width: 160, height: 240)
        controller.view.layoutIfNeeded()
        #expect(scene.frame == CGRect(x: 0, y: 60, width: 160, height: 120))
      }
    }

    @Test("a view with a label is an image for VoiceOver, and one without is decorative")
    func accessibility() throws {
      #expect(Self.accessibility(of: WalkView()).isHidden)
      let labelled = Self.accessibility(of: WalkView(label: Text("Somebody walks")))
      #expect(!labelled.isHidden && labelled.label == "Somebody walks" && labelled.isImage)
    }

    /// Returns the accessibility properties of the body, read from the outside in.
    private static func accessibility(
      of view: WalkView
    ) -> (label: String?, isImage: Bool, isHidden: Bool) {
      var found: (label: String?, isImage: Bool, isHidden: Bool) = (nil, false, false)
      var part: Any = view.body
      while let content = Mirror(reflecting: part).descendant("content") {
        if let modifier = Mirror(reflecting: part).descendant("modifier")
          as? AccessibilityAttachmentModifier
        {
          found.label = modifier.label?.content ?? found.label
          found.isImage = found.isImage || modifier.traits == .isImage
          found.isHidden = modifier.isHidden ?? found.isHidden
        }
        part = content
      }
      return found
    }

    @Test("images are those of the bundle")
    func pictures() throws {
      try onClock {
        let controller = UIHostingController(rootView: EmbeddedView())
        let scene = try #require(controller.view.layer.sublayers?.first as? EmbeddedLayer)
        #expect(scene.checks.contents == nil)
      }
    }

    private func onClock(_ body: () throws -> Void) rethrows { try HostTests.onClock(body) }
    private func x(_ layer: CALayer) -> Double { HostTests.x(layer) }
    private func isNear(_ left: Double, _ right: Double) -> Bool { HostTests.isNear(left, right) }
  }
}
