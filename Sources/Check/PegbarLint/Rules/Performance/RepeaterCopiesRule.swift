public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Repeater with many copies.
  package static let repeaterCopies = Rule(
    .rule(
      "perf/repeater-copies", .warning,
      RulePage(
        title: "Repeater with many copies",
        meaning: """
          Players draw each copy as a separate shape. Consecutive Repeaters multiply the number \
          of copies.
          """,
        effect: "The animation drops frames while the copies are visible.",
        wayOut: "Reduce the number of copies in the Repeater.")),
    options: [RuleOption("max", 50, "maximum number of copies that a Repeater creates")],
    example: .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": {"k": 51}}"#),
    check: .shape { item, run in
      guard case .repeater(let repeater) = item.kind, run.isShown,
        repeater.copies.largest > run.number("max")
      else { return }
      run.report(
        "the Repeater creates \(NumberWords.frame(repeater.copies.largest)) copies "
          + NumberWords.limit(run.number("max")), measured: repeater.copies.largest,
        at: item.source)
    })
}

extension FindingKind {
  /// Repeater with many copies (`perf/repeater-copies`).
  public static let repeaterCopies = Rule.repeaterCopies.pageKind
}
