package import PegbarDiagnostics
package import PegbarLottie

/// What is looked for in a file that was read.
///
/// A new rule is one function and one line in `check`.
package enum Rules {
  /// Lets every rule look at a document, and at how many bytes its file has.
  package static func check(_ document: LottieDocument, byteCount: Int, log: FindingLog) {
    checkSize(byteCount, log)
    checkExpressions(DocumentCensus(document).expressions, log)
    checkMembers(of: document, log)
  }

  /// Finds files that are larger than they should be.
  private static func checkSize(_ byteCount: Int, _ log: FindingLog) {
    guard byteCount > Limits.heavyFile else { return }
    log.add(
      Finding(
        .fileSize,
        """
        the file has \(byteCount / 1000) kB, more than \(Limits.heavyFile / 1000) kB; it loads \
        slowly and uses memory in proportion
        """))
  }

  /// Finds files whose motion is computed by expressions.
  private static func checkExpressions(_ count: Int, _ log: FindingLog) {
    guard count > 0 else { return }
    log.add(
      Finding(
        .expressionCount,
        """
        \(count) \(count == 1 ? "property is" : "properties are") computed by expressions, which \
        only some players run
        """))
  }

  /// Finds members that neither the format nor a known exporter has, at the object they stand in.
  private static func checkMembers(of document: LottieDocument, _ log: FindingLog) {
    for unread in document.unreadMembers {
      log.add(
        Finding(
          .unknownKey, "the key '\(unread.key)' is not part of the format; it is ignored",
          path: document.path(of: unread.object).appending(.key(unread.key)),
          breadcrumb: document.breadcrumb(of: unread.object)))
    }
  }
}
