public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The width or the height is no whole number.
  package static let fractionalSize = Rule(
    .rule(
      "schema/fractional-size", .warning,
      RulePage(
        title: "The size is not a whole number",
        meaning: "The format wants whole pixels for the width (`w`) and the height (`h`).",
        effect: "Players round it differently, and some read it as 0.",
        wayOut: "Set whole numbers for Width and Height in Composition Settings.")),
    example: .animation(#""w": 100.5"#),
    check: .document { run in
      for (key, size) in [("w", run.document.width), ("h", run.document.height)]
      where size != size.rounded() {
        run.report(
          "the animation is \(NumberWords.number(size)) pixels \(key == "w" ? "wide" : "high")",
          key: key)
      }
    })
}

extension FindingKind {
  /// The size is not a whole number (`schema/fractional-size`).
  public static let fractionalSize = Rule.fractionalSize.pageKind
}
