extension FindingKind {
  /// Every kind of the family `compositing`.
  static let compositing: [FindingKind] = []
}
