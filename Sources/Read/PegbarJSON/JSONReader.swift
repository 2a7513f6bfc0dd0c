package import PegbarBase
package import PegbarDiagnostics

/// The shared state of reading a document: the log, the trail and the unread keys.
///
/// It is a class because every value of the document refers to it during reading. It must outlive
/// the values, which `JSONDocument.read` ensures.
package final class JSONReader {
  /// The log that receives the findings.
  ///
  /// `finish()` fills in their breadcrumbs.
  package let log: FindingLog
  /// The limits for reading.
  package let limits: Limits
  /// The location of every entered object and array.
  package var trail = SourceTrail()
  /// The members that no reader recognized, in order: the object and the key.
  package private(set) var unreadMembers: [(object: SourceID, key: String)] = []
  /// The recorded occurrences, indexed by the numbers that the caller assigns.
  package private(set) var occurrences = [Occurrence?](repeating: nil, count: 16)
  /// The values read as integers that are written with a fraction (`4.0`).
  package private(set) var wholeReals: Occurrence?
  private var pending: [(Finding, SourceID)] = []
  private let areIntegersReals: Bool
  /// The parts of the document that are parsed when they are entered.
  let pieces: JSONPieces?

  /// Creates a reader for one document.
  ///
  /// - Parameters:
  ///   - log: The log that receives the findings.
  ///   - limits: The limits for reading.
  ///   - areIntegersReals: Whether all numbers were parsed as reals.
  ///   - pieces: The parts of the document that are parsed when they are entered.
  init(
    log: FindingLog, limits: Limits, areIntegersReals: Bool = false, pieces: JSONPieces? = nil
  ) {
    self.log = log
    self.limits = limits
    self.areIntegersReals = areIntegersReals
    self.pieces = pieces
  }

  func report(_ finding: Finding, in container: SourceID) {
    pending.append((finding, container))
  }

  /// Records a member that no reader recognizes.
  package func unread(_ key: JSONKey, in object: SourceID) {
    unreadMembers.append((object, key.text))
  }

  /// Records an occurrence that is not a finding but can be queried later.
  ///
  /// - Parameters:
  ///   - number: The kind of the occurrence, 0…15.
  ///   - source: The location of the occurrence.
  package func note(_ number: Int, at source: SourceID) {
    guard occurrences.indices.contains(number) else { return }
    occurrences[number].count(source)
  }

  /// Records an integer that is written with a fraction.
  func noteWholeReal(in container: SourceID) {
    if !areIntegersReals { wholeReals.count(container) }
  }

  /// Adds the findings to the log, with breadcrumbs that include names read after a finding.
  func finish() {
    for (finding, container) in pending {
      var finding = finding
      finding.breadcrumb = trail.breadcrumb(of: container)
      log.add(finding)
    }
    pending = []
  }
}
