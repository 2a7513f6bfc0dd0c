extension FindingKind {
  /// Every kind of the family `layer`.
  static let layer: [FindingKind] = []
}
