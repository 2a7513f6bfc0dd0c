import PegbarExport
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarSwift

/// The style in which each transaction is a function.
@Suite struct TransactionsCodeTests {
  private static func text(_ scene: NormalizedScene) -> String {
    let options = SwiftCode.Options(access: .internal, style: .transactions)
    return String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
  }

  private static func scene(
    _ tracks: [NormalizedTrack], transactions: [(String, Double, Double)] = [("rise", 0, 1)],
    rotation: Double = 0
  ) -> NormalizedScene {
    var scene = Samples.scene(
      "Kite",
      [
        NormalizedLayer(
          name: "Kite", content: .color(.white), bounds: Samples.rect(0, 0, 20, 20),
          rotation: rotation, tracks: tracks)
      ])
    scene.root.transactions = transactions.map {
      Transaction(
        id: $0.0, name: $0.0, window: TimeRange(start: $0.1, end: $0.2), groups: [], curve: nil)
    }
    return scene
  }

  private static func number(_ property: LayerProperty, _ keys: [(Double, Double)])
    -> NormalizedTrack
  {
    NormalizedTrack(property: property, keys: .number(Samples.track(keys)))
  }

  @Test("a change from the start becomes a transaction that sets its end value")
  func implicit() {
    let written = Self.text(
      Self.scene([Self.number(.opacity, [(0, 0), (1, 0.5)])]))
    #expect(
      written.contains(
        "    transaction(at: frames(0, 60), .linear) {\n      kite.opacity = 0.5\n    }"))
    #expect(written.contains("  private func showStart() {\n    kite.opacity = 0\n  }\n"))
    #expect(written.contains("[(rise, 3)]"))
  }

  @Test("a transaction has the name of neither a layer nor a parameter")
  func transactionNames() {
    let scene = Self.scene(
      [Self.number(.opacity, [(0, 0), (1, 0.5)])],
      transactions: [("kite", 0, 1), ("tint", 1, 2), ("rise", 2, 3)])
    let plan = CompositionPlan(scene.root, definitions: [:])
    let transactions = TransactionPlan(plan, of: scene, besides: ["tint"]) { _ in plan }
    #expect(transactions.transactions.last?.name == "rise")
    #expect(!transactions.transactions.contains { ["kite", "tint"].contains($0.name) })
  }

  @Test("a part of a long animation uses the outlines in the list")
  func partOfList() {
    let keys = (0..<20).map { index in
      Key(
        time: Double(index) / 8,
        value: Samples.polygon([(0, 0), (Double(index * index), 7), (3, Double(20 - index))]))
    }
    var scene = Samples.scene(
      "Kite",
      [
        NormalizedLayer(
          name: "Kite",
          content: .shape(
            NormalizedShape(path: keys[19].value, style: .fill(.black, .nonZero))),
          bounds: Samples.rect(0, 0, 400, 20),
          tracks: [NormalizedTrack(property: .path, keys: .path(Track(keys)))])
      ])
    scene.root.transactions = [("rise", 0.0, 0.5), ("fall", 0.5, 2.5)].map {
      Transaction(
        id: $0.0, name: $0.0, window: TimeRange(start: $0.1, end: $0.2), groups: [], curve: nil)
    }
    let written = Self.text(scene)
    #expect(written.contains("paths(Outline.kiteMorph[0..<5])"))
    #expect(written.contains("paths(Outline.kiteMorph[4..<20])"))
    #expect(written.ranges(of: "\"m0 0l").count == 20)
  }

  @Test("a change in progress at the start of the scene has its current value")
  func begun() {
    let written = Self.text(
      Self.scene([Self.number(.opacity, [(-1, 0), (0.5, 0.75), (1, 0.25)])]))
    #expect(written.contains("  private func showStart() {\n    kite.opacity = 0.5\n  }\n"))
  }

  @Test("changes with equal duration and curve share a transaction")
  func shared() {
    let written = Self.text(
      Self.scene([
        Self.number(.rotation, [(0, 10), (1, 90)]), Self.number(.opacity, [(0, 0), (0.5, 1)]),
        Self.number(.scale, [(0, 0.5), (1, 2)]),
      ]))
    #expect(
      written.contains(
        """
            transaction(at: frames(0, 60), .linear) {
              animate(kite, "transform.rotation.z", to: radians(90))
              animate(kite, "transform.scale", to: 2)
            }
            transaction(at: frames(0, 30), .linear) {
              kite.opacity = 1
            }

        """))
  }

  @Test("a later change is also a transaction, and a large rotation states its start")
  func later() {
    let written = Self.text(
      Self.scene([
        Self.number(.rotation, [(0, 0), (1, 720)]), Self.number(.opacity, [(0.5, 0), (1, 1)]),
      ]))
    #expect(
      written.contains(
        """
            transaction(at: frames(0, 60), .linear) {
              animate(kite, "transform.rotation.z", from: 0, to: radians(720))
            }
            transaction(at: frames(30, 60), .linear) {
              animate(kite, "opacity", to: 1)
            }

        """))
  }

  @Test("a change in progress continues when its transaction begins")
  func underWay() {
    let written = Self.text(Self.scene([Self.number(.opacity, [(-1, 0), (1, 1)])]))
    #expect(written.contains("    kite.opacity = 0.5\n"))
    #expect(
      written.contains(
        "    transaction(at: frames(0, 60), .linear) {\n      kite.opacity = 1\n    }"))
    #expect(!written.contains("keys("))
  }

  @Test("animates later changes of colors, offsets and outlines by key path")
  func laterValues() {
    let square = Path([
      Contour(
        [Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 9, y: 9)].map {
          PathVertex($0)
        }, isClosed: true)
    ])
    let flat = square.map { Point(x: $0.x, y: 0) }
    var scene = Self.scene([
      NormalizedTrack(
        property: .position,
        keys: .point(Samples.track([(1, Point(x: 0, y: 0)), (2, Point(x: 5, y: 6))]))),
      NormalizedTrack(
        property: .fillColor, keys: .color(Samples.track([(1, Color.white), (2, Color.black)]))),
      NormalizedTrack(property: .path, keys: .path(Samples.track([(1, square), (2, flat)]))),
    ])
    scene.root.layers[0].content = .shape(
      NormalizedShape(path: square, style: .fill(.white, .nonZero)))
    let written = Self.text(scene)
    #expect(
      written.contains(
        """
            transaction(at: frames(60, 120), .linear) {
              animate(kite, "position", to: point(5, 6))
              animate(kite, "fillColor", to: CGColor.hex(0x000000))
              animate(kite, "path", to: polygon((0, 0), (9, 0), (9, 0)))
            }

        """))
    #expect(!written.contains("keys("))
  }

  @Test("more than a dozen moves have a function per layer or set of layers")
  func sets() {
    var scene = Self.scene([])
    scene.root.layers = ["Bird", "Cloud"].flatMap { name in
      (1...7).map { number in
        NormalizedLayer(
          name: "\(name) \(number)", content: .color(.white), bounds: Samples.rect(0, 0, 9, 9),
          tracks: [Self.number(.opacity, [(0, 0), (1, Double(number) / 8)])])
      }
    }
    let written = Self.text(scene)
    #expect(
      written.contains("  func rise() {\n    riseBird()\n    riseCloud()\n  }\n"))
    #expect(
      written.contains(
        "  private func riseCloud() {\n    transaction(at: frames(0, 60), .linear) {\n"))
  }

  @Test("a track with several keyframes keeps them")
  func explicit() {
    let written = Self.text(
      Self.scene([
        Self.number(.zPosition, [(0, 0), (0.5, 1), (1, 5)])
      ]))
    #expect(!written.contains("transaction("))
    #expect(written.contains("keys(\"zPosition\", at: frames(0, 30, 60), numbers(0, 1, 5))"))
  }

  @Test("each transaction plays its own part of a track")
  func parts() {
    let written = Self.text(
      Self.scene(
        [Self.number(.opacity, [(0, 0), (1, 1), (2, 1), (2.5, 0)])],
        transactions: [("rise", 0, 1), ("set", 2, 2.5)]))
    #expect(written.contains("[(rise, 2), (showSet, 1)]"))
    #expect(written.contains("transaction(at: frames(0, 30), .linear) {\n      kite.opacity = 0"))
  }

  @Test("sets immediate changes at a transaction without actions")
  func jumps() {
    let track = NormalizedTrack(
      property: .isHidden, keys: .flag(Samples.track([(0, true), (2, false)], .hold)))
    let written = Self.text(Self.scene([track], transactions: [("rise", 0, 1), ("fall", 2, 3)]))
    #expect(written.contains("withoutActions {\n      kite.isHidden = false"))
    #expect(written.contains("    [({}, 2), (fall, 1)]"))
  }

  @Test("a static scene has no playback, and one with only jumps has an opening")
  func noTransactions() {
    let still = Self.text(Self.scene([], transactions: []))
    #expect(!still.contains("func play("))
    let track = NormalizedTrack(
      property: .isHidden, keys: .flag(Samples.track([(0, true), (2, false)], .hold)))
    let blinking = Self.text(Self.scene([track], transactions: []))
    #expect(blinking.contains("[({}, 2), (opening, 1)]"))
  }

  @Test("steps end when the next transaction changes their property")
  func stepsEnd() {
    let track = NormalizedTrack(
      property: .isHidden,
      keys: .flag(Samples.track([(0, true), (1.5, false), (2, true)], .hold)))
    let written = Self.text(Self.scene([track], transactions: [("rise", 1, 1.6), ("fall", 2, 3)]))
    #expect(written.contains("run(steps(\"hidden\", at: frames(-30, 30, 60), [true, false])"))
    #expect(written.contains("kite.isHidden = true"))
  }

  @Test("a layer that turns over animates all matrix parts and sets the entire matrix")
  func turnsOver() {
    let written = Self.text(
      Self.scene(
        [Self.number(.rotationY, [(0, 0), (1, 150), (2, 150), (3, 20)])],
        transactions: [("rise", 0, 1), ("fall", 2, 3)]))
    let flat = written.split { " \n".contains($0) }.joined(separator: " ")
    #expect(flat.contains("func showStart() { kite.transform = CATransform3DIdentity }"))
    #expect(
      flat.contains(
        """
        turnOver( kite, to: matrix(y: 150), joined( \
        keys("transform.rotation.x", at: frames(0, 60), degrees(0, 0)), \
        keys("transform.rotation.z", at: frames(0, 60), degrees(0, 0)), \
        keys("transform.rotation.y", at: frames(0, 60), degrees(0, 150)) ) )
        """))
    #expect(
      flat.contains(
        """
        turnOver( kite, to: matrix(y: 20), \
        keys("transform.rotation.y", at: frames(0, 60), degrees(150, 20)) )
        """))
    #expect(!flat.contains("set(kite"))
  }

  @Test("a layer that mirrors immediately sets its entire matrix")
  func mirrors() {
    let track = NormalizedTrack(
      property: .scaleX, keys: .number(Samples.track([(0, 1), (2, -3)], .hold)))
    let written = Self.text(
      Self.scene([track], transactions: [("rise", 0, 1), ("fall", 2, 3)], rotation: 10))
    #expect(
      written.contains(
        "withoutActions {\n      kite.transform = matrix(z: 10, scale: (-3, 1, -1))"))
    #expect(!written.contains("turnOver"))
  }

  @Test("overlapping parts turn in one transaction, and an endless one includes all others")
  func overlapping() {
    var wheel = Self.number(.rotation, [(0.5, 0), (1, 90)])
    if case .number(var track) = wheel.keys {
      track.repetition = Repeat(count: .infinity, isCumulative: true)
      wheel.keys = .number(track)
    }
    let written = Self.text(
      Self.scene(
        [Self.number(.scaleX, [(0, 1), (2, -1)]), wheel],
        transactions: [("rise", 0, 0.3), ("fall", 0.5, 3)]))
    let flat = written.split { " \n".contains($0) }.joined(separator: " ")
    #expect(flat.contains("[(rise, 3)]"))
    #expect(flat.contains("keys(\"transform.scale.x\", at: frames(0, 120), numbers(1, -1))"))
    #expect(flat.contains("isCumulative: true"))
    #expect(
      flat.contains(
        """
        joined( keys("transform.scale.x", at: frames(0, 60), numbers(-1, -1)), \
        keys("transform.rotation.x", at: frames(0, 60), degrees(0, 0)), \
        keys("transform.rotation.y", at: frames(0, 60), degrees(0, 0)), \
        keys("transform.scale.y", at: frames(0, 60), numbers(1, 1)), count: .infinity )
        """))
  }

  @Test("cuts changes at the end, in the time of each instance")
  func cut() {
    let lamp = NormalizedLayer(
      name: "Lamp", content: .color(.white), bounds: Samples.rect(0, 0, 20, 20),
      tracks: [Self.number(.opacity, [(1, 0), (3, 1)])])
    var scene = Self.scene([Self.number(.opacity, [(1, 0), (5, 1)])])
    scene.duration = 2
    scene.definitions = [
      NormalizedComposition(
        id: "street", name: "Street", size: scene.root.size, layers: [lamp])
    ]
    scene.root.layers += [0.0, 0.5, 1.5].map {
      NormalizedLayer(
        name: "Street \(Int($0 * 10))", content: .instance("street", begin: $0, rate: 1),
        bounds: Samples.rect(0, 0, 20, 20))
    }
    let written = Self.text(scene)
    // At the end: 1 s of 4 s, 1 s and 0.5 s of 2 s, and nothing yet.
    #expect(
      written.contains(
        """
            transaction(at: frames(60, 120), .linear) {
              animate(kite, "opacity", to: 0.25)
              animate(streets[0].lamp, "opacity", to: 0.5)
            }
            transaction(at: frames(90, 120), .linear) {
              animate(streets[1].lamp, "opacity", to: 0.25)
            }

        """))
    // Layers that do not move yet are also set to their initial state.
    #expect(
      written.contains(
        "[kite, streets[2].lamp, streets[1].lamp, streets[0].lamp] { layer.opacity = 0 }"))
  }

  @Test("a repetition keeps its current value at the end of the scene")
  func repeating() {
    func written(_ count: Double, autoreverses: Bool = false) -> String {
      var pulse = Self.number(.opacity, [(0, 0), (1, 1)])
      if case .number(var track) = pulse.keys {
        track.repetition = Repeat(count: count, autoreverses: autoreverses)
        pulse.keys = .number(track)
      }
      var scene = Self.scene([pulse])
      scene.duration = 2.3
      return Self.text(scene)
    }
    let rest =
      "// Repeated animations end with these values when the scene is over.\n"
      + "    withoutActions {\n      kite.opacity"
    #expect(written(.infinity).contains("\(rest) = 0.3\n"))
    #expect(written(2, autoreverses: true).contains("\(rest) = 0\n"))
    #expect(!written(2).contains("Repeated animations"))
  }

  @Test("freezes motion in progress at the end")
  func stopping() {
    let held = "    func stop() {\n      progress = 1\n    }\n"
    var cut = Samples.nested
    cut.duration = 1.5
    #expect(Self.text(cut).contains(held))
    #expect(!Self.text(Samples.nested).contains(held))
    let alone = Self.text(Self.scene([Self.number(.opacity, [(0, 0), (1, 0.5)])]))
    #expect(alone.contains("    func stop() {\n      halt()\n"))
  }

  @Test("a single instance joins transactions, and repeated ones play on their own")
  func instances() {
    var once = Samples.nested
    once.root.layers.removeLast()
    let taking = Self.text(once)
    #expect(taking.contains("leftArm.hand.timeline { run($0, retimed($1, begin: 0.5, rate: 2)) }"))
    let both = Self.text(Samples.nested)
    #expect(both.contains("leftLayer.timeline { run($0, retimed($1, begin: 1, rate: 0.5)) }"))
  }
}
