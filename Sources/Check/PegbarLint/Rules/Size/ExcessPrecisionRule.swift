public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Numbers have more digits than anybody can see.
  package static let excessPrecision = Rule(
    .rule(
      "size/excess-precision", .note,
      RulePage(
        title: "Numbers have more digits than can be seen",
        meaning: "Numbers of the file have many digits after the point.",
        effect: "Nothing; the file is a little larger than it has to be.",
        wayOut: """
          Let a tool round the numbers: lengths to three digits, colours and easings to four. Times \
          and the values of deeply scaled layers may need more.
          """)),
    standing: .optional,
    options: [
      RuleOption("max", 3, in: 0...20, "how many digits after the point a number may have")
    ],
    example: .animation(#""w": 100.12345"#),
    check: .document { run in
      let excess = JSONTextCount.excess(in: run.file.text, over: run.number("max"))
      guard excess.numbers > 0 else { return }
      let limit = NumberWords.number(run.number("max"))
      let numbers = NumberWords.count(excess.numbers, "number")
      run.report(
        "\(numbers) with more than \(limit) digits after the point; the digits beyond take "
          + NumberWords.bytes(excess.digits), occurrences: excess.numbers)
    })
}

extension FindingKind {
  /// Numbers have more digits than can be seen (`size/excess-precision`).
  public static let excessPrecision = Rule.excessPrecision.pageKind
}
