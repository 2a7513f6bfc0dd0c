internal import PegbarDiagnostics

/// What is said about a normalization; the same thing once.
final class NormalizationLog {
  private let log: FindingLog
  private var reported: Set<Finding> = []

  init(_ log: FindingLog) { self.log = log }

  /// Says what became of a part of the scene: it comes near, unless another outcome is given.
  func report(
    _ kind: FindingKind, _ message: String, at place: FindingSubject,
    outcome: Finding.Outcome = .approximated(error: nil)
  ) {
    let finding = Finding(kind, message, at: place, outcome: outcome)
    // A parent is made once for each of its neighbouring children; it is spoken of once.
    if reported.insert(finding).inserted { log.add(finding) }
  }
}
