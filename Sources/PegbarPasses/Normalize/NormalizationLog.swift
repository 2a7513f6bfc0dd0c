internal import PegbarDiagnostics

/// What is said about a normalization; the same thing once.
final class NormalizationLog {
  private let log: FindingLog
  private var reported: Set<Finding> = []

  init(_ log: FindingLog) { self.log = log }

  /// Says what became of a part of the scene; `source` is its JSON path.
  func report(
    _ kind: FindingKind, _ message: String, at source: String, _ breadcrumb: [String],
    outcome: Finding.Outcome
  ) {
    let finding = Finding(
      kind, message, path: JSONPath(parsing: source) ?? JSONPath(), breadcrumb: breadcrumb,
      outcome: outcome)
    // A parent is made once for each of its neighbouring children; it is spoken of once.
    if reported.insert(finding).inserted { log.add(finding) }
  }
}
