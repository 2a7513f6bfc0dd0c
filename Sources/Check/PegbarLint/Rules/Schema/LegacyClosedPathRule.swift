public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Closed flag outside the path.
  package static let legacyClosedPath = Rule(
    .rule(
      "schema/legacy-closed-path", .warning,
      RulePage(
        title: "Closed flag outside the path",
        meaning: """
          Versions of Bodymovin earlier than 4.4.18 wrote the closed flag of a path into the shape \
          (`closed`) or the mask (`cl`). Current versions write the flag into the path itself (`c`).
          """,
        effect: """
          Players that do not support the old format draw an open path, so strokes lack the closing \
          segment.
          """,
        wayOut: "Export the composition again with a current version of Bodymovin.")),
    example: .shapes(
      #"""
      {"ty": "sh", "closed": true, "ks": {"k": {"v": [[0, 0], [9, 0], [0, 9]], \#
      "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]]}}}
      """#),
    check: .document { run in
      run.report(.closedBesidePath) { count in
        count == 1
          ? "the closed flag is outside the path"
          : "the closed flags of \(count) paths are outside the paths; the first is here"
      }
    })
}

extension FindingKind {
  /// Closed flag outside the path (`schema/legacy-closed-path`).
  public static let legacyClosedPath = Rule.legacyClosedPath.pageKind
}
