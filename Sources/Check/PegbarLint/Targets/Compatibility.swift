internal import PegbarBase
package import PegbarDiagnostics
package import PegbarLottie

/// A check for features that targets do not support: the rules `compat/…`, one for each feature.
package struct Compatibility {
  /// The family of the rules.
  package static let family = "compat"

  /// The players to check for, each with its version.
  private let players: [(player: Player, version: PlayerVersion?)]

  /// Creates a check for the players among targets.
  package init(_ targets: [Target]) {
    players = targets.compactMap { target in
      switch target {
      case .player(let player, let version): (player, version)
      case .coreAnimation: nil
      }
    }
  }

  /// Reports every location of a feature that one of the players does not fully support.
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
  /// The missing support for a feature.
  private struct Gap {
    /// The players, without their versions.
    let players: [String]
    let message: String
    let severity: Severity

    /// Creates a description of the missing support; `nil` if all players fully support the
    /// feature.
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
        names[.none].map { "\(verb) not supported by \(Words.list($0, "or"))" },
        names[.partial].map { "\(verb) partially supported by \(Words.list($0))" },
        names[.unknown].map { "might not be supported by \(Words.list($0, "or"))" },
      ].compactMap(\.self)
      guard !parts.isEmpty else { return nil }
      let subject = feature.isPlural ? "they" : "it"
      message = "\(feature.name) \(parts.joined(separator: "; \(subject) "))"
      let isLost = players.contains { player, version in
        !feature.onlyAdorns(for: player) && support.cell(player).level(in: version) == .none
      }
      severity =
        isLost
        ? .error : names[.none] != nil || names[.partial] != nil ? .warning : .note
    }
  }

  /// The kinds of the features that some player does not fully support, in table order.
  package static let kinds: [FindingKind] = PlayerSupport.features.filter { feature in
    Player.allCases.contains { PlayerSupport.of(feature)?.cell($0).level != .full }
  }.map(kind)

  /// The meaning of the kinds, for pages with a table of player support.
  package static let meaning =
    "The file uses a feature that at least one target player does not fully support."

  /// Returns the feature of a kind, or `nil` if the kind is not about a single feature.
  package static func feature(of kind: FindingKind) -> Feature? {
    guard kind.family == family else { return nil }
    return Feature(rawValue: String(kind.id.dropFirst(family.count + 1)))
  }

  /// Returns the title of the kind of a feature, after the lowest support level of any player.
  private static func title(of feature: Feature) -> String {
    let levels = Set(Player.allCases.compactMap { PlayerSupport.of(feature)?.cell($0).level })
    if feature == .effectOther { return "Other unsupported effect" }
    if levels.contains(.none) { return "Unsupported \(feature.name)" }
    if levels.contains(.partial) {
      return feature.hasQuantifiedName
        ? "\(feature.title), partially supported" : "Partially supported \(feature.name)"
    }
    return "Possibly unsupported \(feature.name)"
  }

  /// Returns the ID of the kind for a feature that a target does not support.
  package static func id(of feature: Feature) -> String { "\(family)/\(feature.rawValue)" }

  /// Returns the kind for a feature that a target does not support.
  package static func kind(of feature: Feature) -> FindingKind {
    let support = PlayerSupport.of(feature)
    func players(_ level: PlayerSupport.Level) -> String? {
      let names = Player.allCases.filter { support?.cell($0).level == level }.map(\.title)
      return names.isEmpty ? nil : names.joined(separator: "; ")
    }
    let levels = [
      players(.full).map { "Supported by: \($0)." },
      players(.partial).map { "Partially supported by: \($0)." },
      players(.none).map { "Not supported by: \($0)." },
      players(.unknown).map { "Support unknown: \($0)." },
    ].compactMap(\.self)
    return FindingKind(
      id(of: feature), feature.onlyAdorns ? .warning : .error,
      title: title(of: feature),
      meaning: "\(meaning) \(levels.joined(separator: " "))",
      effect: "The feature is missing or looks different in players without full support.",
      wayOut: feature.wayOut, example: feature.example?.excerpt ?? "")
  }
}
