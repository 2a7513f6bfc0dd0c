public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Android draws in software.
  package static let androidSoftware = Rule(
    .rule(
      "android/software-fallback", .warning,
      RulePage(
        title: "lottie-android draws the animation in software",
        meaning: """
          In the automatic render mode, lottie-android turns hardware acceleration off for \
          animations with more than four masks and mattes. It counts hidden layers and masks set to \
          None, too.
          """,
        effect: "The processor draws every frame, which takes longer the larger the view is.",
        wayOut: """
          Use fewer masks and mattes. If the animation is faster with hardware acceleration, set the \
          render mode to HARDWARE in the app.
          """,
        example: "5 layers with a mask each")),
    options: [RuleOption("max", 4, "how many masks and mattes the file may have")],
    check: .document { run in
      let count = run.census.masks + run.census.mattes
      guard Double(count) > run.number("max") else { return }
      run.report(
        "\(NumberWords.existence(of: run.census.masks, "mask")) and "
          + "\(NumberWords.count(run.census.mattes, "matte")); with more than "
          + "\(NumberWords.number(run.number("max"))) together, lottie-android draws in software",
        measured: Double(count))
    })
}

extension FindingKind {
  /// lottie-android draws the animation in software (`android/software-fallback`).
  public static let androidSoftware = Rule.androidSoftware.pageKind
}
