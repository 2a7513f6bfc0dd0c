public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Nothing is there in the first frame.
  package static let blankPoster = Rule(
    .rule(
      "a11y/blank-poster", .note,
      RulePage(
        title: "The first frame is empty",
        meaning: """
          No layer shows in the first frame: each begins later or has an opacity of 0. Apps show that \
          frame to people who want less motion, and while the animation waits to play.
          """,
        effect: "There is an empty place instead of a picture.",
        wayOut: """
          Show another frame as the still, for example that of a marker, or let the composition begin \
          with a picture.
          """)),
    example: .layer(#""ty": 4, "ip": 1, "shapes": []"#),
    check: .composition { composition, run in
      guard let first = composition.frames?.lowerBound else { return }
      let pictures = composition.layers.filter { $0.isPicture && !$0.isMatteSource }
      guard !pictures.isEmpty, pictures.allSatisfy({ $0.isUnseen(at: first) }) else { return }
      run.report("no layer shows in the first frame, \(NumberWords.frame(first))")
    })
}

extension Layer {
  /// Whether it certainly shows nothing at a frame.
  fileprivate func isUnseen(at frame: Double) -> Bool {
    if isHidden || inPoint > frame || outPoint <= frame { return true }
    let opacity = transform.opacity
    guard opacity.isPlain, opacity.firstValue == 0 else { return false }
    return opacity.keyframes.first.map { $0.time >= frame } ?? true
  }
}

extension FindingKind {
  /// The first frame is empty (`a11y/blank-poster`).
  public static let blankPoster = Rule.blankPoster.pageKind
}
