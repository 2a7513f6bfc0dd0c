package import PegbarBase
package import PegbarDiagnostics

/// What one reading of a document shares: the log, the trail and the keys nobody asked for.
///
/// A class, because every value of the document refers to it while it is read. It must outlive the
/// values; `JSONDocument.read` sees to that.
package final class JSONReader {
  /// Where findings go.
  ///
  /// Their breadcrumbs are filled in by `finish()`.
  package let log: FindingLog
  /// How much is read at most.
  package let limits: Limits
  /// Where every entered object and array stands.
  package var trail = SourceTrail()
  /// Every member that no reader knew, in order: the object it stands in, and its key.
  package private(set) var unreadMembers: [(object: SourceID, key: String)] = []
  /// What was noted, by the numbers that whoever reads gives to what can be.
  package private(set) var occurrences = [Occurrence?](repeating: nil, count: 16)
  /// Whole numbers that were asked for as such and are written with a fraction (`4.0`).
  package private(set) var wholeReals: Occurrence?
  private var pending: [(Finding, SourceID)] = []
  private let areIntegersReals: Bool

  /// - Parameter areIntegersReals: Whether the text was parsed so that all numbers are reals.
  init(log: FindingLog, limits: Limits, areIntegersReals: Bool = false) {
    self.log = log
    self.limits = limits
    self.areIntegersReals = areIntegersReals
  }

  func report(_ finding: Finding, in container: SourceID) {
    pending.append((finding, container))
  }

  /// Notes a member that no reader knows.
  package func unread(_ key: JSONKey, in object: SourceID) {
    unreadMembers.append((object, key.text))
  }

  /// Notes something that is no finding but that somebody may ask about later.
  ///
  /// - Parameters:
  ///   - number: What it is, 0…15.
  ///   - source: Where it is.
  package func note(_ number: Int, at source: SourceID) {
    guard occurrences.indices.contains(number) else { return }
    occurrences[number].count(source)
  }

  /// Notes a whole number that is written with a fraction.
  func noteWholeReal(in container: SourceID) {
    if !areIntegersReals { wholeReals.count(container) }
  }

  /// Passes the findings on to the log; names that were read after a finding are in it now.
  func finish() {
    for (finding, container) in pending {
      var finding = finding
      finding.breadcrumb = trail.breadcrumb(of: container)
      log.add(finding)
    }
    pending = []
  }
}
