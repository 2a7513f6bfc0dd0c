public import Foundation
public import Pegbar

/// What alerts and logs say about an error.
extension ConversionError: LocalizedError {
  /// What is wrong, with its place and its id.
  public var errorDescription: String? { description }
  /// What the file is, or what is the matter with it, in whole sentences.
  public var failureReason: String? { finding.kind.meaning }
  /// The remedy.
  public var recoverySuggestion: String? { finding.kind.wayOut }
}
