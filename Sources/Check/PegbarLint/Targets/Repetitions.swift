internal import PegbarBase
package import PegbarDiagnostics

/// Removes repeated findings, so that each cause is reported once.
package enum Repetitions {
  /// Returns the findings without those that another one makes redundant, in order.
  ///
  /// If players are targets, a rule `compat/…` names those that do not support a feature. A finding
  /// of the import about the same part is then redundant, because it is about the conversion.
  ///
  /// A missing version is reported once, with the players that require it if there are any.
  package static func removed(from findings: [Finding]) -> [Finding] {
    let needsVersion = findings.contains {
      $0.kind == .requiredMember && $0.path.steps.isEmpty && $0.cause.contains("v")
    }
    let findings = needsVersion ? findings.filter { $0.kind != .missingVersion } : findings
    var told: [JSONPath: Set<Feature>] = [:]
    for finding in findings {
      guard let feature = Compatibility.feature(of: finding.kind) else { continue }
      told[finding.path, default: []].insert(feature)
    }
    guard !told.isEmpty else { return findings }
    return findings.filter { finding in
      guard let feature = features[finding.kind] else { return true }
      return told[finding.path]?.contains(feature) != true
    }
  }

  /// The features of which kinds of findings report the loss in a conversion.
  static let features: [FindingKind: Feature] = [
    .effectOther: .effectOther, .adjustmentLayer: .layerAdjustment, .audioLayer: .layerAudio,
    .camera: .layerCamera, .effectRadialWipe: .effectRadialWipe,
    .effectDisplacement: .effectDisplacement, .styleOther: .styleOther, .maskFeather: .maskFeather,
    .motionBlur: .motionBlur,
  ]
}
