public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Software rendering on Android.
  package static let androidSoftware = Rule(
    .rule(
      "android/software-fallback", .warning,
      RulePage(
        title: "Software rendering in lottie-android",
        meaning: """
          In automatic render mode, lottie-android disables hardware acceleration for animations \
          with more than 4 masks and mattes. Masks in None mode and the masks and mattes of hidden \
          layers also count.
          """,
        effect: "The CPU draws every frame, which is slow in large views.",
        wayOut: """
          Use fewer masks and mattes. If the animation is faster with hardware acceleration, set \
          the render mode to HARDWARE in the app.
          """,
        example: "5 layers, each with a mask")),
    options: [RuleOption("max", 4, "maximum number of masks and mattes in the file")],
    check: .document { run in
      let count = run.census.masks + run.census.mattes
      guard Double(count) > run.number("max") else { return }
      run.report(
        "\(NumberWords.count(count, "mask or matte", "masks and mattes")) "
          + NumberWords.limit(run.number("max")),
        measured: Double(count))
    })
}

extension FindingKind {
  /// Software rendering in lottie-android (`android/software-fallback`).
  public static let androidSoftware = Rule.androidSoftware.pageKind
}
