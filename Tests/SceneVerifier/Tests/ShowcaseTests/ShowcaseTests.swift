import Foundation
import QuartzCore
import Testing
@testable import TimelineShowcase
@testable import TransactionsShowcase

/// Tests that the showcase, generated in both styles, matches the numbers of its animations at
/// every moment.
///
/// All numbers are computed here. None is from generated code.
@Suite(.serialized) struct ShowcaseTests {
  // MARK: onboarding-intro

  private static func onboarding(_ style: Style, _ body: (Stage) -> Void) {
    Stage.play(
      style, TimelineShowcase.OnboardingIntroLayer.init, { $0.playback.play() },
      TransactionsShowcase.OnboardingIntroLayer.init, { $0.playback.play() }, body)
  }

  /// The final positions of the layers and their initial offsets, half the width to the left or to
  /// the right.
  private static let slides: [(name: String, end: [Double], way: Double)] = [
    ("Chair", [80, 120], -148), ("Picture frame", [70, 30], -148), ("Body", [150, 80], -148),
    ("Table", [226, 140], 148), ("Lamp", [236, 66], 148),
  ]

  @Test("onboarding: slides by half the width in 0.5 s", arguments: Style.allCases)
  func slides(style: Style) {
    Self.onboarding(style) { stage in
      #expect(stage.scene.bounds == CGRect(x: 0, y: 0, width: 296, height: 241))
      for time in [0, 0.1, 0.25, 0.4, 0.499, 0.5, 0.8, 1.4] {
        stage.advance(to: time)
        let left = 1 - Easing.easeInEaseOut(min(time / 0.5, 1))
        // Half of the distance is covered in half of the time.
        if time == 0.25 { #expect(isNear(left, 0.5)) }
        for (name, end, way) in Self.slides {
          let expected = [end[0] + way * left, end[1]]
          #expect(isNear(stage.position(name), expected), "\(name) at \(time)")
        }
      }
    }
  }

  @Test("onboarding: the picture swings 0, -30, -10, -20 degrees", arguments: Style.allCases)
  func picture(style: Style) {
    Self.onboarding(style) { stage in
      let keys = [(0.0, 0.0), (0.33, -30), (0.66, -10), (1, -20)]
      let easings = [Easing.easeInEaseOut, .easeOut, .easeIn]
      for time in [0, 0.24] {
        stage.advance(to: time)
        #expect(isNear(stage.turn("Picture frame"), 0))
      }
      for (index, easing) in easings.enumerated() {
        let (from, to) = (keys[index], keys[index + 1])
        for share in [0, 0.2, 0.5, 0.9] {
          stage.advance(to: 0.25 + 0.75 * (from.0 + (to.0 - from.0) * share))
          let expected = from.1 + (to.1 - from.1) * easing(share)
          #expect(isNear(stage.turn("Picture frame"), expected), "key \(index) at \(share)")
        }
      }
      stage.advance(to: 1)
      #expect(isNear(stage.turn("Picture frame"), -20))
      stage.advance(to: 1.45)
      #expect(isNear(stage.turn("Picture frame"), -20))
    }
  }

  @Test("onboarding: arms swing to 47 degrees and back to 35, mirrored", arguments: Style.allCases)
  func arms(style: Style) {
    Self.onboarding(style) { stage in
      let ease = Easing.easeInEaseOut
      for time in [0, 0.25, 0.3, 0.35, 0.45, 0.5, 0.6, 0.65, 1.2] {
        stage.advance(to: time)
        let share = min(max((time - 0.25) / 0.4, 0), 1)
        let angle = share < 0.5 ? 47 * ease(share * 2) : 47 - 12 * ease(share * 2 - 1)
        if time == 0.45 { #expect(angle == 47) }
        #expect(isNear(stage.turn("Left arm"), angle), "at \(time)")
        #expect(isNear(stage.turn("Right arm"), -angle), "at \(time)")
      }
      #expect(isNear(stage.turn("Left arm"), 35))
    }
  }

  @Test("onboarding: every layer hangs from the center of its top", arguments: Style.allCases)
  func anchors(style: Style) {
    Self.onboarding(style) { stage in
      for name in Self.slides.map(\.name) + ["Left arm", "Right arm"] {
        let anchor = stage.layer(name).anchorPoint
        #expect(isNear([Double(anchor.x), Double(anchor.y)], [0.5, 0]), "\(name)")
      }
    }
  }

  // MARK: fireworks

  @Test("fireworks: bursts grow and fade for 3.5 s, repeatedly", arguments: Style.allCases)
  func fireworks(style: Style) {
    Stage.play(
      style, TimelineShowcase.FireworksLayer.init, { $0.playback.play(repeatCount: .infinity) },
      TransactionsShowcase.FireworksLayer.init, { $0.playback.play() }
    ) { stage in
      for round in [0, 1, 2, 3, 1000] {
        for share in [0.0001, 0.25, 0.5, 0.75, 0.9999] {
          stage.advance(to: 3.5 * (Double(round) + share))
          for name in ["Gold burst", "Red burst"] {
            let scale = 0.01 + 0.99 * Easing.easeOut(share)
            #expect(isNear(stage.scale(name), scale), "\(name) in round \(round) at \(share)")
            let opacity = 1 - Easing.easeIn(share)
            #expect(isNear(stage.opacity(name), opacity), "\(name) in round \(round) at \(share)")
          }
        }
      }
      #expect(stage.layer("Gold burst").path(is: stage.layer("Red burst")))
    }
  }

  // MARK: walk

  @Test("walk: in for 0.45 s, then limbs come to rest for 0.2 s", arguments: Style.allCases)
  func walk(style: Style) {
    Stage.play(
      style, TimelineShowcase.WalkLayer.init, { $0.playback.play() },
      TransactionsShowcase.WalkLayer.init,
      { $0.playback.play() }
    ) { stage in
      for time in [0, 0.1, 0.225, 0.4, 0.449, 0.4501, 0.5, 0.55, 0.6, 0.65, 0.9] {
        stage.advance(to: time)
        let way = Easing.easeIn(min(time / 0.45, 1))
        #expect(isNear(stage.position("Walker"), [40 + 120 * way, 130]), "at \(time)")
        for (tree, from) in [("Far tree", 0.4), ("Middle tree", 0.5), ("Near tree", 0.6)] {
          #expect(isNear(stage.scale(tree), from + (1 - from) * way), "\(tree) at \(time)")
        }
        let rest = 1 - Easing.easeInEaseOut(min(max((time - 0.45) / 0.2, 0), 1))
        for (limb, from) in [
          ("Right leg", 24.0), ("Left leg", -24), ("Right arm", -30), ("Left arm", 30),
        ] {
          #expect(isNear(stage.turn(limb), from * rest), "\(limb) at \(time)")
        }
      }
      #expect(isNear(stage.position("Walker")[0], Double(stage.scene.bounds.midX)))
    }
  }

  // MARK: shake

  @Test("shake: nine values from side to side and about y in 0.6 s", arguments: Style.allCases)
  func shake(style: Style) {
    Stage.play(
      style, TimelineShowcase.ShakeLayer.init, { $0.playback.play() },
      TransactionsShowcase.ShakeLayer.init,
      { $0.playback.play() }
    ) { stage in
      let values = [-5.0, 5, -5, 5, -3, 3, -2, 2, 0]
      for index in values.indices {
        stage.advance(to: 0.6 * Double(index) / 8)
        #expect(isNear(stage.position("Password field"), [160 + values[index], 100]), "\(index)")
        #expect(isNear(stage.yaw("Password field"), values[index]), "\(index)")
        guard index < 8 else { break }
        stage.advance(to: 0.6 * (Double(index) + 0.25) / 8)
        let between = values[index] + (values[index + 1] - values[index]) / 4
        #expect(isNear(stage.position("Password field"), [160 + between, 100]), "\(index)")
        #expect(isNear(stage.yaw("Password field"), between), "\(index)")
      }
      stage.advance(to: 0.9)
      #expect(isNear(stage.position("Password field"), [160, 100]))
      #expect(isNear(stage.yaw("Password field"), 0))
    }
  }
}

extension CALayer {
  /// Returns `true` if both layers draw the same outline.
  fileprivate func path(is other: CALayer) -> Bool {
    state().path != nil && state().path == other.state().path
  }
}
