public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A repeater makes many copies.
  package static let repeaterCopies = Rule(
    .rule(
      "perf/repeater-copies", .warning,
      RulePage(
        title: "A Repeater makes many copies",
        meaning: "Each copy is drawn like a shape of its own. Repeaters in a row multiply.",
        effect: "The animation drops frames while the copies are shown.",
        wayOut: "Lower Copies of the Repeater.")),
    options: [RuleOption("max", 50, "how many copies a Repeater may make")],
    example: .shapes(#"{"ty": "el"}, {"ty": "st"}, {"ty": "rp", "c": {"k": 51}}"#),
    check: .shape { item, run in
      guard case .repeater(let repeater) = item.kind, run.isShown,
        repeater.copies.largest > run.number("max")
      else { return }
      run.report(
        "the Repeater makes \(NumberWords.frame(repeater.copies.largest)) copies, more than "
          + NumberWords.number(run.number("max")), measured: repeater.copies.largest,
        at: item.source)
    })
}

extension FindingKind {
  /// A Repeater makes many copies (`perf/repeater-copies`).
  public static let repeaterCopies = Rule.repeaterCopies.pageKind
}
