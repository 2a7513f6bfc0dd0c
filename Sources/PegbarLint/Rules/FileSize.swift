package import PegbarDiagnostics

/// Finds files that are larger than they should be.
package struct FileSize: Rule {
  /// What the rule reports.
  package let kind = FindingKind.fileSize
  /// How many bytes a file may have.
  package var limit: Int

  /// Makes a rule with a limit in bytes.
  package init(limit: Int = Limits.heavyFile) {
    self.limit = limit
  }

  /// Reports the file if it is too large.
  package func check(_ subject: LintSubject, log: FindingLog) {
    guard subject.byteCount > limit else { return }
    log.add(
      Finding(
        kind,
        """
        the file has \(subject.byteCount / 1000) kB, more than \(limit / 1000) kB; it loads \
        slowly and uses memory in proportion
        """))
  }
}
