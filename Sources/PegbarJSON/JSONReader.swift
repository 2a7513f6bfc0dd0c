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
  private var pending: [(Finding, SourceID)] = []

  init(log: FindingLog, limits: Limits) {
    self.log = log
    self.limits = limits
  }

  func report(_ finding: Finding, in container: SourceID) {
    pending.append((finding, container))
  }

  /// Notes a member that no reader knows.
  package func unread(_ key: JSONKey, in object: SourceID) {
    unreadMembers.append((object, key.text))
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
