package import PegbarDiagnostics

// Findings about how lint is set up.
extension FindingKind {
  /// A configuration says something that does not exist.
  package static let configuration = FindingKind(
    "lint/configuration", .error, title: "A configuration says something that does not exist",
    meaning: "A key, a rule, a level or a target in `.pegbar.json` has a name that nothing has.",
    effect: "Nothing is checked, and the exit code is 2.",
    wayOut: "Correct the name; `pegbar rules` and `pegbar targets` list all there are.",
    example: #"{"rules": {"shape/merge-path": "off"}}"#)

  /// A suppression accepts nothing.
  package static let unusedSuppression = FindingKind(
    "lint/unused-suppression", .warning, title: "A suppression accepts nothing",
    meaning: """
      An entry of `suppress` in `.pegbar.json` matches no finding of the files that were checked: the \
      problem is gone, or the entry names another place.
      """,
    effect: "Nothing; a new finding at that place would be accepted without a look.",
    wayOut: "Delete the entry.",
    example: #"{"suppress": [{"rule": "shape/merge-paths", "reason": "…"}]}"#)

  /// The kinds about how lint is set up.
  package static let lint = [configuration, unusedSuppression]
}
