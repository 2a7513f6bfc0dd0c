public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Number that is too large for players.
  package static let numericBomb = Rule(
    .rule(
      "sec/numeric-bomb", .error,
      RulePage(
        title: "Excessive size, length or count",
        meaning: """
          A size, length or count is larger than any animation requires. The memory or processing \
          time that players require is proportional to this value.
          """,
        effect: "Players stop responding or run out of memory.",
        wayOut: "If you own the file, correct the number. Otherwise, do not play the file."
      )),
    options: [
      RuleOption("frames", 1_000_000, "maximum number of frames in the animation"),
      RuleOption("side", 20_000, "maximum width or height of the composition, in pixels"),
      RuleOption("copies", 10_000, "maximum number of copies that a Repeater creates"),
      RuleOption("points", 10_000, "maximum number of polystar points or Zig Zag ridges"),
      RuleOption("text-size", 10_000, "maximum font size, in pixels"),
    ],
    example: .animation(#""op": 2000000"#),
    check: .several([
      .document { run in
        let document = run.document
        let frames = document.outPoint - document.inPoint
        run.reportBomb(frames, "frames", of: "the animation has", above: "frames")
        run.reportBomb(
          max(document.width, document.height), "pixels",
          of: "the longer side of the composition is", above: "side")
      },
      .shape { item, run in
        switch item.kind {
        case .repeater(let repeater):
          run.reportBomb(
            repeater.copies.largest, "copies", of: "the Repeater has", above: "copies",
            at: item.source)
        case .geometry(.polystar(let star)):
          run.reportBomb(
            star.points.largest, "points", of: "the polystar has", above: "points", at: item.source)
        case .modifier(.zigZag(let zigZag)):
          run.reportBomb(
            zigZag.ridges.largest, "ridges", of: "the Zig Zag has", above: "points", at: item.source
          )
        case .group, .geometry, .style, .modifier, .twist, .noStyle, .unknown: break
        }
      },
      .text { text, run in
        let size = text.document.values.reduce(0) { max($0, $1.size) }
        run.reportBomb(
          size, "pixels", of: "the font size is", above: "text-size", at: text.source)
      },
    ]))
}

extension RuleRun {
  fileprivate func reportBomb(
    _ number: Double, _ unit: String, of subject: String, above option: String,
    at source: SourceID = .root
  ) {
    let most = self.number(option)
    guard number > most else { return }
    report(
      "\(subject) \(NumberWords.number(number)) \(unit) \(NumberWords.limit(most))",
      measured: number, at: source)
  }
}

extension FindingKind {
  /// Number that is too large for players (`sec/numeric-bomb`).
  public static let numericBomb = Rule.numericBomb.pageKind
}
