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
    found: [.shapes(path(vertices: 501)).excerpted("a path with 501 vertices")],
    silent: [.shapes(path(vertices: 500)).excerpted("a path with 500 vertices")],
    check: .path { path, run in
      let count = path.largestCount
      guard Double(count) > run.number("max"), run.isShown else { return }
      run.report(
        "the path has \(count) vertices, more than \(NumberWords.number(run.number("max")))",
        at: path.source)
    })

  /// A path changes its form over many keyframes.
  static let animatedPath = Rule(
    .rule(
      "perf/animated-path", .note,
      Words(
        title: "A path has many keyframes with many vertices",
        meaning: "Each keyframe of a path holds all of its vertices.",
        effect: "The file is large, and the path is computed anew in each frame.",
        wayOut: """
          Delete keyframes between which the path changes evenly, simplify the path, or move the \
          layer instead of the path.
          """)),
    options: [RuleOption("max", 5000, "how many vertices all keyframes of a path may have")],
    found: [
      .shapes(path(vertices: 126, keys: 40)).excerpted("40 keyframes with 126 vertices each")
    ],
    silent: [
      .shapes(path(vertices: 125, keys: 40)).excerpted("40 keyframes with 125 vertices each")
    ],
    check: .path { path, run in
      guard path.isAnimated, run.isShown else { return }
      let count = path.keyframes.reduce(0) { $0 + $1.value.count }
      guard Double(count) > run.number("max") else { return }
      run.report(
        "\(path.keyframes.count) keyframes of the path hold \(count) vertices, more than "
          + NumberWords.number(run.number("max")), at: path.source)
    })

  private static func path(vertices: Int, keys: Int = 1) -> String {
    let points = Array(repeating: "[0, 0]", count: vertices).joined(separator: ", ")
    let value = #"{"c": true, "v": [\#(points)], "i": [\#(points)], "o": [\#(points)]}"#
    guard keys > 1 else { return #"{"ty": "sh", "ks": {"k": \#(value)}}"# }
    let list = (0..<keys).map { #"{"t": \#($0 * 2), "s": [\#(value)]}"# }
    return #"{"ty": "sh", "ks": {"k": [\#(list.joined(separator: ", "))]}}"#
  }
}

extension Rule.Check {
  /// Each path of a shape or a mask.
  static func path(_ body: @escaping @Sendable (Property<BezierPath>, RuleRun) -> Void) -> Self {
    .several([
      .shape { item, run in
        if case .geometry(.path(let path)) = item.kind { body(path.path, run) }
      },
      .mask { mask, run in if mask.mode != .none { body(mask.path, run) } },
    ])
  }
}
