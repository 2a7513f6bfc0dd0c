public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Whole numbers written with a decimal point.
  package static let floatEnum = Rule(
    .rule(
      "schema/float-enum", .note,
      RulePage(
        title: "Whole numbers written with a decimal point",
        meaning: """
          Types, modes and indices are whole numbers. In this file, some are written as 4.0 \
          instead of 4, most likely by a script that changed the file.
          """,
        effect: "Players with strict parsers reject the file or skip the affected object.",
        wayOut: """
          Change the script to write whole numbers without a decimal point, or export the \
          composition again.
          """)),
    example: .layer(#""ty": 3.0"#),
    check: .document { run in
      run.report(.wholeReal) { count in
        count == 1
          ? "a whole number is written with a decimal point"
          : "\(count) whole numbers are written with a decimal point; the first is here"
      }
    })
}

extension FindingKind {
  /// Whole numbers written with a decimal point (`schema/float-enum`).
  public static let floatEnum = Rule.floatEnum.pageKind
}
