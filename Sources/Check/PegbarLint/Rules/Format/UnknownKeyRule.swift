internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Key that is neither part of the format nor used by a known exporter.
  package static let unknownKey = Rule(
    .unknownKey,
    check: .document { run in
      for unread in run.document.unreadMembers {
        run.report(
          "the key '\(unread.key)' is not part of the format and is ignored", at: unread.object,
          key: unread.key)
      }
    })
}
