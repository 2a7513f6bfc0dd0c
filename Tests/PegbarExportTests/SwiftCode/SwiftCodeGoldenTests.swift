import PegbarExport
import PegbarScene
import Testing

/// What small scenes look like as Swift, word for word.
@Suite struct SwiftCodeGoldenTests {
  private static func text(_ scene: NormalizedScene) -> String {
    let options = SwiftCode.Options(sourceName: "sample.json", access: .internal)
    return String(decoding: SwiftCode.write(scene, options: options), as: UTF8.self)
  }

  /// The lines of a text from one that begins with `start` to one that begins with `end`, or to the
  /// end of the class.
  private static func part(
    _ text: String, from start: String, to end: String = "/// Puts the anchor of a layer"
  ) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.trimmed.hasPrefix(start) } ?? lines.endIndex
    let rest = lines[first...]
    let last = rest.firstIndex { $0.trimmed.hasPrefix(end) } ?? lines.endIndex
    return rest[..<last].joined(separator: "\n")
  }

  static let turning = Samples.scene(
    "Card", [Samples.card], palette: [NamedColor(name: "Paper", color: .white)],
    curves: [NamedCurve(name: "Ease out", curve: Samples.ease)])

  @Test("a rectangle that turns is a class that can be read from top to bottom")
  func rectangle() {
    #expect(
      Self.part(Self.text(Self.turning), from: "//", to: "// MARK: Playback") == Golden.cardClass)
    #expect(Self.part(Self.text(Self.turning), from: "// MARK: Timeline") == Golden.cardTimeline)
  }

  @Test("playing and scrubbing work the same in every scene")
  func playback() {
    let text = Self.text(Self.turning)
    #expect(Self.part(text, from: "// MARK: Playback", to: "// MARK: Timeline") == Golden.playback)
    #expect(Self.part(text, from: "/// Puts the anchor of a layer", to: "none") == Golden.support)
  }

  @Test("a line that draws itself moves the end of its stroke")
  func trim() {
    let text = Self.text(Samples.scene("Tick", [Samples.tick]))
    #expect(Self.part(text, from: "// MARK: Timeline") == Golden.tick)
  }

  @Test("a gradient with a mask is put together from layers")
  func gradient() {
    let text = Self.text(Samples.scene("Glow", [Samples.glow]))
    #expect(Self.part(text, from: "// MARK: Timeline") == Golden.glow)
  }

  @Test("holds, steps, repeats and mirrored scale become plain animations")
  func odd() {
    let text = Self.text(Samples.scene("Odd", [Samples.odd]))
    #expect(Self.part(text, from: "// MARK: Timeline") == Golden.odd)
  }

  @Test("a definition is a class with a timeline of its own")
  func definition() {
    let text = Self.text(Samples.nested)
    #expect(Self.part(text, from: "/// Hand") == Golden.hand)
    #expect(
      Self.part(text, from: "// MARK: Timeline", to: "// MARK: Factories") == Golden.bodyTimeline)
  }
}

extension Substring {
  /// Without the blanks it begins with.
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
