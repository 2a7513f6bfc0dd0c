extension FindingKind {
  /// Every kind of the family `time`.
  static let time: [FindingKind] = []
}
