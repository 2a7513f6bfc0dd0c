extension FindingKind {
  /// Every kind of the family `effect`.
  static let effect: [FindingKind] = []
}
