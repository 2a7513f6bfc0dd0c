public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Whole numbers are written with a fraction.
  package static let floatEnum = Rule(
    .rule(
      "schema/float-enum", .note,
      RulePage(
        title: "Whole numbers are written with a fraction",
        meaning: """
          Types, modes and indices are whole numbers. Here some are written as 4.0 instead of 4, \
          mostly because a script has changed the file.
          """,
        effect: "Players with a strict reader refuse the file or leave the part out.",
        wayOut: "Let the script write whole numbers as such, or export the composition again.")),
    example: .layer(#""ty": 3.0"#),
    check: .document { run in
      run.report(.wholeReal) { count in
        count == 1
          ? "a number that has to be whole is written with a fraction"
          : "\(count) numbers that have to be whole are written with a fraction; the first one "
            + "stands here"
      }
    })
}

extension FindingKind {
  /// Whole numbers are written with a fraction (`schema/float-enum`).
  public static let floatEnum = Rule.floatEnum.pageKind
}
