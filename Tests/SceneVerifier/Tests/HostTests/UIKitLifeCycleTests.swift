import Foundation
import QuartzCore
import Testing
import UIKit

// Views when settings, scenes of windows and sizes change, and when they are released.
extension HostTests.UIKitHostTests {
  @Test("motion stops and starts with the setting while the view is visible")
  func settingChanges() {
    HostTests.onClock {
      let view = ChaptersView()
      view.playback = .loop
      window.addSubview(view)
      Shim.advance(to: 1001)
      UIKit.Settings.reducesMotion = true
      defer { UIKit.Settings.reducesMotion = false }
      Self.post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      #expect(HostTests.x(view.scene.box) == 160 && view.scene.playback.isOver)
      UIKit.Settings.reducesMotion = false
      Self.post(UIAccessibility.reduceMotionStatusDidChangeNotification)
      #expect(HostTests.x(view.scene.box) == 40)
      Shim.advance(to: Shim.time + 1)
      #expect(HostTests.isNear(HostTests.x(view.scene.box), 100))
    }
  }

  @Test("a view pauses with the scene of its window, not with others")
  func windowScenes() {
    HostTests.onClock {
      let other = UIWindowScene()
      window.windowScene = UIWindowScene()
      defer { window.windowScene = nil }
      let view = ChaptersView()
      view.playback = .loop
      window.addSubview(view)
      func post(_ name: Notification.Name, _ scene: UIScene?) {
        NotificationCenter.default.post(name: name, object: scene)
      }
      post(UIScene.didEnterBackgroundNotification, other)
      Shim.advance(to: 1000.5)
      #expect(HostTests.isNear(view.scene.playback.progress, 0.25))
      post(UIScene.didEnterBackgroundNotification, window.windowScene)
      // Another scene brings the app to the foreground.
      Self.post(UIApplication.willEnterForegroundNotification)
      Shim.advance(to: 1001)
      #expect(HostTests.isNear(view.scene.playback.progress, 0.25))
      post(UIScene.willEnterForegroundNotification, window.windowScene)
      Shim.advance(to: 1001.5)
      #expect(HostTests.isNear(view.scene.playback.progress, 0.5))
    }
  }

  @Test("the scene moves with an animation that resizes the view")
  func resizing() {
    HostTests.onClock {
      let view = ChaptersView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.playback = .loop
      window.addSubview(view)
      view.layoutIfNeeded()
      Shim.flush()
      let resizing = CABasicAnimation(keyPath: "bounds.size")
      resizing.toValue = CGSize(width: 400, height: 400)
      resizing.duration = 2
      resizing.timingFunction = CAMediaTimingFunction(name: .linear)
      view.layer.add(resizing, forKey: "bounds.size")
      view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      view.layoutIfNeeded()
      Shim.flush()
      Shim.advance(to: Shim.time + 1)
      let shown = view.scene.presentation() ?? view.scene
      #expect(
        HostTests.isNear(Double(shown.transform.m11), 1.5)
          && HostTests.isNear(Double(shown.position.x), 150))
      Shim.advance(to: Shim.time + 1.1)
      #expect(view.scene.transform.m11 == 2 && view.scene.animationKeys()?.isEmpty ?? true)
    }
  }

  @Test("waiting for a scene ends when its view is released", .timeLimit(.minutes(1)))
  func released() async {
    HostTests.takeTurn()
    defer { HostTests.endTurn() }
    let scene = ChaptersLayer()
    var view: ChaptersView? = ChaptersView(scene: scene)
    view?.playback = nil
    view.map(window.addSubview)
    let task = Task { @MainActor in await scene.playback.play(repeatCount: .infinity) }
    while scene.playback.isOver { await Task.yield() }
    view?.removeFromSuperview()
    view = nil
    #expect(await !task.value)
  }
}
