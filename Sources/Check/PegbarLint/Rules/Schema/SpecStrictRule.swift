internal import PegbarBase
public import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLottie

extension Rule {
  /// Violation of the format specification.
  package static let specStrict = Rule(
    .rule(
      "schema/spec-strict", .error,
      RulePage(
        title: "Violation of the Lottie specification",
        meaning: """
          The schema of the Lottie specification requires a different value here. Many files \
          violate the schema but play correctly. For example, versions of Bodymovin earlier than 5.5 \
          wrote keyframes in a different format. This rule is therefore enabled only if you \
          specify the `lottie-spec` target or select the rule.
          """,
        effect: "Tools that validate Lottie files reject the file.",
        wayOut: """
          Export the composition again with a current version of Bodymovin, or correct the value.
          """)),
    standing: .optional,
    example: .animation(#""w": 12.5"#),
    check: .document { run in
      // The text already passed the configured limits when it was read.
      var limits = Limits()
      limits.fileSize = .max
      limits.jsonMemory = .max
      do throws(JSONSyntaxError) {
        let violations = try JSONDocument.read(
          run.file.text, log: FindingLog(), limits: limits,
          pieces: PieceReading(of: LottieDocument.arraysOfPieces), SpecificationWalk.violations)
        for violation in violations { run.report(violation.finding) }
      } catch {
        run.report("the file cannot be compared with the specification: \(error.message)")
      }
    })
}

extension FindingKind {
  /// Violation of the specification (`schema/spec-strict`).
  public static let specStrict = Rule.specStrict.pageKind
}
