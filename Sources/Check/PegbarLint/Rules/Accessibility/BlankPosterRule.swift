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
          No layer is visible in the first frame: all layers start later or have an opacity of 0. \
          Apps display this frame before the animation starts, and as a still image for people who \
          prefer reduced motion.
          """,
        effect: "People see an empty area instead of the animation.",
        wayOut: """
          Start the composition with a visible layer, or use a different frame as the still image, \
          such as the frame at a marker.
          """)),
    example: .layer(#""ty": 4, "ip": 1, "shapes": []"#),
    check: .composition { composition, run in
      guard let first = composition.frames?.lowerBound else { return }
      let pictures = composition.layers.filter { $0.isPicture && !$0.isMatteSource }
      guard !pictures.isEmpty, pictures.allSatisfy({ $0.isUnseen(at: first) }) else { return }
      run.report("no layer is visible in the first frame (frame \(NumberWords.frame(first)))")
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
