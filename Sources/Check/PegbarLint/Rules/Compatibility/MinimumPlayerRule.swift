public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Minimum version of a player.
  package static let minimumPlayer = Rule(
    .rule(
      "compat/minimum-player", .note,
      RulePage(
        title: "Feature missing in older versions of a player",
        meaning: """
          The file uses a feature that a player supports only from a certain version. Only \
          documented versions are checked.
          """,
        effect: "The feature is missing in apps with an older version of the player.",
        wayOut: """
          Require at least the version in the message in the app's dependencies, or avoid the \
          feature.
          """)),
    example: .layer(#""ty": 1, "sw": 9, "sh": 9, "ef": [{"ty": 29, "en": 1}]"#),
    check: .document { run in
      let places = FeatureSearch(run.document).places
      for player in Player.allCases where run.isMeant(player) {
        var needed: (version: PlayerVersion, names: [String], place: SourceID)?
        for feature in PlayerSupport.features {
          guard let place = places[feature]?.first, let support = PlayerSupport.of(feature),
            let version = support.cell(player).since, version >= needed?.version ?? version
          else { continue }
          // Features that require the same version are reported together.
          if needed?.version == version {
            needed?.names.append("“\(feature.title)”")
          } else {
            needed = (version, ["“\(feature.title)”"], place)
          }
        }
        guard let needed else { continue }
        run.report(
          "\(player.title) supports \(needed.names.joined(separator: ", ")) only from version "
            + "\(needed.version)", at: needed.place, occurrences: 1)
      }
    })
}

extension FindingKind {
  /// Features that older versions of a player do not support (`compat/minimum-player`).
  public static let minimumPlayer = Rule.minimumPlayer.pageKind
}
