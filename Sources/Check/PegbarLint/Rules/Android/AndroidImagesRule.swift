public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// There are many image layers.
  package static let androidImages = Rule(
    .rule(
      "android/many-images", .note,
      RulePage(
        title: "There are many image layers",
        meaning: """
          lottie-android warns about animations with more than four image layers. Lottie is made for \
          vectors: each image is decoded into memory of its own.
          """,
        effect: "The animation takes a lot of memory.",
        wayOut: "Draw what is simple as shapes, or join images that move together into one.",
        example: "5 image layers")),
    options: [RuleOption("max", 4, "how many image layers the composition may have")],
    check: .composition { composition, run in
      guard composition.isRoot else { return }
      let count = composition.layers.count { layer in
        if case .image = layer.kind { layer.isShown } else { false }
      }
      guard Double(count) > run.number("max") else { return }
      run.report(
        "\(NumberWords.existence(of: count, "image layer")), more than "
          + NumberWords.number(run.number("max")), measured: Double(count))
    })
}

extension FindingKind {
  /// There are many image layers (`android/many-images`).
  public static let androidImages = Rule.androidImages.pageKind
}
