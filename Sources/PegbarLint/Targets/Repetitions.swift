package import PegbarDiagnostics

/// Findings that say again what another one says: one cause is reported once.
package enum Repetitions {
  /// The findings without those that another one makes needless, in their order.
  ///
  /// - Of a text whose font is not listed, `ref/missing-font` says why it has no outlines.
  /// - Rules `ca/…` and `compat/…` may say of one part that the Core Animation engine of lottie-ios does
  ///   not draw it. The graver one stays; of two equal ones the rule, which says what about the part it
  ///   is, unless the other one speaks of more players.
  package static func removed(from findings: [Finding]) -> [Finding] {
    let fonts = Set(findings.lazy.filter { $0.kind == Rule.missingFont.kind }.map(\.cause))
    let couples = exactRules.flatMap { pairs(of: $0.key, with: $0.value, in: findings) }
    let leftOut = Set(couples.compactMap { needless($0, among: findings) })
    return findings.enumerated().filter { index, finding in
      if finding.kind == .fontWithoutGlyphs, fonts.contains(finding.cause) { return false }
      return !leftOut.contains(index)
    }.map(\.element)
  }

  /// The features of which a rule says more exactly when lottie-ios does not draw them.
  static let exactRules: [Feature: Rule] = [
    .shapeTrimOnFill: .caTrimOnFill, .strokeDash: .caAnimatedDash,
    .shapeRepeater: .caAnimatedCopies, .shapeRoundedCorners: .caRoundCorners,
    .strokeInheritedNonuniformScale: .caInheritedStrokeScale, .textAnimators: .caTextAnimator,
    .textAnimatedDocument: .caAnimatedText,
  ]

  /// Two findings about one place, by their numbers.
  private struct Pair {
    var feature: Int
    var rule: Int
  }

  private static func pairs(
    of feature: Feature, with rule: Rule, in findings: [Finding]
  ) -> [Pair] {
    let id = Compatibility.id(of: feature)
    let features = findings.indices.filter { index in
      findings[index].kind.id == id && findings[index].cause.contains(engine)
    }
    guard !features.isEmpty else { return [] }
    return findings.indices.filter { findings[$0].kind == rule.kind }.flatMap { found in
      features.filter { isAbout(findings[found], findings[$0]) }.map {
        Pair(feature: $0, rule: found)
      }
    }
  }

  private static let engine = Target.player(.lottieIOSCoreAnimation, nil).name

  /// Whether what a rule found is where a feature is used: all of its places where it counts them.
  private static func isAbout(_ rule: Finding, _ feature: Finding) -> Bool {
    rule.occurrences != nil || rule.path.steps.starts(with: feature.path.steps)
  }

  /// The one of a pair that is left out; nothing where each says something of its own.
  private static func needless(_ pair: Pair, among findings: [Finding]) -> Int? {
    let (feature, rule) = (findings[pair.feature], findings[pair.rule])
    guard feature.cause.count == 1 else {
      return feature.severity < rule.severity ? nil : pair.rule
    }
    return feature.severity > rule.severity ? pair.rule : pair.feature
  }
}
