import PegbarExport
import PegbarScene
import Testing

@testable import PegbarSwift

/// Animations that several layers share.
@Suite struct SharedMovesTests {
  /// Returns the code of layers that move alike, with layers between them that do not.
  private static func text(_ names: [String], besides others: [String] = []) -> String {
    func layer(_ name: String, _ keys: [(Double, Double)]) -> NormalizedLayer {
      NormalizedLayer(
        name: name, content: .color(.black), bounds: Samples.rect(0, 0, 40, 40),
        tracks: [NormalizedTrack(property: .rotation, keys: .number(Samples.track(keys)))])
    }
    let alike = [(0.0, 0.0), (0.3, 31), (0.7, 12), (1.1, 57), (1.4, 20), (1.9, 33), (2.2, 90)]
    let layers = names.flatMap { name in
      [layer(name, alike)]
        + others.map { layer("\($0) \(name)", [(0, 0), (1, Double(name.count))]) }
    }
    return String(
      decoding: SwiftCode.write(
        Samples.scene("Shared", layers), options: SwiftCode.Options()), as: UTF8.self)
  }

  @Test("the animation of a single loop is part of it")
  func loop() {
    let text = Self.text(["Ant", "Badger", "Cat"])
    #expect(text.contains("for layer in [ant, badger, cat] {\n      add(layer, [keys("))
    #expect(!text.contains("-> CAKeyframeAnimation {\n    keys("))
  }

  @Test("the animation of several statements is a function")
  func function() {
    let text = Self.text(["Ant", "Badger", "Cat"], besides: ["Shadow"])
    #expect(text.contains("add(ant, [turn()])") && text.contains("add(cat, [turn()])"))
    #expect(text.contains("private func turn() -> CAKeyframeAnimation {"))
  }
}
