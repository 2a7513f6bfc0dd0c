internal import PegbarLint

extension LintSettings {
  /// A finding at the level it is looked for; nothing where it is not.
  package func chosen(_ finding: Finding) -> Finding? {
    guard let level = level(of: finding.kind, finding.severity) else { return nil }
    var finding = finding
    finding.severity = level
    return finding
  }

  /// Whether anything is looked for that a suppression could accept.
  package func looks(for suppression: Suppression) -> Bool {
    guard let pattern = try? Self.pattern(suppression.rules) else { return false }
    return FindingKind.all.contains { pattern.matches($0) && level(of: $0, $0.severity) != nil }
  }
}
