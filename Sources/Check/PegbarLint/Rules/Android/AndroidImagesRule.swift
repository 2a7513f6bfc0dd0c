public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// High number of image layers.
  package static let androidImages = Rule(
    .rule(
      "android/many-images", .note,
      RulePage(
        title: "High number of image layers",
        meaning: """
          lottie-android warns about animations with more than 4 image layers. Lottie is designed \
          for vector graphics, and every decoded image uses additional memory.
          """,
        effect: "The animation uses a lot of memory.",
        wayOut: "Redraw simple images as shapes, or combine images that move together.",
        example: "5 image layers")),
    options: [RuleOption("max", 4, "maximum number of image layers in the main composition")],
    check: .composition { composition, run in
      guard composition.isRoot else { return }
      let count = composition.layers.count { layer in
        if case .image = layer.kind { layer.isShown } else { false }
      }
      guard Double(count) > run.number("max") else { return }
      run.report(
        "\(NumberWords.count(count, "image layer")) \(NumberWords.limit(run.number("max")))",
        measured: Double(count))
    })
}

extension FindingKind {
  /// High number of image layers (`android/many-images`).
  public static let androidImages = Rule.androidImages.pageKind
}
