public import Foundation
public import Pegbar

/// Localized descriptions of an error, for alerts and logs.
extension ConversionError: LocalizedError {
  /// The problem, with its position and ID.
  public var errorDescription: String? { description }
  /// The meaning of the finding, in whole sentences.
  public var failureReason: String? { finding.kind.meaning }
  /// The fix.
  public var recoverySuggestion: String? { finding.kind.wayOut }
}
