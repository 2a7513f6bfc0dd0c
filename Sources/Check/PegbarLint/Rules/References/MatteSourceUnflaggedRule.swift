public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A matte is not marked as one.
  package static let matteSourceUnflagged = Rule(
    .rule(
      "ref/matte-source-unflagged", .warning,
      RulePage(
        title: "A track matte is not marked as one",
        meaning: """
          The layer is the track matte of the one after it, but lacks the mark of a matte (`td`).
          """,
        effect: "Some players draw the matte itself, too.",
        wayOut: "Export the composition again, or add \"td\": 1 to the layer.")),
    example: .layers([#""ty": 1, "sw": 9, "sh": 9"#, #""ty": 1, "sw": 9, "sh": 9, "tt": 1"#]),
    check: .composition { composition, run in
      for (position, source) in composition.uses.mattes.sorted(by: { $0.key < $1.key }) {
        let (user, matte) = (composition.layers[position], composition.layers[source])
        guard user.matte?.sourceIndex == nil, !user.isHidden, !matte.isHidden, matte.isPicture,
          !matte.isMatteSource
        else { continue }
        run.report(
          "the layer is the track matte of “\(user.name ?? user.kind.title)” after it, but has no "
            + "`td`; some players draw it, too", at: matte.source)
      }
    })
}

extension FindingKind {
  /// A track matte is not marked as one (`ref/matte-source-unflagged`).
  public static let matteSourceUnflagged = Rule.matteSourceUnflagged.pageKind
}
