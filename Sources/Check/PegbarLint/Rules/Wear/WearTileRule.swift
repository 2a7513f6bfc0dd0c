public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A tile of Wear OS cannot set all of its slots.
  package static let wearTile = Rule(
    .rule(
      "wear/tile", .warning,
      RulePage(
        title: "A tile cannot set all slots of the animation",
        meaning: """
          Tiles of Wear OS show Lottie from schema version 1.500 on (ProtoLayout 1.3) and set at most \
          ten slots of an animation (`getMaxPropertiesCount()`). This one has more.
          """,
        effect: "The slots beyond the tenth keep their own values. Older watches show nothing.",
        wayOut: """
          Use one slot for what always changes together, and give the tile a still image for watches \
          without Lottie.
          """,
        example: #""slots": {"color1": …, "color2": …, … "color11": …}"#)),
    standing: .optional,
    options: [RuleOption("max", 10, "how many slots a tile may set")],
    check: .document { run in
      let count = run.document.slots.count
      guard Double(count) > run.number("max") else { return }
      run.report(
        "the animation has \(NumberWords.count(count, "slot")); a tile can set "
          + NumberWords.number(run.number("max")), measured: Double(count))
    })
}

extension FindingKind {
  /// A tile cannot set all slots of the animation (`wear/tile`).
  public static let wearTile = Rule.wearTile.pageKind
}
