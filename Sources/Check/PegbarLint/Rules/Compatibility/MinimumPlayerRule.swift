public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A player has to be new enough.
  package static let minimumPlayer = Rule(
    .rule(
      "compat/minimum-player", .note,
      RulePage(
        title: "Older versions of a player do not show everything",
        meaning: """
          The file has something that a player shows only from a certain version on. Only what is \
          known about versions counts.
          """,
        effect: "Where an app has an older version of the player, that part is missing.",
        wayOut: """
          Ask for that version or a newer one in the dependencies of the app, or do without the \
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
          // What needs the same version is named together.
          if needed?.version == version {
            needed?.names.append("“\(support.title)”")
          } else {
            needed = (version, ["“\(support.title)”"], place)
          }
        }
        guard let needed else { continue }
        run.report(
          "\(player.title) shows \(needed.names.joined(separator: ", ")) only from version "
            + "\(needed.version) on", at: needed.place, occurrences: 1)
      }
    })
}

extension FindingKind {
  /// Older versions of a player do not show everything (`compat/minimum-player`).
  public static let minimumPlayer = Rule.minimumPlayer.pageKind
}
