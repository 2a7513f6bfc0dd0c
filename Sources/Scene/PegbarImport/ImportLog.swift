internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// What is said while a document is imported.
///
/// A class, because every step adds to the same findings.
final class ImportLog {
  /// What a finding that counts places is about.
  private struct Cause: Hashable {
    var kind: FindingKind
    var names: [String]
  }

  private let document: LottieDocument
  private let findings: FindingLog
  /// The numbers in the log of findings that count places, by what they are about.
  private var counted: [Cause: Int] = [:]
  /// Above 0 while something is imported that can never be seen; nothing is reported then.
  private var muting = 0
  /// What can only be checked on the whole scene.
  private(set) var pendingChecks: [PendingCheck] = []

  init(_ findings: FindingLog, of document: LottieDocument) {
    self.document = document
    self.findings = findings
  }

  /// Says nothing about what can never be seen.
  func muted<Result>(if condition: Bool = true, _ body: () -> Result) -> Result {
    guard condition else { return body() }
    muting += 1
    defer { muting -= 1 }
    return body()
  }

  /// Whether nothing is reported at the moment.
  var isMuted: Bool { muting > 0 }

  /// Says something about a part of the document.
  func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String, at source: SourceID,
    outcome: Finding.Outcome, frames: ClosedRange<Double>? = nil
  ) {
    guard !isMuted else { return }
    findings.add(finding(kind, message(), at: source, outcome, frames: frames))
  }

  /// Reports something, where there is a number once for so many places, of which `source` is the first.
  func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String, at source: SourceID,
    outcome: Finding.Outcome, occurrences: Int?
  ) {
    guard !isMuted else { return }
    var finding = finding(kind, message(), at: source, outcome)
    finding.occurrences = occurrences
    findings.add(finding)
  }

  /// Reports something once for a cause, at the place where it is met first, with the number of places.
  ///
  /// - Parameter message: The message for a number of places.
  func count(
    _ kind: FindingKind, for names: [String], at source: SourceID, outcome: Finding.Outcome,
    _ message: (_ places: Int) -> String
  ) {
    guard !isMuted else { return }
    let cause = Cause(kind: kind, names: names)
    if let index = counted[cause] {
      return findings.update(index) { finding in
        let places = (finding.occurrences ?? 1) + 1
        finding.occurrences = places
        finding.message = message(places)
      }
    }
    counted[cause] = findings.findings.count
    var finding = finding(kind, message(1), at: source, outcome)
    finding.occurrences = 1
    finding.cause = names
    findings.add(finding)
  }

  private func finding(
    _ kind: FindingKind, _ message: String, at source: SourceID, _ outcome: Finding.Outcome,
    frames: ClosedRange<Double>? = nil
  ) -> Finding {
    Finding(
      kind, message, path: document.path(of: source),
      breadcrumb: document.breadcrumb(of: source), outcome: outcome, frames: frames)
  }

  /// Leaves a check to `SceneChecks`; nothing of what can never be seen is checked.
  func leaveToSceneChecks(_ kind: PendingCheck.Kind, at source: SourceID) {
    guard !isMuted else { return }
    pendingChecks.append(
      PendingCheck(
        kind, path: document.path(of: source), breadcrumb: document.breadcrumb(of: source)))
  }

  /// The JSON path of a part of the document, as scenes keep it.
  func path(of source: SourceID) -> String { document.path(of: source).description }
}
