public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The frame rate is not a whole number.
  package static let fractionalFrameRate = Rule(
    .rule(
      "time/fractional-frame-rate", .note,
      RulePage(
        title: "The frame rate is not a whole number",
        meaning: """
          The composition has a frame rate like 29.97. Frames do not fall on whole milliseconds, \
          and some platforms want 30 or 60.
          """,
        effect: "Seeking to a frame may show the one beside it; the motion is the same.",
        wayOut: "Set Frame Rate to 30 or 60 in Composition Settings.")),
    example: .animation(#""fr": 29.97"#),
    check: .document { run in
      let rate = run.document.frameRate
      guard rate != rate.rounded() else { return }
      run.report("the animation has \(NumberWords.number(rate)) frames a second", key: "fr")
    })
}

extension FindingKind {
  /// The frame rate is not a whole number (`time/fractional-frame-rate`).
  public static let fractionalFrameRate = Rule.fractionalFrameRate.pageKind
}
