extension FindingKind {
  /// Findings about text.
  static let text: [FindingKind] = []
}
