extension FindingKind {
  /// Every kind of the family `property`.
  static let property: [FindingKind] = []
}
