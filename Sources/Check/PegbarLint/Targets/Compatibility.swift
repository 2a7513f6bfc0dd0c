internal import PegbarBase
package import PegbarDiagnostics
package import PegbarLottie

/// What targets do not show of a document: the rules `compat/…`, one for each feature.
package struct Compatibility {
  /// The family of the rules.
  package static let family = "compat"

  /// The players that are asked, each with its version.
  private let players: [(player: Player, version: PlayerVersion?)]

  /// Asks the players among targets.
  package init(_ targets: [Target]) {
    players = targets.compactMap { target in
      switch target {
      case .player(let player, let version): (player, version)
      case .coreAnimation: nil
      }
    }
  }

  /// Reports every place of a feature that one of the players does not show whole.
  package func check(_ document: LottieDocument, log: FindingLog) {
    guard !players.isEmpty else { return }
    let search = FeatureSearch(document)
    for feature in PlayerSupport.features {
      guard let places = search.places[feature], let gap = Gap(feature, among: players) else {
        continue
      }
      let kind = Self.kind(of: feature)
      for place in places where !Cancellation.isRequested {
        var finding = Finding(
          kind, gap.message, path: document.path(of: place),
          breadcrumb: document.breadcrumb(of: place), severity: gap.severity)
        finding.cause = gap.players
        log.add(finding)
      }
    }
  }
}

extension Compatibility {
  /// What players lack of one feature.
  private struct Gap {
    /// The players without their versions.
    let players: [String]
    let message: String
    let severity: Severity

    /// Nothing where all of them show it whole.
    init?(_ feature: Feature, among players: [(player: Player, version: PlayerVersion?)]) {
      guard let support = PlayerSupport.of(feature) else { return nil }
      var names: [PlayerSupport.Level: [String]] = [:]
      self.players = players.filter { player, version in
        support.cell(player).level(in: version) != .full
      }.map(\.player.rawValue)
      for (player, version) in players {
        let level = support.cell(player).level(in: version)
        names[level, default: []].append(Target.player(player, version).name)
      }
      let verb = feature.isPlural ? "are" : "is"
      let parts = [
        names[.none].map { "\(verb) not shown by \($0.joined(separator: ", "))" },
        names[.partial].map { "\(verb) shown in part by \($0.joined(separator: ", "))" },
        names[.unknown].map { "may not be shown by \($0.joined(separator: ", "))" },
      ].compactMap(\.self)
      guard !parts.isEmpty else { return nil }
      let subject = feature.isPlural ? "they" : "it"
      message = "\(support.subject) \(parts.joined(separator: "; \(subject) "))"
      let isLost = players.contains { player, version in
        !feature.onlyAdorns(for: player) && support.cell(player).level(in: version) == .none
      }
      severity =
        isLost
        ? .error : names[.none] != nil || names[.partial] != nil ? .warning : .note
    }
  }

  /// The kinds of the features that some player lacks, in the order of the table.
  package static let kinds: [FindingKind] = PlayerSupport.features.filter { feature in
    Player.allCases.contains { PlayerSupport.of(feature)?.cell($0).level != .full }
  }.map(kind)

  /// What the kinds mean, where a table beside it has who shows the feature.
  package static let meaning =
    "The file uses this feature, and a player that it is checked for does not show it."

  /// The feature that a kind is about; nothing for kinds that are about none, or about several.
  package static func feature(of kind: FindingKind) -> Feature? {
    guard kind.family == family else { return nil }
    return Feature(rawValue: String(kind.id.dropFirst(family.count + 1)))
  }

  /// The id of the kind that says that a feature is not shown by a target.
  package static func id(of feature: Feature) -> String { "\(family)/\(feature.rawValue)" }

  /// The kind that says that a feature is not shown by a target.
  package static func kind(of feature: Feature) -> FindingKind {
    let support = PlayerSupport.of(feature)
    let title = support?.title ?? feature.rawValue
    func players(_ level: PlayerSupport.Level) -> String? {
      let names = Player.allCases.filter { support?.cell($0).level == level }.map(\.title)
      return names.isEmpty ? nil : names.joined(separator: "; ")
    }
    let levels = [
      players(.full).map { "Shown by: \($0)." },
      players(.partial).map { "In part by: \($0)." },
      players(.none).map { "Not by: \($0)." },
      players(.unknown).map { "Not known: \($0)." },
    ].compactMap(\.self)
    return FindingKind(
      id(of: feature), feature.onlyAdorns ? .warning : .error,
      title: "\(title) \(feature.isPlural ? "are" : "is") not shown by a target",
      meaning: "\(meaning) \(levels.joined(separator: " "))",
      effect: "What the feature draws or changes is missing there, or looks different.",
      wayOut: feature.wayOut, example: feature.example?.excerpt ?? "")
  }
}
