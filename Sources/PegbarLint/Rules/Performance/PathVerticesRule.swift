internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A path has many vertices.
  static let pathVertices = Rule(
    .rule(
      "perf/path-vertices", .warning,
      Words(
        title: "A path has many vertices",
        meaning: "Paths with that many vertices mostly come from traced pictures or from text.",
        effect: "The file is large, and the animation drops frames while the path is shown.",
        wayOut: """
          Simplify the path in Illustrator (Object > Path > Simplify) before importing it, or use an \
          image.
          """)),
    options: [RuleOption("max", 500, "how many vertices a path may have")],
    found: [.path(vertices: 501).excerpted("a path with 501 vertices")],
    silent: [.path(vertices: 500).excerpted("a path with 500 vertices")],
    check: .path { path, run in
      let count = path.largestCount
      guard Double(count) > run.number("max"), run.isShown else { return }
      run.report(
        "the path has \(count) vertices, more than \(NumberWords.number(run.number("max")))",
        at: path.source)
    })
}
