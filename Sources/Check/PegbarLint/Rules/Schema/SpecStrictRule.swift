internal import PegbarBase
internal import PegbarDiagnostics
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
    found: [
      .animation(#""w": 12.5"#),
      .animation(#""fr": 0"#),
      .layer(#""ty": 4"#),
      .layer(#""ty": 1, "sw": 10, "sh": 10, "sc": """#),
      .layer(#""ks": {"o": {"k": 100}}"#),
      .layer(#""ks": {"o": {"a": 0, "k": [100]}}"#),
      .layer(#""ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30}]}}"#),
      .layer(#""ks": {"p": {"s": true, "x": {"a": 0, "k": 5}}}"#),
      .shapes(#"{"ty": "gr", "it": [{"ty": "fl", "o": {"a": 0, "k": 100}}]}"#),
      .animation(#""assets": [{"id": "image_0", "w": 8, "h": 8, "p": "a.png", "e": 1}]"#),
    ],
    silent: [
      .animation(#""w": 12.0"#),
      .animation(#""fr": 0.5"#),
      // Other keys, and layers and shapes of other kinds, are allowed.
      .animation(#""meta": {"g": "Tool"}"#),
      .layer(#""ty": 5"#),
      .layer(#""ty": 4, "shapes": [{"ty": "mm", "mm": 1}]"#),
      .layer(##""ty": 1, "sw": 10, "sh": 10, "sc": "#ff00AA""##),
      // A slot gives the value.
      .layer(#""ks": {"o": {"sid": "opacity", "a": 0}}"#),
      .layer(#""ks": {"o": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 30, "s": [1]}]}}"#),
      .layer(#""ks": {"p": {"s": true, "x": {"a": 0, "k": 5}, "y": {"a": 0, "k": 5}}}"#),
      .animation(#""assets": [{"id": "image_0", "w": 8, "h": 8, "p": "a.png", "e": 0}]"#),
    ],
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
