import Foundation
import QuartzCore
import Testing
@testable import TimelineShowcase
@testable import TransactionsShowcase

extension ShowcaseTests {
  // MARK: title-fade

  @Test("title: one of three labels is visible at rest", arguments: Style.allCases)
  func titles(style: Style) {
    Stage.play(
      style, TimelineShowcase.TitleFadeLayer.init, { $0.playback.play() },
      TransactionsShowcase.TitleFadeLayer.init, { $0.playback.play() }
    ) { stage in
      let times = [
        (0.5, "Welcome"), (0.99, "Welcome"), (1.126, "Draw"), (2.49, "Draw"), (2.626, "Play"),
        (3.9, "Play"),
      ]
      for (time, shown) in times {
        stage.advance(to: time)
        for name in ["Welcome", "Draw", "Play"] {
          let state = stage.layer(name).state()
          let opacity = state.isHidden ? 0 : state.opacity
          #expect(isNear(opacity, name == shown ? 1 : 0), "\(name) at \(time)")
          #expect(state.string == name)
        }
      }
    }
  }

  @Test("title: an appearing label fades in for 0.125 s")
  func fades() {
    Stage.play(
      .timeline, TimelineShowcase.TitleFadeLayer.init, { $0.playback.play() },
      TransactionsShowcase.TitleFadeLayer.init, { $0.playback.play() }
    ) { stage in
      for (start, old, new) in [(1.0, "Welcome", "Draw"), (2.5, "Draw", "Play")] {
        for share in [0.01, 0.25, 0.5, 0.9] {
          stage.advance(to: start + 0.125 * share)
          #expect(isNear(stage.opacity(old), 1 - share), "\(old) at \(share)")
          #expect(isNear(stage.opacity(new), share), "\(new) at \(share)")
        }
      }
    }
  }

  @Test("title: a transition shows a single label and is independent of playback")
  func fadeAndPlay() {
    let names = ["Welcome", "Draw", "Play"]
    func shown(_ stage: Stage) -> [String] {
      names.filter { !stage.layer($0).state().isHidden && stage.opacity($0) > 0.5 }
    }
    for begin in [nil, 0.2] {
      Stage.play(
        .timeline, { TimelineShowcase.TitleFadeLayer() },
        {
          Shim.flush()
          if let begin { $0.playback.progress = begin }
          $0.fadeToDraw()
        }, TransactionsShowcase.TitleFadeLayer.init, { _ in }
      ) { stage in
        stage.advance(to: 1)
        #expect(shown(stage) == ["Draw"])
        guard let scene = stage.scene as? TimelineShowcase.TitleFadeLayer else { return }
        scene.playback.play()
        stage.advance(to: 1.5)
        #expect(shown(stage) == ["Welcome"])
        stage.advance(to: 9)
        #expect(shown(stage) == ["Play"])
      }
    }
  }

  @Test("title: a label fades in by a transition of 0.125 s at any time")
  func fade() {
    let scene = { TimelineShowcase.TitleFadeLayer() }
    Stage.play(
      .timeline, scene,
      {
        Shim.flush()
        $0.fadeToDraw()
      }, TransactionsShowcase.TitleFadeLayer.init, { _ in }
    ) { stage in
      Self.expectTransition(of: stage.scene, .fade, nil, lasts: 0.125, .linear)
    }
  }

  // MARK: button-push

  @Test("button: one of two labels is visible at rest", arguments: Style.allCases)
  func button(style: Style) {
    Stage.play(
      style, TimelineShowcase.ButtonPushLayer.init, { $0.playback.play() },
      TransactionsShowcase.ButtonPushLayer.init, { $0.playback.play() }
    ) { stage in
      for (time, logIn, welcome) in [(0.49, 26.0, -14.0), (1.001, 66, 26), (1.9, 66, 26)] {
        stage.advance(to: time)
        #expect(isNear(stage.position("Log in"), [80, logIn]), "at \(time)")
        #expect(isNear(stage.position("Welcome!"), [80, welcome]), "at \(time)")
      }
      let area = stage.layer("Title")
      #expect(area.masksToBounds, "what has been pushed out is seen nowhere")
      #expect(area.bounds == CGRect(x: 0, y: 0, width: 160, height: 40))
    }
  }

  @Test("button: one title pushes the other down for 0.5 s")
  func pushes() {
    Stage.play(
      .timeline, TimelineShowcase.ButtonPushLayer.init, { $0.playback.play() },
      TransactionsShowcase.ButtonPushLayer.init, { $0.playback.play() }
    ) { stage in
      for share in [0.1, 0.5, 0.8] {
        stage.advance(to: 0.5 + 0.5 * share)
        let way = 40 * Easing.easeInEaseOut(share)
        #expect(isNear(stage.position("Log in"), [80, 26 + way]), "at \(share)")
        #expect(isNear(stage.position("Welcome!"), [80, way - 14]), "at \(share)")
      }
    }
  }

  /// The cause of flipped contents: none, the container of the system, as on iOS, or a view around
  /// the scene.
  enum Flip: CaseIterable {
    case nothing, container, view
  }

  @Test(
    "button: the title is visibly pushed from the top for 0.5 s at any time",
    arguments: Style.allCases, Flip.allCases)
  func push(style: Style, flip: Flip) {
    let view = CALayer()
    func show(_ scene: CALayer) {
      Shim.switches.containerIsFlipped = flip == .container
      view.isGeometryFlipped = flip == .view
      view.addSublayer(scene)
      Shim.flush()
    }
    Stage.play(
      style, TimelineShowcase.ButtonPushLayer.init,
      {
        show($0)
        $0.pushWelcome()
      }, TransactionsShowcase.ButtonPushLayer.init,
      {
        show($0)
        $0.playback.prepare()
        $0.welcomeSlideIn()
      }
    ) { stage in
      // In flipped contents, `fromTop` visibly comes from below, so the scene uses `fromBottom`.
      Self.expectTransition(
        of: stage.layer("Title"), .push, flip == .nothing ? .fromTop : .fromBottom, lasts: 0.5,
        .easeInEaseOut)
    }
  }

  /// Expects a transition that begins at the current time.
  private static func expectTransition(
    of layer: CALayer, _ type: CATransitionType, _ subtype: CATransitionSubtype?,
    lasts duration: Double, _ easing: Easing
  ) {
    let start = Shim.time
    for share in [0, 0.25, 0.5, 0.99] {
      Shim.advance(to: start + duration * share)
      let running = layer.state().transitions
      #expect(running.map(\.type) == [type], "at \(share)")
      #expect(running.map(\.subtype) == [subtype], "at \(share)")
      #expect(isNear(running.map(\.progress), [easing(share)]), "at \(share)")
    }
    Shim.advance(to: start + duration * 1.001)
    #expect(layer.state().transitions.isEmpty)
  }

  // MARK: checkout-fold

  @Test(
    "checkout: unfolds about its upper edge with a spring of ratio 0.7", arguments: Style.allCases)
  func checkout(style: Style) {
    Stage.play(
      style, TimelineShowcase.CheckoutFoldLayer.init, { $0.playback.play() },
      TransactionsShowcase.CheckoutFoldLayer.init, { $0.playback.play() }
    ) { stage in
      let receipt = stage.layer("Receipt")
      // The anchor point is the middle of the upper edge.
      #expect(receipt.bounds == CGRect(x: 0, y: 0, width: 180, height: 120))
      #expect(isNear([Double(receipt.anchorPoint.x), Double(receipt.anchorPoint.y)], [0.5, 0]))
      #expect(!receipt.isDoubleSided)
      for time in [0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 0.99] {
        stage.advance(to: time)
        let angle = -90 * Self.spring(ratio: 0.7, frequency: 14, at: time)
        #expect(isNear(stage.pitch("Receipt"), angle, within: 0.01), "at \(time)")
        #expect(isNear(stage.position("Receipt"), [120, 40]), "the hinge stays")
      }
      stage.advance(to: 1.1)
      #expect(isNear(stage.pitch("Receipt"), 0))
    }
  }

  /// Returns the displacement, at a time, of a spring of mass 1 that is released at 1.
  private static func spring(ratio: Double, frequency: Double, at time: Double) -> Double {
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
    return exp(-ratio * frequency * time) * swing
  }

  @Test("checkout: the eye is 900 points away", arguments: Style.allCases)
  func perspective(style: Style) {
    Stage.play(
      style, TimelineShowcase.CheckoutFoldLayer.init, { $0.playback.play() },
      TransactionsShowcase.CheckoutFoldLayer.init, { $0.playback.play() }
    ) { stage in
      stage.advance(to: 0)
      // The receipt lies away from the eye: its lower edge, 120 pt below the hinge, is 120 pt deep.
      // The hinge is 60 pt above the center of the scene, which the eye is aimed at, so this edge
      // appears at 900 / 1020 of the distance.
      let receipt = stage.layer("Receipt")
      let world = receipt.worldTransform()
      for x in [0.0, 180] {
        let point = Self.seen(x, 120, by: world)
        let expected = [120 + (x - 90) * 900 / 1020, 100 - 60 * 900 / 1020.0]
        #expect(isNear(point, expected), "at \(x)")
      }
    }
  }

  private static func seen(_ x: Double, _ y: Double, by matrix: CATransform3D) -> [Double] {
    func row(_ x1: CGFloat, _ x2: CGFloat, _ x4: CGFloat) -> Double {
      x * Double(x1) + y * Double(x2) + Double(x4)
    }
    let depth = row(matrix.m14, matrix.m24, matrix.m44)
    return [
      row(matrix.m11, matrix.m21, matrix.m41) / depth,
      row(matrix.m12, matrix.m22, matrix.m42) / depth,
    ]
  }

  // MARK: scale-quart

  @Test("scale: 1 - (1 - t)^4, as a curve of that name", arguments: Style.allCases)
  func scale(style: Style) {
    Stage.play(
      style, TimelineShowcase.ScaleQuartLayer.init, { $0.playback.play() },
      TransactionsShowcase.ScaleQuartLayer.init, { $0.playback.play() }
    ) { stage in
      for time in [0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1, 1.2] {
        stage.advance(to: time)
        let left = 1 - min(time, 1)
        let quart = 0.4 + 0.6 * (1 - left * left * left * left)
        #expect(isNear(stage.scale("Baked"), quart, within: 0.0034), "at \(time)")
        let cubic = 0.4 + 0.6 * Easing.easeOutQuart(min(time, 1))
        #expect(isNear(stage.scale("Cubic"), cubic), "at \(time)")
        // The curve of that name only approximates the formula.
        #expect(isNear(cubic, quart, within: 0.03), "at \(time)")
      }
    }
  }

  // MARK: wave

  private static func wave(_ style: Style, _ body: (Stage) -> Void) {
    Stage.play(
      style, TimelineShowcase.WaveLayer.init, { $0.playback.play() },
      TransactionsShowcase.WaveLayer.init,
      { $0.playback.play() }, body)
  }

  @Test("wave: six stars open in sequence, every 0.5 s of 3 s", arguments: Style.allCases)
  func wave(style: Style) {
    Self.wave(style) { stage in
      for time in [0.1, 0.75, 1.6, 2.9, 3.3, 4.8, 5.4] {
        stage.advance(to: time)
        for index in 1...6 {
          let wave = stage.layer("Wave \(index)")
          let share = (time - 0.5 * Double(index - 1)) / 3
          guard (0..<1).contains(share) else {
            #expect(wave.state().isHidden, "wave \(index) at \(time)")
            continue
          }
          #expect(!wave.state().isHidden, "wave \(index) at \(time)")
          guard let ring = wave.sublayers?.first else {
            Issue.record("wave \(index) is empty")
            continue
          }
          #expect(isNear(ring.state().opacity, 1 - Easing.easeIn(share)), "\(index) at \(time)")
          let points = (ring.state().path ?? []).compactMap(\.points.last)
          // Tips are 6 pt from the center at the start and 150 pt at the end.
          let reach = points.map { hypot(Double($0.x), Double($0.y)) }.max()
          #expect(isNear(reach ?? 0, 6 + 144 * share, within: 0.01), "wave \(index) at \(time)")
          // A star has eight tips. Closing the path draws its last side.
          #expect(
            points.count { isNear(hypot(Double($0.x), Double($0.y)), reach ?? 0, within: 0.01) }
              == 8)
        }
      }
    }
  }

  @Test(
    "wave: the waves mask a radial gradient about their center",
    arguments: Style.allCases)
  func glow(style: Style) {
    Self.wave(style) { stage in
      guard let glow = stage.layer("Glow") as? CAGradientLayer else {
        Issue.record("the glow is no gradient")
        return
      }
      #expect(glow.type == .radial)
      let masks = sequence(first: glow as CALayer, next: \.superlayer).compactMap(\.mask?.name)
      #expect(masks.contains("Waves"))
      #expect(stage.layer("Waves").sublayers?.count == 6)
      #expect(Self.center(of: glow) == [150, 150])
    }
  }

  @Test("wave: the center is a property that moves the gradient", arguments: Style.allCases)
  func center(style: Style) {
    Stage.play(
      style, TimelineShowcase.WaveLayer.init,
      {
        $0.playback.play()
        $0.centerPoint = CGPoint(x: 90, y: 210)
      }, TransactionsShowcase.WaveLayer.init,
      {
        $0.playback.play()
        $0.centerPoint = CGPoint(x: 90, y: 210)
      }
    ) { stage in
      stage.advance(to: 1)
      guard let glow = stage.layer("Glow") as? CAGradientLayer else {
        Issue.record("the glow is no gradient")
        return
      }
      #expect(isNear(Self.center(of: glow), [90, 210]))
      #expect(glow.animationKeys()?.contains("startPoint") != true, "at once")
    }
  }

  private static func center(of glow: CAGradientLayer) -> [Double] {
    let state = glow.state()
    return [
      Double(state.bounds.minX + state.startPoint.x * state.bounds.width),
      Double(state.bounds.minY + state.startPoint.y * state.bounds.height),
    ]
  }
}
