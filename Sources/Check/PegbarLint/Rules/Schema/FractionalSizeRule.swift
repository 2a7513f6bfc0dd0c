public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Fractional width or height.
  package static let fractionalSize = Rule(
    .rule(
      "schema/fractional-size", .warning,
      RulePage(
        title: "Fractional width or height",
        meaning: """
          The Lottie format requires whole numbers for the width (`w`) and the height (`h`) of an \
          animation.
          """,
        effect: "Players round the size differently, and some read it as 0.",
        wayOut: "Set Width and Height to whole numbers (Composition > Composition Settings).")),
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
  /// Fractional width or height (`schema/fractional-size`).
  public static let fractionalSize = Rule.fractionalSize.pageKind
}
