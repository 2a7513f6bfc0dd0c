import Foundation
import QuartzCore
import Testing
import UIKit

/// Tests a UIKit view.
///
/// The box of its scene moves from 40 to 160 in 2 s.
extension HostTests {
  @MainActor @Suite struct UIKitHostTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() { UIKit.Settings.reducesMotion = false }

    static func post(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: nil)
    }

    @Test("a view plays once when it is added to a window, and reports the end once")
    func once() {
      onClock {
        let view = ChaptersView()
        var ends = 0
        view.onEnd = { ends += 1 }
        #expect(x(view.scene.box) == 160 && view.scene.playback.isOver)
        Shim.advance(to: 1005)
        window.addSubview(view)
        #expect(x(view.scene.box) == 40)
        Shim.advance(to: 1006)
        #expect(isNear(x(view.scene.box), 100) && ends == 0)
        Shim.advance(to: 1007.1)
        #expect(x(view.scene.box) == 160 && ends == 1)
        view.removeFromSuperview()
        window.addSubview(view)
        #expect(x(view.scene.box) == 160, "it does not begin anew")
        Shim.advance(to: 1020)
        #expect(ends == 1)
        view.playback = .once
        #expect(x(view.scene.box) == 40, "it does where it is told to")
      }
    }

    @Test("a loop has no end, and a part has its own")
    func loopsAndParts() {
      onClock {
        let view = ChaptersView()
        var ends = 0
        view.onEnd = { ends += 1 }
        view.playback = .loop
        window.addSubview(view)
        Shim.advance(to: 1017)
        #expect(isNear(x(view.scene.box), 100) && ends == 0)
        view.playback = .part(.leave)
        Shim.flush()
        let range = ChaptersLayer.Marker.leave.range
        let length = range.upperBound - range.lowerBound
        #expect(isNear(view.scene.playback.progress, range.lowerBound / 2))
        Shim.advance(to: 1017 + length * 1.1)
        #expect(x(view.scene.box) == 160 && ends == 1)
        view.playback = .part(.leave, loops: true)
        Shim.flush()
        Shim.advance(to: Shim.time + length * 10.5)
        #expect(
          isNear(view.scene.playback.progress, (range.lowerBound + length / 2) / 2) && ends == 1)
      }
    }

    @Test("plays one playback after the other")
    func chain() {
      onClock {
        let view = ChaptersView()
        view.playback = .part(.enter)
        view.onEnd = { [weak view] in
          view?.onEnd = nil
          view?.playback = .still(0.25)
        }
        window.addSubview(view)
        Shim.advance(to: 1003)
        #expect(view.scene.playback.progress == 0.25 && view.scene.speed == 0)
      }
    }

    @Test("a moment remains, regardless of changes to the view")
    func still() {
      onClock {
        let view = ChaptersView()
        view.playback = .still(0.5)
        window.addSubview(view)
        Shim.advance(to: 1003)
        view.removeFromSuperview()
        HostTests.removeAnimations(of: view.scene)
        window.addSubview(view)
        view.isPaused = true
        view.isPaused = false
        Shim.advance(to: 1009)
        #expect(isNear(x(view.scene.box), 100))
        view.playback = .still(0.75)
        #expect(isNear(view.scene.playback.progress, 0.75))
      }
    }

    @Test("an invisible view pauses and continues from there", arguments: [true, false])
    func unseen(_ removesAnimations: Bool) {
      onClock {
        let view = ChaptersView()
        var ends = 0
        view.onEnd = { ends += 1 }
        view.playback = .once
        window.addSubview(view)
        Shim.advance(to: 1000.5)
        let ways: [(hide: () -> Void, show: () -> Void)] = [
          ({ view.removeFromSuperview() }, { window.addSubview(view) }),
          ({ view.isHidden = true }, { view.isHidden = false }),
          (
            { Self.post(UIApplication.didEnterBackgroundNotification) },
            { Self.post(UIApplication.willEnterForegroundNotification) }
          ),
        ]
        for (index, way) in ways.enumerated() {
          way.hide()
          Shim.flush()
          if removesAnimations { HostTests.removeAnimations(of: view.scene) }
          Shim.advance(to: Shim.time + 50)
          way.show()
          #expect(isNear(view.scene.playback.progress, 0.25 + 0.05 * Double(index)))
          #expect(isNear(x(view.scene.box), ChaptersView.place(at: view.scene.playback.progress)))
          Shim.advance(to: Shim.time + 0.1)
        }
        #expect(isNear(view.scene.playback.progress, 0.4) && ends == 0)
        Shim.advance(to: Shim.time + 1.3)
        #expect(view.scene.playback.isOver && ends == 1)
      }
    }

    @Test("the end of a part remains when the view returns")
    func partsEnd() {
      onClock {
        let view = ChaptersView()
        view.playback = .part(.enter)
        window.addSubview(view)
        Shim.advance(to: 1001)
        let place = x(view.scene.box)
        #expect(place < 160)
        view.removeFromSuperview()
        HostTests.removeAnimations(of: view.scene)
        Shim.advance(to: 1002)
        window.addSubview(view)
        #expect(isNear(x(view.scene.box), place))
      }
    }

    @Test("a view outside a window does not wait for the app")
    func observers() {
      onClock {
        let view = ChaptersView()
        window.addSubview(view)
        view.removeFromSuperview()
        Self.post(UIApplication.willEnterForegroundNotification)
        Shim.advance(to: 1001)
        #expect(view.scene.playback.progress == 0)
      }
    }

    @Test("a paused view remains paused, wherever it is moved")
    func paused() {
      onClock {
        let view = ChaptersView()
        view.isPaused = true
        window.addSubview(view)
        Shim.advance(to: 1001)
        #expect(x(view.scene.box) == 40)
        view.isPaused = false
        Shim.advance(to: 1001.5)
        view.isPaused = true
        view.removeFromSuperview()
        window.addSubview(view)
        Shim.advance(to: 1009)
        #expect(isNear(view.scene.playback.progress, 0.25))
        view.removeFromSuperview()
        view.isPaused = false
        Shim.advance(to: 1010)
        #expect(isNear(view.scene.playback.progress, 0.25))
        window.addSubview(view)
        Shim.advance(to: 1010.5)
        #expect(isNear(view.scene.playback.progress, 0.5))
      }
    }

    @Test("the speed applies immediately, and reverse playback starts at the end")
    func speed() {
      onClock {
        let view = ChaptersView()
        view.speed = 2
        window.addSubview(view)
        Shim.advance(to: 1000.25)
        #expect(isNear(view.scene.playback.progress, 0.25))
        view.speed = 0.5
        #expect(isNear(view.scene.playback.progress, 0.25))
        Shim.advance(to: 1001.25)
        #expect(isNear(view.scene.playback.progress, 0.5))
        view.speed = -1
        #expect(x(view.scene.box) == 160)
        Shim.advance(to: 1001.75)
        #expect(isNear(view.scene.playback.progress, 0.75))
        view.speed = 0
        #expect(x(view.scene.box) == 40, "from the beginning, and not at all")
        view.speed = 1
        Shim.advance(to: 1002.75)
        #expect(isNear(view.scene.playback.progress, 0.5))
      }
    }

    @Test("reduced motion shows the end, and a loop still has none")
    func reducedMotion() {
      onClock {
        UIKit.Settings.reducesMotion = true
        defer { UIKit.Settings.reducesMotion = false }
        let playbacks: [(ChaptersView.Playback, ends: Int)] = [
          (.once, 1), (.loop, 0), (.part(.leave), 1), (.part(.leave, loops: true), 0),
        ]
        for (playback, expected) in playbacks {
          var ends = 0
          let view = ChaptersView()
          view.playback = playback
          view.onEnd = { ends += 1 }
          window.addSubview(view)
          #expect(x(view.scene.box) == 160 && view.scene.playback.isOver)
          Shim.advance(to: Shim.time + 5)
          #expect(ends == expected)
          view.removeFromSuperview()
        }
      }
    }

    @Test("a view removed in the background plays when it is shown again")
    func shownAgain() {
      onClock {
        let view = ChaptersView()
        view.playback = .loop
        window.addSubview(view)
        Shim.advance(to: 1000.5)
        Self.post(UIApplication.didEnterBackgroundNotification)
        view.removeFromSuperview()
        Self.post(UIApplication.willEnterForegroundNotification)
        Shim.advance(to: 1005)
        let before = view.scene.playback.progress
        window.addSubview(view)
        Shim.advance(to: 1005.5)
        #expect(view.scene.playback.progress > before)
      }
    }

    @Test("motion stops if the user enables reduced motion meanwhile")
    func lessMotionMeanwhile() {
      onClock {
        let view = ChaptersView()
        view.playback = .loop
        window.addSubview(view)
        Shim.advance(to: 1001)
        Self.post(UIApplication.didEnterBackgroundNotification)
        UIKit.Settings.reducesMotion = true
        defer { UIKit.Settings.reducesMotion = false }
        Self.post(UIApplication.willEnterForegroundNotification)
        #expect(x(view.scene.box) == 160 && view.scene.playback.isOver)
      }
    }

    @Test("without a playback, the scene plays on request")
    func manual() {
      onClock {
        let view = ChaptersView()
        view.playback = nil
        window.addSubview(view)
        #expect(view.scene.playback.isOver)
        view.scene.playback.play(repeatCount: .infinity)
        Shim.advance(to: 1000.5)
        view.removeFromSuperview()
        HostTests.removeAnimations(of: view.scene)
        Shim.advance(to: 1001)
        window.addSubview(view)
        #expect(isNear(x(view.scene.box), 100), "attached again")
        view.scene.playback.pause()
        view.isHidden = true
        view.isHidden = false
        #expect(view.scene.speed == 0)
      }
    }

    @Test("a view has the size of the scene, or fits or fills its frame")
    func size() {
      onClock {
        let view = ChaptersView()
        #expect(view.frame.size == CGSize(width: 200, height: 200))
        #expect(view.intrinsicContentSize == CGSize(width: 200, height: 200))
        let wide = ChaptersView(frame: CGRect(x: 5, y: 6, width: 400, height: 100))
        #expect(wide.frame == CGRect(x: 5, y: 6, width: 400, height: 100))
        wide.layoutIfNeeded()
        #expect(wide.scene.frame == CGRect(x: 150, y: 0, width: 100, height: 100))
        wide.contentMode = .scaleAspectFill
        wide.layoutIfNeeded()
        #expect(wide.scene.frame == CGRect(x: 0, y: -150, width: 400, height: 400))
      }
    }

    @Test("a storyboard creates a view and sets its properties")
    func storyboard() throws {
      try onClock {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let view = try #require(ChaptersView(coder: coder))
        #expect(view.layer.sublayers == [view.scene] && view.playback == .once)
        view.loops = true
        #expect(view.playback == .loop)
        window.addSubview(view)
        Shim.advance(to: 1009)
        #expect(isNear(view.scene.playback.progress, 0.5))
        view.loops = false
        #expect(view.playback == .once && !view.loops)
      }
    }

    @Test("a view with a label is an image for VoiceOver, and one without is decorative")
    func accessibility() {
      onClock {
        let view = ChaptersView()
        #expect(!view.isAccessibilityElement)
        view.accessibilityLabel = "A box"
        #expect(view.isAccessibilityElement && view.accessibilityTraits == .image)
        view.accessibilityLabel = nil
        #expect(!view.isAccessibilityElement)
      }
    }

    @Test("nothing retains a removed view")
    func goingAway() {
      onClock {
        weak var gone: ChaptersView?
        do {
          let view = ChaptersView()
          gone = view
          view.playback = .loop
          window.addSubview(view)
          Shim.advance(to: 1001)
          view.removeFromSuperview()
        }
        #expect(gone == nil)
      }
    }

    @Test("plays, pauses and loops transactions like a timeline", arguments: [true, false])
    func transactions(_ removesAnimations: Bool) {
      onClock {
        let view = OverlappingBeatsView()
        view.playback = .loop
        window.addSubview(view)
        Shim.advance(to: 1000.5)
        view.speed = 0.5
        Shim.advance(to: 1001)
        #expect(isNear(view.scene.playback.progress, 0.375))
        view.removeFromSuperview()
        Shim.flush()
        if removesAnimations { HostTests.removeAnimations(of: view.scene) }
        Shim.advance(to: 1009)
        window.addSubview(view)
        #expect(isNear(view.scene.playback.progress, 0.375))
        Shim.advance(to: 1010.5)
        #expect(isNear(view.scene.playback.progress, 0.75))
        var ends = 0
        view.onEnd = { ends += 1 }
        view.playback = .once
        Shim.flush()
        Shim.advance(to: 1020)
        #expect(view.scene.playback.isOver && ends == 1)
      }
    }

    private func onClock(_ body: () throws -> Void) rethrows { try HostTests.onClock(body) }
    private func x(_ layer: CALayer) -> Double { HostTests.x(layer) }
    private func isNear(_ left: Double, _ right: Double) -> Bool { HostTests.isNear(left, right) }
  }
}

extension ChaptersView {
  /// Returns the position of the box at a progress of 0...1, according to the timeline.
  fileprivate static func place(at progress: Double) -> Double {
    let scene = ChaptersLayer()
    scene.playback.progress = progress
    return HostTests.x(scene.box)
  }
}
