extension FindingKind {
  /// Every kind of the family `reference`.
  static let reference: [FindingKind] = []
}
