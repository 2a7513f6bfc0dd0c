import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import Testing

/// The findings in the example of a feature, for each player.
@Suite("Compatibility with players")
struct CompatibilityTests {
  @Test("reports a feature for the players that lack it", arguments: PlayerSupport.features)
  func truth(_ feature: Feature) throws {
    let support = try #require(PlayerSupport.of(feature))
    for player in Player.allCases where !Compatibility.hasExactRules(for: feature, player) {
      let found = try Self.findings(feature, [.player(player, nil)])
      let level = support.cell(player).level
      let expected = Self.severity(level, of: feature, for: player)
      #expect(
        Set(found.map(\.severity)) == Set([expected].compactMap(\.self)), "\(player.rawValue)")
      #expect(found.isEmpty == (level == .full), "\(player.rawValue)")
    }
  }

  @Test("reads an example completely and without findings", arguments: PlayerSupport.features)
  func examples(_ feature: Feature) throws {
    let example = try #require(feature.example)
    #expect(!example.excerpt.isEmpty)
    let (document, log) = try Self.document(example)
    #expect(document.unreadMembers.isEmpty)
    // Reading reports that a conic gradient is an unknown value.
    let known: [FindingKind] = feature == .fillGradientConic ? [.unknownValue] : []
    #expect(log.findings.map(\.kind) == known, "\(log.findings.map(\.message))")
  }

  @Test(
    "an example uses its feature and no other that a player can lack",
    arguments: PlayerSupport.features)
  func purity(_ feature: Feature) throws {
    let (document, _) = try Self.document(try #require(feature.example))
    let found = FeatureSearch(document).places
    #expect(found[feature] != nil)
    let others = found.keys.filter { other in
      let cells = PlayerSupport.of(other).map { support in Player.allCases.map(support.cell) }
      return other != feature && cells?.contains { $0.level != .full } == true
    }
    #expect(Set(others).subtracting(Self.company[feature] ?? []).isEmpty, "\(others)")
  }

  /// Features that occur only together with others.
  private static let company: [Feature: Set<Feature>] = {
    let masks: [Feature] = [
      .maskAdd, .maskSubtract, .maskIntersect, .maskLighten, .maskDarken, .maskDifference,
    ]
    let looks: [Feature] = [.maskInverted, .maskOpacity, .maskExpansion, .maskFeather]
    let texts: [Feature] = [
      .textFonts, .textGlyphs, .textAnimators, .textRangeSelector, .textSelectorExpression,
      .textPath,
      .textAnimatedDocument,
    ]
    var company: [Feature: Set<Feature>] = [
      .layerText: [.textFonts], .maskPath: [.maskAdd], .imageEmbedded: [.layerImage],
      .shapeTrimOnFill: [.shapeTrimParallel], .matteExplicitParent: [.matteAlpha],
    ]
    for feature in masks { company[feature] = [.maskPath] }
    for feature in looks { company[feature] = [.maskPath, .maskAdd] }
    for feature in texts { company[feature] = [.layerText, .textFonts, .textAnimators] }
    return company
  }()

  @Test("a fix is missing only if every player has the feature", arguments: Feature.allCases)
  func wayOut(_ feature: Feature) {
    guard let support = PlayerSupport.of(feature) else {
      #expect(feature.wayOut.isEmpty && feature.example == nil)
      return
    }
    let isEverywhere = Player.allCases.allSatisfy { support.cell($0).level == .full }
    #expect(feature.wayOut.isEmpty == isEverywhere)
    #expect(isEverywhere || feature.wayOut.hasSuffix("."))
  }

  @Test("messages start in lowercase, unless with an acronym or a name in After Effects")
  func messages() throws {
    for feature in PlayerSupport.features {
      for finding in try Self.findings(feature, Player.allCases.map { .player($0, nil) }) {
        let first = finding.message.prefix(1)
        #expect(
          first == first.lowercased() || finding.message.hasPrefix("3D")
            || Self.startsWithName(of: feature, finding.message), "\(finding.message)")
      }
    }
    let merge = try Self.findings(
      .shapeMergePaths,
      [.player(.rlottie, nil), .player(.skottie, nil), .player(.lottieAndroid, nil)])
    #expect(
      merge.map(\.message) == [
        "Merge Paths is not supported by rlottie; it is partially supported by lottie-android"
      ])
  }

  @Test(
    "an older version of a player lacks newer features",
    arguments: [Feature.effectDropShadow, .effectGaussianBlur])
  func versions(_ feature: Feature) throws {
    func findings(_ version: String) throws -> [Finding] {
      try Self.findings(feature, [try #require(Target("lottie-android@\(version)"))])
    }
    for version in ["3.9", "4", "4.0", "4.0.9"] {
      let found = try findings(version)
      #expect(found.map(\.severity) == [.error], "\(version)")
      #expect(found.first?.message.contains("lottie-android@\(version)") == true)
    }
    for version in ["4.1", "4.1.0", "4.10", "6"] { #expect(try findings(version).isEmpty) }
  }

  @Test("the least capable player determines the severity")
  func several() throws {
    let android = Target.player(.lottieAndroid, nil)
    #expect(try Self.findings(.shapeMergePaths, [android]).map(\.severity) == [.warning])
    let both = try Self.findings(.shapeMergePaths, [android, .player(.lottieWebSVG, nil)])
    #expect(both.map(\.severity) == [.error])
  }

  @Test("reports nothing without a player")
  func none() throws {
    #expect(try Self.findings(.shapeMergePaths, []).isEmpty)
    #expect(try Self.findings(.shapeMergePaths, [.coreAnimation]).isEmpty)
  }

  /// Returns `true` if a message starts with the name of a feature in After Effects.
  ///
  /// A feature without such a name has the title in the table, which is not a name.
  private static func startsWithName(of feature: Feature, _ message: String) -> Bool {
    let name = feature.name
    return name != PlayerSupport.of(feature)?.subject && message.hasPrefix("\(name) ")
  }

  private static func severity(
    _ level: PlayerSupport.Level, of feature: Feature, for player: Player
  ) -> Severity? {
    switch level {
    case .full: nil
    case .partial: .warning
    // The schema of the specification allows expressions.
    case .none where feature == .expressions && player == .lottieSpecification: .warning
    case .none: feature.onlyAdorns ? .warning : .error
    case .unknown: .note
    }
  }

  private static func document(
    _ example: RuleExample
  ) throws -> (document: LottieDocument, log: FindingLog) {
    let log = FindingLog()
    let document = try LottieDocument.read(Array(example.json.utf8), log: log)
    return (try #require(document, "\(example.json)"), log)
  }

  /// Returns the findings about a feature in its example.
  private static func findings(_ feature: Feature, _ targets: [Target]) throws -> [Finding] {
    let (document, _) = try document(try #require(feature.example))
    let log = FindingLog()
    Compatibility(targets).check(document, log: log)
    return log.findings.filter { $0.kind.id == "compat/\(feature.rawValue)" }
  }
}
