public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Empty first frame.
  package static let blankPoster = Rule(
    .rule(
      "a11y/blank-poster", .note,
      RulePage(
        title: "Empty first frame",
        meaning: """
          No layer is visible in the first frame: each starts later or has an opacity of 0. Apps \
          display this frame before the animation starts, and to people who prefer reduced motion.
          """,
        effect: "An empty area appears instead of a picture.",
        wayOut: """
          Use another frame as the still image, for example the frame of a marker, or start the \
          composition with a visible layer.
          """)),
    example: .layer(#""ty": 4, "ip": 1, "shapes": []"#),
    check: .composition { composition, run in
      guard let first = composition.frames?.lowerBound else { return }
      let pictures = composition.layers.filter { $0.isPicture && !$0.isMatteSource }
      guard !pictures.isEmpty, pictures.allSatisfy({ $0.isUnseen(at: first) }) else { return }
      run.report("no layer is visible in the first frame (\(NumberWords.frame(first)))")
    })
}

extension Layer {
  /// Returns `true` if the layer certainly draws nothing at a frame.
  fileprivate func isUnseen(at frame: Double) -> Bool {
    if isHidden || inPoint > frame || outPoint <= frame { return true }
    let opacity = transform.opacity
    guard opacity.isPlain, opacity.firstValue == 0 else { return false }
    return opacity.keyframes.first.map { $0.time >= frame } ?? true
  }
}

extension FindingKind {
  /// Empty first frame (`a11y/blank-poster`).
  public static let blankPoster = Rule.blankPoster.pageKind
}
