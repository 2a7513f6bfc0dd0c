public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Layer without an index, in a composition with an unresolved reference.
  package static let missingIndex = Rule(
    .rule(
      "ref/missing-index", .warning,
      RulePage(
        title: "Layer without an index",
        meaning: """
          The layer has no index (`ind`), and another layer in the composition references a parent \
          or a track matte that does not exist.
          """,
        effect: """
          The layer with the reference has the wrong position, or is drawn without its track matte.
          """,
        wayOut: "Export the composition again, or give every layer a unique index.")),
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
        "the layer has no index\(others), and another layer references index \(wanted), which "
          + "does not exist", at: first.source)
    })
}

extension FindingKind {
  /// Layer without an index (`ref/missing-index`).
  public static let missingIndex = Rule.missingIndex.pageKind
}
