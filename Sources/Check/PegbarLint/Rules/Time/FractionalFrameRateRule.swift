public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Fractional frame rate.
  package static let fractionalFrameRate = Rule(
    .rule(
      "time/fractional-frame-rate", .note,
      RulePage(
        title: "Fractional frame rate",
        meaning: """
          The composition has a fractional frame rate, such as 29.97. Frames do not start at whole \
          milliseconds, and some platforms require 30 or 60 frames per second.
          """,
        effect: "Seeking to a frame can display an adjacent frame. Playback looks the same.",
        wayOut: "Set Frame Rate to 30 or 60 (Composition > Composition Settings).")),
    example: .animation(#""fr": 29.97"#),
    check: .document { run in
      let rate = run.document.frameRate
      guard rate != rate.rounded() else { return }
      run.report("the frame rate is \(NumberWords.number(rate)) frames per second", key: "fr")
    })
}

extension FindingKind {
  /// Fractional frame rate (`time/fractional-frame-rate`).
  public static let fractionalFrameRate = Rule.fractionalFrameRate.pageKind
}
