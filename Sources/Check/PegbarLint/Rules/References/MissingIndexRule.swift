public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A layer has no index, and another one looks for a layer.
  package static let missingIndex = Rule(
    .rule(
      "ref/missing-index", .warning,
      RulePage(
        title: "A layer has no index",
        meaning: """
          The layer has no index (ind), and another layer of the composition names a parent or a \
          track matte that does not exist.
          """,
        effect: "The layer that refers to it stands in the wrong place, or shows whole.",
        wayOut: "Export the composition again, or give every layer an index of its own.")),
    example: .layers([#""nm": "Peg""#, #""ind": 2, "parent": 1"#]),
    check: .composition { composition, run in
      let unnumbered = composition.layers.filter { $0.index == nil }
      guard let first = unnumbered.first else { return }
      let wanted = composition.layers.lazy.flatMap { [$0.parent, $0.matte?.sourceIndex] }
        .compactMap(\.self).first { composition.uses.positions[$0] == nil }
      guard let wanted else { return }
      let rest = unnumbered.count - 1
      let others = rest > 0 ? ", like \(NumberWords.count(rest, "layer")) after it" : ""
      run.report(
        "the layer has no index\(others), and another one refers to index \(wanted), which no "
          + "layer has", at: first.source)
    })
}

extension FindingKind {
  /// A layer has no index (`ref/missing-index`).
  public static let missingIndex = Rule.missingIndex.pageKind
}
