package import PegbarDiagnostics
internal import PegbarLottie

/// Finds members that neither the format nor a known exporter has.
package struct UnknownKeys: Rule {
  /// What the rule reports.
  package let kind = FindingKind.unknownKey

  /// Makes the rule.
  package init() {}

  /// Reports every such member, at the object it stands in.
  package func check(_ subject: LintSubject, log: FindingLog) {
    let document = subject.document
    for unread in document.unreadKeys {
      log.add(
        Finding(
          kind, "the key '\(unread.key)' is not part of the format; it is ignored",
          path: document.path(of: unread.object).appending(.key(unread.key)),
          breadcrumb: document.breadcrumb(of: unread.object)))
    }
  }
}
