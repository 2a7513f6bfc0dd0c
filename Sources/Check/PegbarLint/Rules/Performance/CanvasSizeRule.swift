public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Large composition.
  package static let canvasSize = Rule(
    .rule(
      "perf/canvas-size", .note,
      RulePage(
        title: "Large composition",
        meaning: """
          The composition is unusually large. Vector graphics do not require a large composition, \
          because players can scale them to any size.
          """,
        effect: """
          Masks, mattes, blurs and semitransparent layers are first drawn into bitmaps as \
          large as the composition, at a cost in time and memory.
          """,
        wayOut: """
          Scale down the composition (File > Scripts > Scale Composition), and export again.
          """)),
    options: [RuleOption("max", 2000, "maximum width or height, in pixels")],
    example: .animation(#""w": 3840, "h": 2160"#),
    check: .document { run in
      let most = run.number("max")
      let (width, height) = (run.document.width, run.document.height)
      guard max(width, height) > most else { return }
      run.report(
        "the composition is \(NumberWords.size(width, height)) "
          + "(limit per side: \(NumberWords.number(most)))",
        measured: max(width, height))
    })
}

extension FindingKind {
  /// Large composition (`perf/canvas-size`).
  public static let canvasSize = Rule.canvasSize.pageKind
}
