internal import PegbarBase
package import PegbarDiagnostics
package import PegbarLottie

/// The problems of the rules of a theme in an animation, as findings.
package struct ThemeFindings {
  private let document: LottieDocument
  private let animation: String?
  /// `true` if the archive has other animations, to which a rule can also apply.
  private let hasOthers: Bool
  private let slotIndices: [String: Int]
  /// The IDs to suggest for unknown ones, or an empty array if there are too many.
  private let suggestions: [String]

  /// The maximum number of slots for suggestions, and of rules with suggestions.
  private static let suggestionLimit = 200

  /// Creates the findings about themes in an animation.
  ///
  /// - Parameters:
  ///   - animation: The ID of the animation in its archive.
  ///   - hasOthers: Whether the archive has other animations.
  package init(_ document: LottieDocument, animation: String?, hasOthers: Bool) {
    (self.document, self.animation, self.hasOthers) = (document, animation, hasOthers)
    slotIndices = document.slotIndices
    let names = document.themeSlots
    suggestions = names.count > Self.suggestionLimit ? [] : names
  }

  /// Returns the findings about the rules that cannot be applied, in the order of the rules.
  package func findings(about theme: DotLottieTheme) -> [Finding] {
    theme.rules.filter { $0.applies(to: animation) }.compactMap { rule in
      document.problem(of: rule, in: slotIndices).map { finding(about: rule, of: theme, $0) }
    }
  }

  private func finding(
    about rule: ThemeRule, of theme: DotLottieTheme, _ problem: LottieDocument.ThemeProblem
  ) -> Finding {
    let place = rule.place.description.dropFirst(2)
    var finding = Finding(
      problem.kind, message(about: rule, of: theme, problem),
      breadcrumb: ["\(theme.file): \(place)"], outcome: .dropped)
    finding.cause = [theme.id, rule.id]
    // The slot may be that of another animation.
    if problem == .unknownSlot, hasOthers, rule.animations == nil { finding.severity = .warning }
    return finding
  }

  private func suggestions(for theme: DotLottieTheme) -> [String] {
    theme.rules.count > Self.suggestionLimit ? [] : suggestions
  }

  private func message(
    about rule: ThemeRule, of theme: DotLottieTheme, _ problem: LottieDocument.ThemeProblem
  ) -> String {
    let (name, slot) = (LintedArchive.list([theme.id]), LintedArchive.list([rule.id]))
    switch problem {
    case .unknownSlot:
      let hint =
        NearestName.of(rule.id, among: suggestions(for: theme))
        .map { "; did you mean \(LintedArchive.list([$0]))?" } ?? ""
      return "the theme \(name) sets the slot \(slot), which the animation does not have" + hint
    case .unknownType:
      let type =
        rule.type.isEmpty ? "no type" : "the unknown type \(LintedArchive.list([rule.type]))"
      return "the rule for the slot \(slot) in the theme \(name) has \(type)"
    case .otherType(let kinds):
      let expected = kinds.isEmpty ? "a path" : kinds.map(\.rawValue).joined(separator: " or ")
      return
        "the theme \(name) sets the slot \(slot) with the type \(rule.type); expected \(expected)"
    case .noValue:
      return "the theme \(name) has no valid value for the slot \(slot)"
    }
  }
}

extension LottieDocument.ThemeProblem {
  /// The kind of the finding about the problem.
  fileprivate var kind: FindingKind {
    switch self {
    case .unknownSlot: .themeSlot
    case .unknownType, .otherType: .themeType
    case .noValue: .themeValue
    }
  }
}

extension RuleRun {
  /// Reports the rules of themes with a problem of the current kind.
  func reportThemes() {
    guard let parts = file.parts else { return }
    let others = (parts.manifest?.animations.count ?? 0) > 1
    let findings = ThemeFindings(document, animation: file.animation, hasOthers: others)
    for finding in parts.themes(of: file.animation).flatMap(findings.findings) {
      report { kind in kind == finding.kind ? finding : nil }
    }
  }
}
