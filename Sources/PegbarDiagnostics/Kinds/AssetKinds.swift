extension FindingKind {
  /// Every kind of the family `asset`.
  static let asset: [FindingKind] = []
}
