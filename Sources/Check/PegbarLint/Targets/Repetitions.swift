internal import PegbarBase
package import PegbarDiagnostics

/// Removes repeated findings, so that each cause is reported once.
package enum Repetitions {
  /// Returns the findings without those that another one makes redundant, in order.
  ///
  /// Rules `ca/…` and `compat/…` can both report a part that the Core Animation engine of
  /// lottie-ios does not support. The finding with the higher severity is kept. If they are equal,
  /// the `ca/…` rule is kept because it is more specific, unless the other finding names more
  /// players.
  package static func removed(from findings: [Finding]) -> [Finding] {
    var leftOut: Set<Int> = []
    for (feature, rule) in exactRules where !Cancellation.isRequested {
      leftOut.formUnion(needless(of: feature, and: rule, in: findings))
    }
    return findings.enumerated().filter { !leftOut.contains($0.offset) }.map(\.element)
  }

  /// The features for which a rule reports the missing support of lottie-ios more specifically.
  static let exactRules: [Feature: Rule] = [
    .shapeTrimOnFill: .caTrimOnFill, .strokeDash: .caAnimatedDash,
    .shapeRepeater: .caAnimatedCopies, .shapeRoundedCorners: .caRoundCorners,
    .strokeInheritedNonuniformScale: .caInheritedStrokeScale, .textAnimators: .caTextAnimator,
    .textAnimatedDocument: .caAnimatedText,
  ]

  /// Returns the indices of redundant findings about a feature or of a rule.
  private static func needless(
    of feature: Feature, and rule: Rule, in findings: [Finding]
  ) -> [Int] {
    let id = Compatibility.id(of: feature)
    let features = findings.indices.filter { index in
      findings[index].kind.id == id && findings[index].cause.contains(engine)
    }
    let rules = findings.indices.filter { findings[$0].kind == rule.kind }
    // Within a file, all findings about a feature have the same severity and the same players.
    guard let one = features.first, let other = rules.first else { return [] }
    let (severity, level) = (findings[one].severity, findings[other].severity)
    let isAlone = findings[one].cause.count == 1
    if !isAlone, severity < level { return [] }
    let places = Set(features.map { findings[$0].path.steps })
    let matches = rules.mapUntilCancelled { (rule: $0, place: place(of: findings[$0], in: places)) }
    if isAlone, severity <= level {
      // A finding with a number of occurrences applies to all uses.
      if matches.contains(where: { findings[$0.rule].occurrences != nil }) { return features }
      let found = Set(matches.compactMap(\.place))
      return features.filter { found.contains(findings[$0].path.steps) }
    }
    return matches.filter { findings[$0.rule].occurrences != nil || $0.place != nil }.map(\.rule)
  }

  private static let engine = Target.player(.lottieIOSCoreAnimation, nil).name

  /// Returns the location of a feature that contains the finding of a rule, or `nil` if there is
  /// none.
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
