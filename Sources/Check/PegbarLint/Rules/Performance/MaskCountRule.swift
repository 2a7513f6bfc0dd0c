public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// There are many masks and mattes.
  package static let maskCount = Rule(
    .rule(
      "perf/mask-count", .warning,
      RulePage(
        title: "There are many masks and mattes",
        meaning: """
          For each layer with masks and each track matte, players draw into a picture of its own and \
          combine the two afterwards, in every frame.
          """,
        effect: "The animation drops frames on weak devices; some players draw it in software.",
        wayOut: """
          Cut shapes with Merge Paths or by their own outlines instead, put layers under one mask \
          into a precomposition, and delete masks that cut nothing.
          """,
        example: "5 layers with a mask each")),
    options: [RuleOption("max", 4, "how many masks and mattes the file may have")],
    check: .document { run in
      let most = run.number("max")
      let (masks, mattes) = run.document.cuts
      guard Double(masks + mattes) > most else { return }
      run.report(
        "\(NumberWords.existence(of: masks, "mask")) and \(NumberWords.count(mattes, "matte")), more than \(NumberWords.number(most)) together",
        measured: Double(masks + mattes)
      )
    })
}

extension LottieDocument {
  /// How many masks cut layers that are shown, and how many of these layers show through another.
  var cuts: (masks: Int, mattes: Int) {
    var cuts = (masks: 0, mattes: 0)
    for layer in allLayers where layer.isShown {
      cuts.masks += layer.masks.count { $0.mode != .none }
      if layer.matte != nil { cuts.mattes += 1 }
    }
    return cuts
  }
}

extension FindingKind {
  /// There are many masks and mattes (`perf/mask-count`).
  public static let maskCount = Rule.maskCount.pageKind
}
