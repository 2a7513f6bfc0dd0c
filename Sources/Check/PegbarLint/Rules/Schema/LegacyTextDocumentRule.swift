public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Text document without keyframes.
  package static let legacyTextDocument = Rule(
    .rule(
      "schema/legacy-text-document", .warning,
      RulePage(
        title: "Text without the required keyframes",
        meaning: """
          The text of a layer (`t.d`) must be a list of keyframes, even if the text never changes. \
          Versions of Bodymovin earlier than 4.4.14 wrote the text without a list.
          """,
        effect: "Players that do not support the old format draw no text.",
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .layer(#""ty": 5, "t": {"d": {"t": "Hello", "f": "Lato", "s": 20}}"#),
    check: .counted(
      .file,
      .text { text, run in
        guard case .fixed(let document) = text.document.animation, document != .empty,
          text.document.slot == nil, run.isShown
        else { return }
        run.count(at: text.source, "the text has no keyframes, which some players require")
      }
    ) { count, _ in
      "\(count.places) text layers have no keyframes, which some players require; the first is here"
    })
}

extension FindingKind {
  /// Text document without keyframes (`schema/legacy-text-document`).
  public static let legacyTextDocument = Rule.legacyTextDocument.pageKind
}
