internal import PegbarBase
public import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarLottie

extension Rule {
  /// Something is not as the specification of the format demands.
  package static let specStrict = Rule(
    .rule(
      "schema/spec-strict", .error,
      RulePage(
        title: "The file does not follow the specification",
        meaning: """
          The schema of the Lottie specification demands something else here. Many files that \
          players show do not follow it to the letter: Bodymovin before 5.5 wrote keyframes in \
          another form. So this is only checked for the target `lottie-spec`, or where it is chosen.
          """,
        effect: "Tools that validate files before they use them refuse the file.",
        wayOut: """
          Export the composition again with a current version of Bodymovin, or change the value to \
          what is required.
          """)),
    standing: .optional,
    example: .animation(#""w": 12.5"#),
    check: .document { run in
      // What was read before has passed the limits of whoever lints.
      var limits = Limits()
      limits.fileSize = .max
      limits.jsonMemory = .max
      do throws(JSONSyntaxError) {
        let violations = try JSONDocument.read(
          run.file.text, log: FindingLog(), limits: limits, SpecificationWalk.violations)
        for violation in violations { run.report(violation.finding) }
      } catch {
        run.report("the file cannot be compared with the specification: \(error.message)")
      }
    })
}

extension FindingKind {
  /// The file does not follow the specification (`schema/spec-strict`).
  public static let specStrict = Rule.specStrict.pageKind
}
