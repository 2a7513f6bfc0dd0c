internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// The log of findings during import.
///
/// A class because every step adds to the same findings.
final class ImportLog {
  /// The cause of a finding that counts its locations.
  private struct Cause: Hashable {
    var kind: FindingKind
    var names: [String]
  }

  private let document: LottieDocument
  private let findings: FindingLog
  /// The indices in the log of findings that count locations, by cause.
  private var counted: [Cause: Int] = [:]
  /// The number of nested `muted` calls; above 0, findings are discarded.
  private var muting = 0
  /// The checks that require the whole scene.
  private(set) var pendingChecks: [PendingCheck] = []

  init(_ findings: FindingLog, of document: LottieDocument) {
    self.document = document
    self.findings = findings
  }

  /// Runs a closure and discards its findings, for example for content that is never visible.
  func muted<Result>(if condition: Bool = true, _ body: () -> Result) -> Result {
    guard condition else { return body() }
    muting += 1
    defer { muting -= 1 }
    return body()
  }

  /// `true` if findings are discarded.
  var isMuted: Bool { muting > 0 }

  /// Reports a finding about a part of the document.
  func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String, at source: SourceID,
    outcome: Finding.Outcome, frames: ClosedRange<Double>? = nil
  ) {
    guard !isMuted else { return }
    findings.add(finding(kind, message(), at: source, outcome, frames: frames))
  }

  /// Reports a finding with a cause that it can share with others.
  func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String, at source: SourceID,
    outcome: Finding.Outcome, cause: String
  ) {
    guard !isMuted else { return }
    var finding = finding(kind, message(), at: source, outcome)
    finding.cause = [cause]
    findings.add(finding)
  }

  /// Reports a finding, with `occurrences` as the number of its locations if it is not `nil`.
  ///
  /// `source` is the first location.
  func report(
    _ kind: FindingKind, _ message: @autoclosure () -> String, at source: SourceID,
    outcome: Finding.Outcome, occurrences: Int?
  ) {
    guard !isMuted else { return }
    var finding = finding(kind, message(), at: source, outcome)
    finding.occurrences = occurrences
    findings.add(finding)
  }

  /// Reports a finding once per cause, at its first location, with the number of locations.
  ///
  /// - Parameter message: Returns the message for a number of locations.
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

  /// Defers a check to `SceneChecks`, unless the content is never visible.
  func leaveToSceneChecks(_ kind: PendingCheck.Kind, at source: SourceID) {
    guard !isMuted else { return }
    pendingChecks.append(
      PendingCheck(
        kind, path: document.path(of: source), breadcrumb: document.breadcrumb(of: source)))
  }

  /// Returns the JSON path of a part of the document, in the form stored in scenes.
  func path(of source: SourceID) -> String { document.path(of: source).description }
}
