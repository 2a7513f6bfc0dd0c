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
      guard let places = search.places[feature] else { continue }
      let players = players.filter { !Self.hasExactRules(for: feature, $0.player) }
      guard let gap = Gap(feature, among: players) else { continue }
      let single = feature == .shapeTrimSequential ? SingleTrims(document).sources : []
      let others = players.filter { $0.player != .lottieIOSCoreAnimation }
      let gapOfSingle = single.isEmpty ? nil : Gap(feature, among: others)
      let kind = Self.kind(of: feature)
      for place in places where !Cancellation.isRequested {
        guard let gap = single.contains(place) ? gapOfSingle : gap else { continue }
        let breadcrumb = document.breadcrumb(of: place)
        var finding = Finding(
          kind, gap.message(aboutEffect: feature == .effectOther ? breadcrumb.last : nil),
          path: document.path(of: place), breadcrumb: breadcrumb, severity: gap.severity)
        finding.cause = gap.players
        log.add(finding)
      }
    }
  }

  /// Returns `true` if rules report the exact conditions under which a player does not support a
  /// feature, or if the player always draws it as designed.
  ///
  /// The rules `ca/…` check what the Core Animation engine of lottie-ios requires. It trims each
  /// path separately, as a Trim Paths item with “Simultaneously” asks (ShapeItemLayer.swift).
  package static func hasExactRules(for feature: Feature, _ player: Player) -> Bool {
    player == .lottieIOSCoreAnimation && exactFeatures.contains(feature)
  }

  private static let exactFeatures: Set<Feature> = [
    .shapeTrimParallel, .shapeTrimOnFill, .strokeDash, .shapeRepeater, .shapeRoundedCorners,
    .strokeInheritedNonuniformScale, .layerText, .textAnimators, .textRangeSelector,
    .textAnimatedDocument, .timeRemap,
  ]
}

/// The Trim Paths items that apply to at most one path, for which the trim type does not matter.
private struct SingleTrims {
  /// The sources of the items.
  private(set) var sources: Set<SourceID> = []

  init(_ document: LottieDocument) {
    for layer in document.allLayers {
      guard case .shape(let items) = layer.kind else { continue }
      _ = paths(in: items)
    }
  }

  /// Returns the number of paths in a list and its groups, at most 2, and notes single trims.
  private mutating func paths(in items: [ShapeItem]) -> Int {
    var count = 0
    for item in items where !item.isHidden {
      switch item.kind {
      case .geometry: count = min(count + 1, 2)
      case .group(let group): count = min(count + paths(in: group.items), 2)
      case .modifier(.trim): if count <= 1 { sources.insert(item.source) }
      // Copies are paths, too.
      case .repeater: count = min(count * 2, 2)
      case .style, .modifier, .twist, .noStyle, .unknown: break
      }
    }
    return count
  }
}

extension Compatibility {
  /// The missing support for a feature.
  private struct Gap {
    /// The players, without their versions.
    let players: [String]
    private let feature: Feature
    private let parts: [String]
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
      self.feature = feature
      self.parts = parts
      let isLost = players.contains { player, version in
        !feature.onlyAdorns(for: player) && support.cell(player).level(in: version) == .none
      }
      severity =
        isLost
        ? .error : names[.none] != nil || names[.partial] != nil ? .warning : .note
    }

    /// Returns the message.
    ///
    /// - Parameter effect: The name of the effect, if the feature stands for several effects.
    func message(aboutEffect effect: String?) -> String {
      if let effect {
        let name = PrintableText.line(effect)
        let words = parts.map { $0.hasPrefix("are ") ? "is " + $0.dropFirst(4) : $0 }
        return "the effect '\(name)' \(words.joined(separator: "; it "))"
      }
      let subject = feature.isPlural ? "they" : "it"
      return "\(feature.name) \(parts.joined(separator: "; \(subject) "))"
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

  /// Returns `true` if a kind is for a feature that a target does not support.
  package static func isFeature(_ kind: FindingKind) -> Bool {
    PlayerSupport.features.contains { id(of: $0) == kind.id }
  }

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
