internal import PegbarDiagnostics
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
    found: [
      .layer(#""ty": 4, "ip": 1, "shapes": []"#), .layer(#""ty": 4, "shapes": [], "# + fade),
      .layers([#""ty": 4, "shapes": [], "ip": 9"#, #""ty": 4, "hd": true, "shapes": []"#]),
    ],
    silent: [
      .layer(#""ty": 4, "shapes": []"#),
      .layers([#""ty": 4, "shapes": [], "# + fade, #""ty": 4, "shapes": []"#]),
      // It has begun to appear before the first frame.
      RuleExample.animation(#""ip": 5"#, layers: #"{"ty": 4, "ip": 0, "op": 60, "# + fade + "}"),
      .layer(#""ty": 4, "ks": {"o": {"k": 0, "x": "100"}}, "shapes": []"#),
      // There is nothing to see in any frame.
      .layer(#""ty": 3, "ip": 9"#),
    ],
    check: .composition { composition, run in
      guard let first = composition.frames?.lowerBound else { return }
      let pictures = composition.layers.filter { $0.isPicture && !$0.isMatteSource }
      guard !pictures.isEmpty, pictures.allSatisfy({ $0.isUnseen(at: first) }) else { return }
      run.report("no layer shows in the first frame, \(NumberWords.frame(first))")
    })

  private static let fade = #""ks": {"o": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [100]}]}}"#
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
