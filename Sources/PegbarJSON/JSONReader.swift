package import PegbarDiagnostics

/// What one reading of a document shares: the log, the trail and the keys nobody asked for.
///
/// A class, because every value of the document refers to it while it is read. It must outlive the
/// values; `JSONDocument.read` sees to that.
package final class JSONReader {
  /// A member that no reader knew.
  package struct UnreadKey: Sendable, Hashable {
    /// The object it stands in.
    package let object: SourceID
    /// Its key.
    package let key: String
  }

  /// Where findings go.
  ///
  /// Their breadcrumbs are filled in by `finish()`.
  package let log: FindingLog
  /// How long names are at most, in bytes of UTF-8.
  package let nameLength: Int
  /// Where every entered object and array stands.
  package var trail = SourceTrail()
  /// Every member that no reader knew, in order.
  package private(set) var unreadKeys: [UnreadKey] = []
  private var pending: [(Finding, SourceID)] = []

  init(log: FindingLog, nameLength: Int) {
    self.log = log
    self.nameLength = nameLength
  }

  func report(_ finding: Finding, in container: SourceID) {
    pending.append((finding, container))
  }

  func unread(_ key: JSONKey, in object: SourceID) {
    unreadKeys.append(UnreadKey(object: object, key: key.text))
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
