public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Large track matte.
  package static let matteArea = Rule(
    .rule(
      "perf/matte-area", .warning,
      RulePage(
        title: "Large track matte",
        meaning: """
          The track matte is as large as a screen. Players draw the matte into a separate bitmap \
          and combine it with the layer pixel by pixel.
          """,
        effect: "The animation drops frames while the matte is in use.",
        wayOut: "Make the matte layer no larger than its visible part, or use a mask instead.")),
    options: [.area],
    example: .layers([
      ##""ty": 1, "sw": 1000, "sh": 1001, "sc": "#fff", "td": 1"##, #""tt": 1"#,
    ]),
    check: .composition { composition, run in
      let most = run.number("max")
      var reported: Set<SourceID> = []
      for (layer, source) in composition.mattes where layer.isShown {
        guard let (width, height) = run.size(of: source), width * height > most,
          reported.insert(source.source).inserted
        else { continue }
        run.report(
          "the matte is \(NumberWords.size(width, height))", measured: width * height,
          at: source.source)
      }
    })
}

extension FindingKind {
  /// Large track matte (`perf/matte-area`).
  public static let matteArea = Rule.matteArea.pageKind
}
