internal import PegbarBase
package import PegbarDiagnostics

extension LintSettings {
  /// A finding at the level it is looked for; nothing where it is not.
  package func chosen(_ finding: Finding) -> Finding? { chosen([finding]).first }

  /// The findings that are looked for, each at its level.
  package func chosen(_ findings: [Finding]) -> [Finding] {
    let targets = allTargets
    return findings.mapUntilCancelled { finding -> Finding? in
      guard let level = selection.level(of: finding.kind, finding.severity, for: targets) else {
        return nil
      }
      var finding = finding
      finding.severity = level
      return finding
    }.compactMap(\.self)
  }

  /// Families with findings that only the conversion reports.
  private static let conversionFamilies: Set<String> = [
    "effect", "layer", "normalize", "player", "shape", "style",
  ]

  /// Whether the settings ask for what only the conversion reports, though it is no target.
  package var asksForConversion: Bool {
    let asksForAnything =
      selection.presets.contains(.all) || !selection.only.isEmpty || !selection.entries.isEmpty
    return asksForAnything
      && FindingKind.reported.contains {
        Self.conversionFamilies.contains($0.family) && asks(for: $0)
      }
  }

  /// Whether the settings ask for a kind of finding, or for all of them.
  package func asks(for kind: FindingKind) -> Bool {
    selection.presets.contains(.all) || selection.only.contains { $0.matches(kind) }
      || selection.entries.contains { $0.setting != .off && $0.pattern.matches(kind) }
  }

  /// Whether anything is looked for that a suppression could accept.
  package func looks(for suppression: Suppression) -> Bool {
    guard let pattern = try? Self.pattern(suppression.rules) else { return false }
    let targets = allTargets
    return FindingKind.all.contains { kind in
      pattern.matches(kind) && selection.level(of: kind, kind.severity, for: targets) != nil
    }
  }
}
