import PegbarScene
import Testing

@testable import PegbarExport

/// The style in which each beat is a function.
@Suite struct TransactionsCodeTests {
  private static func text(_ scene: NormalizedScene) -> String {
    let options = SwiftCode.Options(access: .internal, style: .transactions)
    return String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
  }

  private static func scene(
    _ tracks: [NormalizedTrack], beats: [(String, Double, Double)] = [("rise", 0, 1)],
    rotation: Double = 0
  ) -> NormalizedScene {
    var scene = Samples.scene(
      "Kite",
      [
        NormalizedLayer(
          name: "Kite", content: .color(.white), bounds: Samples.rect(0, 0, 20, 20),
          rotation: rotation, tracks: tracks)
      ])
    scene.root.transactions = beats.map {
      Transaction(
        id: $0.0, name: $0.0, window: TimeRange(start: $0.1, end: $0.2), groups: [], curve: nil)
    }
    return scene
  }

  private static func number(_ property: Property, _ keys: [(Double, Double)]) -> NormalizedTrack {
    NormalizedTrack(property: property, keys: .number(Samples.track(keys)))
  }

  @Test("a change from the beginning of a beat is a transaction that sets its end")
  func implicit() {
    let written = Self.text(
      Self.scene([Self.number(.opacity, [(0, 0), (1, 0.5)])]))
    #expect(written.contains("    transaction(1, .linear) {\n      kite.opacity = 0.5\n    }"))
    #expect(written.contains("      kite.opacity = 0\n"))
    #expect(written.contains("[(0, rise)]"))
  }

  @Test("changes of one length and curve share a transaction")
  func shared() {
    let written = Self.text(
      Self.scene([
        Self.number(.rotation, [(0, 10), (1, 90)]), Self.number(.opacity, [(0, 0), (0.5, 1)]),
        Self.number(.scale, [(0, 0.5), (1, 2)]),
      ]))
    #expect(
      written.contains(
        """
            transaction(1, .linear) {
              animate(kite, "transform.rotation.z", to: radians(90))
              animate(kite, "transform.scale", to: 2)
            }
            transaction(0.5, .linear) {
              kite.opacity = 1
            }

        """))
  }

  @Test("what begins later, has several keys or turns far keeps its keys")
  func explicit() {
    let written = Self.text(
      Self.scene([
        Self.number(.rotation, [(0, 0), (1, 720)]), Self.number(.opacity, [(0.5, 0), (1, 1)]),
        Self.number(.zPosition, [(0, 0), (0.5, 1), (1, 5)]),
      ]))
    #expect(!written.contains("transaction("))
    #expect(written.contains("keys(\"transform.rotation.z\", at: [0, 60], degrees(0, 720))"))
    #expect(written.contains("keys(\"opacity\", at: [30, 60], numbers(0, 1))"))
    #expect(written.contains("keys(\"zPosition\", at: [0, 30, 60], numbers(0, 1, 5))"))
  }

  @Test("each beat does its own part of a track")
  func parts() {
    let written = Self.text(
      Self.scene(
        [Self.number(.opacity, [(0, 0), (1, 1), (2, 1), (2.5, 0)])],
        beats: [("rise", 0, 1), ("set", 2, 2.5)]))
    #expect(written.contains("[(0, rise), (2, showSet)]"))
    #expect(written.contains("transaction(0.5, .linear) {\n      kite.opacity = 0"))
  }

  @Test("what changes at once at a beat is set without actions")
  func jumps() {
    let track = NormalizedTrack(
      property: .isHidden, keys: .flag(Samples.track([(0, true), (2, false)], .hold)))
    let written = Self.text(Self.scene([track], beats: [("rise", 0, 1), ("fall", 2, 3)]))
    #expect(written.contains("withoutActions {\n      kite.isHidden = false"))
    #expect(written.contains("    [(2, fall)]"))
  }

  @Test("a scene of jumps alone has an opening")
  func noBeats() {
    let track = NormalizedTrack(
      property: .isHidden, keys: .flag(Samples.track([(0, true), (2, false)], .hold)))
    let blinking = Self.text(Self.scene([track], beats: []))
    #expect(blinking.contains("[(2, opening)]"))
  }

  @Test("what an instance shown once moves takes part; instances shown twice play by themselves")
  func instances() {
    var once = Samples.nested
    once.root.layers.removeLast()
    let taking = Self.text(once)
    #expect(taking.contains("run(parts)"))
    #expect(taking.contains("parts.add(leftArm.hand.timeline(), begin: 0.5, rate: 2)"))
    let both = Self.text(Samples.nested)
    #expect(both.contains("parts.add(left.timeline(), begin: 1, rate: 0.5)"))
  }
}
