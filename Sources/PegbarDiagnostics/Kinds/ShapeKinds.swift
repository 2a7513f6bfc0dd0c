extension FindingKind {
  /// Every kind of the family `shape`.
  static let shape: [FindingKind] = []
}
