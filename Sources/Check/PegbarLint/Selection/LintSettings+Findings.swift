internal import PegbarBase
package import PegbarDiagnostics

extension LintSettings {
  /// Returns a finding with the severity in the settings, or `nil` if it is disabled.
  package func chosen(_ finding: Finding) -> Finding? { chosen([finding]).first }

  /// Returns the enabled findings, each with its severity in the settings.
  package func chosen(_ findings: [Finding]) -> [Finding] {
    let targets = allTargets
    return findings.mapUntilCancelled { finding -> Finding? in
      guard let severity = selection.severity(of: finding.kind, finding.severity, for: targets)
      else {
        return nil
      }
      var finding = finding
      finding.severity = severity
      return finding
    }.compactMap(\.self)
  }

  /// Returns the findings that no setting disables, each with its severity in the settings.
  ///
  /// Presets and targets have no effect.
  package func adjusted(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      var finding = finding
      switch selection.setting(of: finding.kind) {
      case .off: return nil
      case .severity(let severity): finding.severity = severity
      case .on, nil: break
      }
      return finding
    }
  }

  /// Families with findings that only the conversion reports.
  private static let conversionFamilies: Set<String> = [
    "effect", "layer", "normalize", "player", "shape", "style",
  ]

  /// `true` if the settings request findings that only the conversion reports, although it is not a
  /// target.
  package var asksForConversion: Bool {
    let asksForAnything =
      selection.presets.contains(.all) || !selection.only.isEmpty || !selection.entries.isEmpty
    return asksForAnything
      && FindingKind.reported.contains {
        Self.conversionFamilies.contains($0.family) && asks(for: $0)
      }
  }

  /// Returns `true` if the settings request a kind of finding, or all kinds.
  package func asks(for kind: FindingKind) -> Bool {
    selection.presets.contains(.all) || selection.only.contains { $0.matches(kind) }
      || selection.entries.contains { $0.setting != .off && $0.pattern.matches(kind) }
  }

  /// Returns `true` if a kind of finding is enabled at its usual severity.
  package func reports(_ kind: FindingKind) -> Bool {
    let targets = allTargets
    // Features are compared only with targets.
    if targets.isEmpty, Compatibility.isFeature(kind) { return false }
    return selection.severity(of: kind, kind.severity, for: targets) != nil
  }

  /// Returns `true` if a kind of finding is enabled that a suppression can accept.
  package func looks(for suppression: Suppression) -> Bool {
    guard let pattern = try? Self.pattern(suppression.rules) else { return false }
    let targets = allTargets
    return FindingKind.all.contains { kind in
      pattern.matches(kind) && selection.severity(of: kind, kind.severity, for: targets) != nil
    }
  }
}
