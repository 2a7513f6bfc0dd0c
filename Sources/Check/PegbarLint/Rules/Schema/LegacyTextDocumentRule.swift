public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Texts have no keyframes.
  package static let legacyTextDocument = Rule(
    .rule(
      "schema/legacy-text-document", .warning,
      RulePage(
        title: "A text has no keyframes",
        meaning: """
          The text of a layer (`t.d`) is a list of keyframes, also where it never changes. Bodymovin \
          before 4.4.14 wrote the text alone.
          """,
        effect: "Players that do not know the old form show no text.",
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .layer(#""ty": 5, "t": {"d": {"t": "Hello", "f": "Lato", "s": 20}}"#),
    check: .counted(
      .file,
      .text { text, run in
        guard case .fixed(let document) = text.document.animation, document != .empty,
          text.document.slot == nil, run.isShown
        else { return }
        run.count(at: text.source, "the text has no keyframes, which some players need to show it")
      }
    ) { count, _ in
      "\(count.places) texts have no keyframes, which some players need to show them; the first one "
        + "stands here"
    })
}

extension FindingKind {
  /// A text has no keyframes (`schema/legacy-text-document`).
  public static let legacyTextDocument = Rule.legacyTextDocument.pageKind
}
