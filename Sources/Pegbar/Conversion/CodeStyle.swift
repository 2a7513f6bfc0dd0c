internal import PegbarExport

/// How generated Swift code says what moves.
public enum CodeStyle: String, Sendable, CaseIterable {
  /// One timeline of keys, which can be played, repeated and scrubbed.
  case timeline
  /// A function for each beat, as written by hand: transactions that set what is there at their end.
  case transactions

  /// The exporter's word for it.
  var kind: SwiftCode.Style {
    switch self {
    case .timeline: .timeline
    case .transactions: .transactions
    }
  }
}
