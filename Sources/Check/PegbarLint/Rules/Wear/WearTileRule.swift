public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// More slots than a Wear OS tile can set.
  package static let wearTile = Rule(
    .rule(
      "wear/tile", .warning,
      RulePage(
        title: "Excessive number of slots for a Wear OS tile",
        meaning: """
          Wear OS tiles support Lottie in schema version 1.500 (ProtoLayout 1.3) and later. A tile \
          can set at most 10 slots of an animation (`getMaxPropertiesCount()`). This animation has \
          more slots.
          """,
        effect: """
          Slots beyond the tenth keep their values from the file. Older watches display nothing.
          """,
        wayOut: """
          Use one slot for values that always change together, and give the tile a still image for \
          watches without Lottie support.
          """,
        example: #""slots": {"color1": …, "color2": …, … "color11": …}"#)),
    standing: .optional,
    options: [RuleOption("max", 10, "maximum number of slots that a tile can set")],
    check: .document { run in
      let count = run.document.slots.count
      guard Double(count) > run.number("max") else { return }
      run.report(
        "the animation has \(NumberWords.count(count, "slot")) "
          + NumberWords.limit(run.number("max")), measured: Double(count))
    })
}

extension FindingKind {
  /// More slots than a Wear OS tile can set (`wear/tile`).
  public static let wearTile = Rule.wearTile.pageKind
}
