extension FindingKind {
  /// Every kind of the family `normalize`.
  static let normalize: [FindingKind] = []
}
