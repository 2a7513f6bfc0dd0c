public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A path has many vertices.
  package static let pathVertices = Rule(
    .rule(
      "perf/path-vertices", .warning,
      RulePage(
        title: "A path has many vertices",
        meaning: """
          Paths with that many vertices mostly come from traced pictures or from text. All paths of \
          the file together have a limit, too.
          """,
        effect: "The file is large, and the animation drops frames while the paths are shown.",
        wayOut: """
          Simplify the path in Illustrator (Object > Path > Simplify) before importing it, or use an \
          image.
          """,
        example: "a path with 501 vertices")),
    options: [
      RuleOption("max", 500, "how many vertices a path may have"),
      RuleOption("max-file", 20_000, "how many vertices all other paths may have together"),
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
          "the path has \(NumberWords.count(vertices, "vertex", "vertices")), more than "
            + NumberWords.number(run.number("max")),
          measured: Double(vertices), at: path.source)
      }
    ) { count, run in
      let most = run.number("max-file")
      guard Double(count.total) > most else { return nil }
      return
        (count.places == 1 ? "the only path has " : "\(count.places) paths together have ")
        + NumberWords.count(count.total, "vertex", "vertices")
        + ", more than \(NumberWords.number(most))"
    })
}

extension FindingKind {
  /// A path has many vertices (`perf/path-vertices`).
  public static let pathVertices = Rule.pathVertices.pageKind
}
