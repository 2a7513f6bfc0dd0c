internal import PegbarBase
package import PegbarDiagnostics

/// Findings that say again what another one says: one cause is reported once.
package enum Repetitions {
  /// The findings without those that another one makes needless, in their order.
  ///
  /// Rules `ca/…` and `compat/…` may say of one part that the Core Animation engine of lottie-ios does
  /// not draw it. The graver one stays; of two equal ones the rule, which says what about the part it
  /// is, unless the other one speaks of more players.
  package static func removed(from findings: [Finding]) -> [Finding] {
    var leftOut: Set<Int> = []
    for (feature, rule) in exactRules where !Cancellation.isRequested {
      leftOut.formUnion(needless(of: feature, and: rule, in: findings))
    }
    return findings.enumerated().filter { !leftOut.contains($0.offset) }.map(\.element)
  }

  /// The features of which a rule says more exactly when lottie-ios does not draw them.
  static let exactRules: [Feature: Rule] = [
    .shapeTrimOnFill: .caTrimOnFill, .strokeDash: .caAnimatedDash,
    .shapeRepeater: .caAnimatedCopies, .shapeRoundedCorners: .caRoundCorners,
    .strokeInheritedNonuniformScale: .caInheritedStrokeScale, .textAnimators: .caTextAnimator,
    .textAnimatedDocument: .caAnimatedText,
  ]

  /// The numbers of the findings about a feature, or of a rule, that the others make needless.
  private static func needless(
    of feature: Feature, and rule: Rule, in findings: [Finding]
  ) -> [Int] {
    let id = Compatibility.id(of: feature)
    let features = findings.indices.filter { index in
      findings[index].kind.id == id && findings[index].cause.contains(engine)
    }
    let rules = findings.indices.filter { findings[$0].kind == rule.kind }
    // Within a file, all findings about a feature weigh alike and name the same players.
    guard let one = features.first, let other = rules.first else { return [] }
    let (severity, level) = (findings[one].severity, findings[other].severity)
    let isAlone = findings[one].cause.count == 1
    if !isAlone, severity < level { return [] }
    let places = Set(features.map { findings[$0].path.steps })
    let matches = rules.mapUntilCancelled { (rule: $0, place: place(of: findings[$0], in: places)) }
    if isAlone, severity <= level {
      // A finding that counts its places speaks of all uses.
      if matches.contains(where: { findings[$0.rule].occurrences != nil }) { return features }
      let found = Set(matches.compactMap(\.place))
      return features.filter { found.contains(findings[$0].path.steps) }
    }
    return matches.filter { findings[$0.rule].occurrences != nil || $0.place != nil }.map(\.rule)
  }

  private static let engine = Target.player(.lottieIOSCoreAnimation, nil).name

  /// The place of a feature that holds what a rule found; nothing where there is none.
  private static func place(
    of finding: Finding, in places: Set<[JSONPath.Step]>
  ) -> [JSONPath.Step]? {
    var steps = finding.path.steps
    while !places.contains(steps) {
      if steps.popLast() == nil { return nil }
    }
    return steps
  }
}
