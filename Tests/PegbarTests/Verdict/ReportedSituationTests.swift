import Pegbar
import PegbarTestSupport
import Testing

/// Situations that people report in public, each with the verdict and the findings that it must
/// have in both commands.
@Suite struct ReportedSituationTests {
  /// A situation.
  struct Situation: Sendable, CustomTestStringConvertible {
    let title: String
    let animation: [UInt8]
    /// `true` if the result looks the same as the design.
    let looksSame: Bool
    /// The kinds of `convert` that are more than notes.
    let converted: Set<String>
    /// The kinds of `lint` that are more than notes, without targets.
    let linted: Set<String>
    /// Parts of the messages of `convert`.
    var words: [String] = []

    var testDescription: String { title }
  }

  private static func shape(_ members: String, shapes: String = Lottie.square) -> String {
    """
    {"ty": 4, "ind": 1, "nm": "Box", "ip": 0, "op": 60, "st": 0, \(members), "shapes": [\(shapes)]}
    """
  }

  private static let still = #""ks": {"p": {"k": [50, 50]}}"#
  private static let footage =
    #"{"ty": 9, "ind": 2, "nm": "clip.mp4", "ip": 0, "op": 60, "st": 0, "ks": {}, "refId": "v"}"#

  private static let situations: [Situation] = [
    Situation(
      title: "a mask in Add mode whose path is not closed",
      animation: Lottie.animation(
        layers: shape(
          still
            + #", "hasMask": true, "masksProperties": [{"mode": "a", "o": {"k": 100}, "pt": "#
            + #"{"k": {"c": false, "v": [[0, 0], [9, 0], [9, 9]], "i": [[0, 0], [0, 0], [0, 0]], "#
            + #""o": [[0, 0], [0, 0], [0, 0]]}}}]"#)),
      looksSame: true, converted: [], linted: []),
    Situation(
      title: "a track matte that is a null layer",
      animation: Lottie.animation(
        layers: #"{"ty": 3, "ind": 2, "nm": "Null", "ip": 0, "op": 60, "td": 1, "ks": {}}, "#
          + shape(#""tt": 1, "# + still)),
      looksSame: false, converted: ["layer/hidden-content", "layer/nothing-visible"],
      linted: ["layer/nothing-visible"],
      words: ["its track matte 'Null' is a layer without content"]),
    Situation(
      title: "a track matte that is footage",
      animation: Lottie.animation(
        layers: footage.replacing(#""ks""#, with: #""td": 1, "ks""#) + ", "
          + shape(#""tt": 1, "# + still)),
      looksSame: false,
      converted: ["layer/footage", "layer/hidden-content", "layer/nothing-visible"],
      linted: ["layer/footage", "layer/nothing-visible"],
      words: ["its track matte 'clip.mp4' is empty"]),
    Situation(
      title: "no layers", animation: Lottie.animation(), looksSame: false,
      converted: ["layer/nothing-visible"], linted: ["layer/nothing-visible"]),
    Situation(
      title: "an expression without which nothing is visible",
      animation: Lottie.animation(
        layers: shape(
          #""ks": {"p": {"k": [50, 50]}, "s": {"k": [0, 0], "x": "value = fetch(this);"}}"#)),
      looksSame: false,
      converted: ["layer/hidden-content", "layer/nothing-visible", "property/expression"],
      linted: ["layer/nothing-visible", "perf/expressions", "sec/expression-suspicious"]),
    Situation(
      title: "solid colors with three, eight and invalid digits",
      animation: Lottie.animation(
        layers: ["#f00", "#00ff0080", "red"].map {
          #"{"ty": 1, "nm": "\#($0)", "ip": 0, "op": 60, "st": 0, "ks": {}, "sw": 9, "sh": 9, "#
            + #""sc": "\#($0)"}"#
        }.joined(separator: ", ")),
      looksSame: false, converted: ["property/solid-color"], linted: ["property/solid-color"],
      words: [
        "“#f00” has three digits", "the color #ff0080 with the alpha value 00",
        "the color #00ff00 with the alpha value 80", "“red” is not a color",
      ]),
    Situation(
      title: "a video layer", animation: Lottie.animation(layers: footage), looksSame: false,
      converted: ["layer/footage", "layer/nothing-visible"],
      linted: ["layer/footage", "layer/nothing-visible"], words: ["(Video)"]),
    Situation(
      title: "a counter in the Source Text",
      animation: Lottie.animation(
        layers: #"{"ty": 5, "nm": "Count", "ip": 0, "op": 60, "st": 0, "ks": {}, "t": {"d": "#
          + #"{"k": [{"t": 0, "s": {"t": "0", "s": 20, "f": "Arial", "fc": [0, 0, 0]}}], "#
          + #""x": "$bm_rt = Math.round(time);"}}}"#),
      looksSame: false,
      converted: ["normalize/system-text", "property/expression", "text/font-without-glyphs"],
      linted: ["perf/expressions", "text/font-without-glyphs"],
      words: [
        "expressions on Source Text are not supported", "the static value of the property is used",
      ]),
    Situation(
      title: "a syntax error in an expression",
      animation: Lottie.animation(
        layers: shape(#""ks": {"p": {"k": [50, 50]}, "r": {"k": 9, "x": "a = layer('x'"}}"#)),
      looksSame: false, converted: ["property/expression"], linted: ["perf/expressions"],
      words: ["on Rotation", "has a syntax error", "the static value of the property is used"]),
  ]

  private static func graveKinds(_ findings: [Finding]) -> Set<String> {
    Set(findings.filter { $0.severity > .note }.map(\.kind.id))
  }

  @Test("has the verdict and the findings", arguments: situations)
  func verdict(_ situation: Situation) throws {
    let conversion = try Pegbar.convert(situation.animation)
    let text = TextReporter().text(of: [Report(file: "a.json", conversion)])
    #expect(text.contains("looks the same as the design") == situation.looksSame, "\(text)")
    #expect(Self.graveKinds(conversion.findings) == situation.converted)
    let linted = Pegbar.lint(situation.animation).filter { $0.kind.family != "compat" }
    #expect(Self.graveKinds(linted).isSuperset(of: situation.linted))
    let messages = conversion.findings.map(\.message).joined(separator: "\n")
    for words in situation.words { #expect(messages.contains(words), "\(messages)") }
    // The losses of converting are visible differences of the linted result, too.
    let lost = Set(conversion.findings.filter { $0.severity == .error }.map(\.kind.id))
    #expect(lost.isSubset(of: Set(linted.map(\.kind.id))))
  }

  @Test("an open mask is a note about the web player")
  func openMask() throws {
    let conversion = try Pegbar.convert(Self.situations[0].animation)
    #expect(conversion.findings.map(\.kind.id) == ["player/open-mask"])
  }
}
