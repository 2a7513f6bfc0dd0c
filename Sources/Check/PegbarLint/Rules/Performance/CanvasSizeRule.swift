public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// The composition is large.
  package static let canvasSize = Rule(
    .rule(
      "perf/canvas-size", .note,
      RulePage(
        title: "The composition is large",
        meaning: """
          The composition has a longer side than nearly all others. Vectors need no large \
          composition: players scale them.
          """,
        effect: """
          Masks, mattes, blurs and layers with opacity are drawn into pictures of that size first, \
          which takes time and memory.
          """,
        wayOut: """
          Scale the composition down with File > Scripts > Scale Composition, and export again.
          """)),
    options: [RuleOption("max", 2000, "how many pixels a side may have")],
    example: .animation(#""w": 3840, "h": 2160"#),
    check: .document { run in
      let most = run.number("max")
      let (width, height) = (run.document.width, run.document.height)
      guard max(width, height) > most else { return }
      run.report(
        "the composition has \(NumberWords.size(width, height)), more than \(NumberWords.number(most)) on a side",
        measured: max(width, height))
    })
}

extension FindingKind {
  /// The composition is large (`perf/canvas-size`).
  public static let canvasSize = Rule.canvasSize.pageKind
}
