internal import PegbarDiagnostics
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
          """)),
    standing: .optional,
    options: [RuleOption("max", 10, "how many slots a tile may set")],
    found: [slots(11).excerpted(#""slots": {"color1": …, "color2": …, … "color11": …}"#)],
    silent: [slots(10)],
    check: .document { run in
      let count = run.document.slots.count
      guard Double(count) > run.number("max") else { return }
      run.report(
        "the animation has \(NumberWords.count(count, "slot")); a tile can set "
          + NumberWords.number(run.number("max")), measured: Double(count))
    })

  private static func slots(_ count: Int) -> RuleExample {
    let slots = (1...count).map { #""color\#($0)": {"p": {"a": 0, "k": [0, 0, 0, 1]}}"# }
    return .animation("\"slots\": {\(slots.joined(separator: ", "))}")
  }
}
