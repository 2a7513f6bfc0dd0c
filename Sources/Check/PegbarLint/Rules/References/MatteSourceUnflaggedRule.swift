public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Track matte without a matte flag.
  package static let matteSourceUnflagged = Rule(
    .rule(
      "ref/matte-source-unflagged", .warning,
      RulePage(
        title: "Track matte without a matte flag",
        meaning: """
          The layer is the track matte of the next layer, but lacks the matte flag (`td`).
          """,
        effect: "Some players also draw the matte itself.",
        wayOut: "Export the composition again, or add `\"td\": 1` to the layer.")),
    example: .layers([#""ty": 1, "sw": 9, "sh": 9"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#]),
    check: .composition { composition, run in
      for (position, source) in composition.uses.mattes.sorted(by: { $0.key < $1.key }) {
        let (user, matte) = (composition.layers[position], composition.layers[source])
        guard user.matte?.sourceIndex == nil, !user.isHidden, !matte.isHidden, matte.isPicture,
          !matte.isMatteSource
        else { continue }
        run.report(
          "the track matte of “\(user.name ?? user.kind.title)” has no matte flag (`td`)",
          at: matte.source)
      }
    })
}

extension FindingKind {
  /// Track matte without a matte flag (`ref/matte-source-unflagged`).
  public static let matteSourceUnflagged = Rule.matteSourceUnflagged.pageKind
}
