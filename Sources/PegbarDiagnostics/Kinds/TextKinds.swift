extension FindingKind {
  /// Every kind of the family `text`.
  static let text: [FindingKind] = []
}
