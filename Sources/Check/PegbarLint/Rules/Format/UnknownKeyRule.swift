internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A key is neither part of the format nor known from an exporter.
  package static let unknownKey = Rule(
    .unknownKey,
    check: .document { run in
      for unread in run.document.unreadMembers {
        run.report(
          "the key '\(unread.key)' is not part of the format; it is ignored", at: unread.object,
          key: unread.key)
      }
    })
}
