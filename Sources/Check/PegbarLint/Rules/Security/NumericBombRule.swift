public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A number is too large for players.
  package static let numericBomb = Rule(
    .rule(
      "sec/numeric-bomb", .error,
      RulePage(
        title: "A number is too large for players",
        meaning: """
          A size, a length or a count is larger than any animation needs. Players reserve memory \
          or do work in proportion.
          """,
        effect: "Players stop responding, or run out of memory.",
        wayOut: "If the file is yours, correct the number. If it comes from others, do not play it."
      )),
    options: [
      RuleOption("frames", 1_000_000, "how many frames the animation may have"),
      RuleOption("side", 20_000, "how many pixels a side of the composition may have"),
      RuleOption("copies", 10_000, "how many copies a Repeater may make"),
      RuleOption("points", 10_000, "how many points a polystar, or ridges a Zig Zag may have"),
      RuleOption("text-size", 10_000, "how many pixels the size of a text may have"),
    ],
    example: .animation(#""op": 2000000"#),
    check: .several([
      .document { run in
        let document = run.document
        let frames = document.outPoint - document.inPoint
        run.reportBomb(frames, "frames", of: "the animation", above: "frames")
        run.reportBomb(
          max(document.width, document.height), "pixels on a side", of: "the composition",
          above: "side")
      },
      .shape { item, run in
        switch item.kind {
        case .repeater(let repeater):
          run.reportBomb(
            repeater.copies.largest, "copies", of: "the Repeater", above: "copies", at: item.source)
        case .geometry(.polystar(let star)):
          run.reportBomb(
            star.points.largest, "points", of: "the polystar", above: "points", at: item.source)
        case .modifier(.zigZag(let zigZag)):
          run.reportBomb(
            zigZag.ridges.largest, "ridges", of: "the Zig Zag", above: "points", at: item.source)
        case .group, .geometry, .style, .modifier, .twist, .noStyle, .unknown: break
        }
      },
      .text { text, run in
        let size = text.document.values.reduce(0) { max($0, $1.size) }
        run.reportBomb(size, "pixels", of: "the text", above: "text-size", at: text.source)
      },
    ]))
}

extension RuleRun {
  fileprivate func reportBomb(
    _ number: Double, _ unit: String, of what: String, above option: String,
    at source: SourceID = .root
  ) {
    let most = self.number(option)
    guard number > most else { return }
    report(
      "\(what) has \(NumberWords.number(number)) \(unit), more than \(NumberWords.number(most))",
      measured: number, at: source)
  }
}

extension FindingKind {
  /// A number is too large for players (`sec/numeric-bomb`).
  public static let numericBomb = Rule.numericBomb.pageKind
}
