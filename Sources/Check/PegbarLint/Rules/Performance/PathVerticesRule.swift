public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Path with many vertices.
  package static let pathVertices = Rule(
    .rule(
      "perf/path-vertices", .warning,
      RulePage(
        title: "Path with many vertices",
        meaning: """
          Paths with this many vertices usually result from tracing images or text. A second limit \
          applies to the total number of vertices in all other paths.
          """,
        effect: "The file is large, and the animation drops frames while the paths are visible.",
        wayOut: """
          Simplify the path in Illustrator (Object > Path > Simplify) before importing it, or use an \
          image.
          """,
        example: "a path with 501 vertices")),
    options: [
      RuleOption("max", 500, "maximum number of vertices in a path"),
      RuleOption(
        "max-file", 20_000,
        "maximum total number of vertices in all paths that have at most “max” vertices"),
    ],
    check: .counted(
      .file,
      .path { path, run in
        let vertices = path.largestCount
        guard run.isShown, vertices > 0 else { return }
        guard Double(vertices) > run.number("max") else {
          return run.count(vertices, at: .root)
        }
        run.report(
          "the path has \(NumberWords.count(vertices, "vertex", "vertices")) "
            + NumberWords.limit(run.number("max")),
          measured: Double(vertices), at: path.source)
      }
    ) { count, run in
      let most = run.number("max-file")
      guard Double(count.total) > most else { return nil }
      return
        (count.places == 1 ? "the only path has " : "\(count.places) paths together have ")
        + NumberWords.count(count.total, "vertex", "vertices")
        + " (limit: \(NumberWords.number(most)))"
    })
}

extension FindingKind {
  /// Path with many vertices (`perf/path-vertices`).
  public static let pathVertices = Rule.pathVertices.pageKind
}
