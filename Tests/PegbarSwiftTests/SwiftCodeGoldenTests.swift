import PegbarExport
import PegbarScene
import PegbarSwift
import PegbarTestSupport
import Testing

/// Small scenes as Swift, compared verbatim.
@Suite struct SwiftCodeGoldenTests {
  private static func text(_ scene: NormalizedScene) -> String {
    let options = SwiftCode.Options(
      header: FileHeader(sourceName: "sample.json"), access: .internal)
    return String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
  }

  static let turning = Samples.scene(
    "Card", [Samples.card], palette: [NamedColor(name: "Paper", color: .white)],
    curves: [NamedCurve(name: "Ease out", curve: Samples.ease)])

  static let scenes: [String: NormalizedScene] = [
    "card": turning, "tick": Samples.scene("Tick", [Samples.tick]),
    "glow": Samples.scene("Glow", [Samples.glow]), "odd": Samples.scene("Odd", [Samples.odd]),
    "nested": Samples.nested, "deep": SpaceCodeTests.scene,
  ]

  @Test("a small scene becomes the recorded class", arguments: scenes.keys.sorted())
  func recorded(name: String) throws {
    let scene = try #require(Self.scenes[name])
    let difference = try Golden.difference(
      Array(Self.text(scene).utf8),
      path: "Tests/PegbarSwiftTests/Goldens/\(name).swift.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
