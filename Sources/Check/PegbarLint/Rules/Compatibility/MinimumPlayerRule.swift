public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Minimum version of a player.
  package static let minimumPlayer = Rule(
    .rule(
      "compat/minimum-player", .note,
      RulePage(
        title: "Feature unsupported in older player versions",
        meaning: """
          The file uses a feature that older versions of a player do not support. Only features \
          with a documented minimum version are checked.
          """,
        effect: "The feature is missing in apps that use an older version of the player.",
        wayOut: """
          In the app's dependencies, require the player version given in the message or later, or \
          avoid the feature.
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
          "\(player.title) supports \(Words.list(needed.names)) only in version "
            + "\(needed.version) and later", at: needed.place, occurrences: 1)
      }
    })
}

extension FindingKind {
  /// Features that older versions of a player do not support (`compat/minimum-player`).
  public static let minimumPlayer = Rule.minimumPlayer.pageKind
}
