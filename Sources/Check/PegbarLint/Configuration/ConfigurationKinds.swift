package import PegbarDiagnostics

// Findings about the setup of lint.
extension FindingKind {
  /// Unknown name or invalid value in the configuration (`lint/configuration`).
  package static let configuration = FindingKind(
    "lint/configuration", .error, title: "Unknown name or invalid value in the configuration",
    meaning: """
      `.pegbar.json` contains an unknown key, rule, severity or target, or a missing or invalid \
      value.
      """,
    effect: "Nothing is checked, and the exit code is 2.",
    wayOut: """
      Correct the name or the value. `pegbar rules` and `pegbar targets` list the valid names.
      """,
    example: #"{"rules": {"shape/merge-path": "off"}}"#)

  /// Unused suppression (`lint/unused-suppression`).
  package static let unusedSuppression = FindingKind(
    "lint/unused-suppression", .warning, title: "Unused suppression",
    meaning: """
      An entry in the `suppress` list of `.pegbar.json` does not match any finding in the checked \
      files. Either the problem has been fixed, or the entry specifies a different location.
      """,
    effect: "None visible, but a new finding that matches the entry would go unnoticed.",
    wayOut: "Delete the entry.",
    example: #"{"suppress": [{"rule": "shape/merge-paths", "reason": "…"}]}"#)

  /// The kinds of findings about the setup of lint.
  package static let lint = [configuration, unusedSuppression]
}
