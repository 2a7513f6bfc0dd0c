internal import PegbarExport

/// The form in which generated Swift code animates layers.
public enum CodeStyle: String, Sendable, CaseIterable {
  /// One timeline of keys, which can be played, repeated and scrubbed.
  case timeline
  /// One function for each transaction of the scene, as in handwritten code.
  ///
  /// Each function animates to its final values and sets them on the model layers.
  case transactions

  /// The exporter's word for it.
  var kind: SwiftCode.Style {
    switch self {
    case .timeline: .timeline
    case .transactions: .transactions
    }
  }
}
