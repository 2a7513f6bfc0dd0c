public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Numbers with excessive precision.
  package static let excessPrecision = Rule(
    .rule(
      "size/excess-precision", .note,
      RulePage(
        title: "Numbers with excessive precision",
        meaning: "Numbers in the file have many decimal places.",
        effect: "None visible, but the file is slightly larger than necessary.",
        wayOut: """
          Use a tool to round lengths to 3 decimal places, and colors and easings to 4. Times, and \
          values in layers with nested scaling, can require more decimal places.
          """)),
    standing: .optional,
    options: [
      RuleOption("max", 3, in: 0...20, "maximum number of decimal places")
    ],
    example: .animation(#""w": 100.12345"#),
    check: .document { run in
      let excess = JSONTextCount.excess(in: run.file.text, over: run.number("max"))
      guard excess.numbers > 0 else { return }
      let limit = NumberWords.number(run.number("max"))
      let numbers = NumberWords.count(excess.numbers, "number")
      run.report(
        "\(numbers) \(excess.numbers == 1 ? "has" : "have") more than \(limit) decimal places; "
          + "the excess digits use \(NumberWords.bytes(excess.digits))",
        occurrences: excess.numbers)
    })
}

extension FindingKind {
  /// Numbers with excessive precision (`size/excess-precision`).
  public static let excessPrecision = Rule.excessPrecision.pageKind
}
