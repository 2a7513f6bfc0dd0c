import PegbarScene
import Testing

@testable import PegbarSwift

/// The transactions of both styles.
@Suite struct TransactionWindowsTests {
  private static func transaction(_ name: String, _ start: Double, _ end: Double) -> Transaction {
    Transaction(id: name, name: name, window: TimeRange(start: start, end: end), groups: [])
  }

  private static func scene(_ transactions: [Transaction]) -> NormalizedScene {
    var scene = Samples.scene(
      "Kite",
      [
        NormalizedLayer(
          name: "Kite", content: .color(.white), bounds: Samples.rect(0, 0, 20, 20),
          tracks: [
            NormalizedTrack(
              property: .opacity, keys: .number(Samples.track([(0, 0), (0.5, 1), (2, 0)])))
          ])
      ])
    scene.duration = 4
    scene.root.transactions = transactions
    return scene
  }

  /// Returns a scene that contains `count` instances of another scene, starting at a time.
  private static func shown(_ scene: NormalizedScene, at begin: Double, count: Int)
    -> NormalizedScene
  {
    var outer = scene
    var inner = scene.root
    inner.id = "inner"
    outer.definitions = [inner]
    outer.root.transactions = []
    outer.root.layers = (0..<count).map {
      NormalizedLayer(
        name: "Use \($0)", content: .instance("inner", begin: begin, rate: 1),
        bounds: Samples.rect(0, 0, 20, 20))
    }
    return outer
  }

  private static func transactions(_ scene: NormalizedScene) -> [String] {
    TransactionWindows(scene).transactions.map { "\($0.name) \($0.window.start) \($0.window.end)" }
  }

  @Test("transactions of a single instance belong to the scene, and close ones are merged")
  func windows() {
    let scene = Self.scene([
      Self.transaction("rise", 0, 1), Self.transaction("turn", 0.2, 2),
      Self.transaction("fall", 2, 3),
    ])
    #expect(Self.transactions(scene) == ["rise 0.0 2.0", "fall 2.0 3.0"])
    #expect(
      Self.transactions(Self.shown(scene, at: 0.5, count: 1)) == ["rise 0.5 2.5", "fall 2.5 3.5"])
    #expect(Self.transactions(Self.shown(scene, at: 0.5, count: 2)).isEmpty)
  }

  @Test("a transaction that begins well inside another one ends it")
  func overlaps() {
    let scene = Self.scene([
      Self.transaction("rise", 0, 1), Self.transaction("turn", 0.5, 0.8),
      Self.transaction("fall", 2, 3),
    ])
    #expect(Self.transactions(scene) == ["rise 0.0 0.5", "turn 0.5 1.0", "fall 2.0 3.0"])
    #expect(
      Self.transactions(Self.shown(scene, at: 0.5, count: 1))
        == ["rise 0.5 1.0", "turn 1.0 1.5", "fall 2.5 3.5"])
    #expect(Self.transactions(Self.shown(scene, at: 0.5, count: 2)).isEmpty)
  }

  @Test("the timeline plays each transaction by name in any composition")
  func markers() {
    let scene = Self.scene([Self.transaction("rise", 0, 1), Self.transaction("fall", 2, 3)])
    let markers = Self.shown(scene, at: 0.5, count: 1).withTransactionsAsMarkers.markers
    #expect(markers.map(\.name) == ["rise", "fall"])
    #expect(markers.map(\.time) == [0.5, 2.5])
    #expect(markers.map(\.duration) == [1, 1])
  }

  @Test("a single transaction has a name unless it covers most of the scene")
  func single() {
    #expect(
      Self.scene([Self.transaction("rise", 1, 2)]).withTransactionsAsMarkers.markers.map(\.name)
        == ["rise"])
    #expect(
      Self.scene([Self.transaction("rise", 0, 3.5)]).withTransactionsAsMarkers.markers.isEmpty)
    #expect(Self.scene([]).withTransactionsAsMarkers.markers.isEmpty)
  }
}
