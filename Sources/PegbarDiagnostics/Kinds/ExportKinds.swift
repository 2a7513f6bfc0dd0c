extension FindingKind {
  /// Every kind of the family `export`.
  static let export: [FindingKind] = []
}
