public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Whether a path is closed is written beside it.
  package static let legacyClosedPath = Rule(
    .rule(
      "schema/legacy-closed-path", .warning,
      RulePage(
        title: "A path is closed by a member beside it",
        meaning: """
          Bodymovin before 4.4.18 wrote whether a path is closed into the shape (`closed`) or the \
          mask (`cl`). Today it is a member of the path itself (`c`).
          """,
        effect: """
          Players that do not know the old form draw the path open: strokes lack their last side.
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
          ? "a member beside the path says whether it is closed"
          : "\(count) paths have a member beside them that says whether they are closed; the first "
            + "one stands here"
      }
    })
}

extension FindingKind {
  /// A path is closed by a member beside it (`schema/legacy-closed-path`).
  public static let legacyClosedPath = Rule.legacyClosedPath.pageKind
}
