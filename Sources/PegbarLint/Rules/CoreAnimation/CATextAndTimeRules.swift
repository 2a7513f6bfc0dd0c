internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  private static let fallback = """
    In the automatic mode, lottie-ios draws the whole animation on the main thread, which takes \
    more of the processor; if the app has chosen Core Animation, this part looks different.
    """

  /// A text has animators.
  static let caTextAnimator = Rule(
    .rule(
      "ca/text-animator", .warning,
      Words(
        title: "A text has an animator",
        meaning: """
          The Core Animation engine of lottie-ios draws a text once and moves it as a whole. It does \
          not change letters one by one.
          """,
        effect: fallback,
        wayOut: """
          Create outlines from the text (Layer > Create > Create Shapes from Text) and animate \
          these, or delete the animator.
          """)),
    found: [.layer(text(#""a": [{"nm": "Animator 1", "a": {"o": {"k": 0}}}]"#))],
    silent: [
      .layer(text(#""a": []"#)),
      .layer(#""hd": true, "# + text(#""a": [{"nm": "Animator 1", "a": {"o": {"k": 0}}}]"#)),
    ],
    check: .text { text, run in
      guard run.isShown, let animator = text.animators.first else { return }
      run.report(
        "the text has \(text.animators.count == 1 ? "an animator" : "animators"), which Core "
          + "Animation does not play", at: animator.source)
    })

  /// A text changes.
  static let caAnimatedText = Rule(
    .rule(
      "ca/animated-text-document", .warning,
      Words(
        title: "A text changes",
        meaning:
          "The Core Animation engine of lottie-ios draws a text once, with its first keyframe.",
        effect: fallback,
        wayOut: "Use a text layer of its own for each text, one after the other in the timeline.")),
    found: [
      .layer(
        #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "1"}}, {"t": 9, "s": {"t": "2"}}]}}"#)
    ],
    silent: [.layer(text(#""a": []"#))],
    check: .text { text, run in
      guard run.isShown, text.document.isAnimated else { return }
      run.report(
        "the text has \(text.document.keyframes.count) keyframes, of which Core Animation shows the "
          + "first", at: text.document.source)
    })

  /// Time remapping takes a lot of work before the animation plays.
  static let caTimeRemapCost = Rule(
    .rule(
      "ca/time-remap-cost", .warning,
      Words(
        title: "Time Remap takes long to prepare",
        meaning: """
          The Core Animation engine of lottie-ios computes every frame of every layer inside of a \
          remapped precomposition before it plays. If these are too many, it does not.
          """,
        effect: fallback,
        wayOut: "Remap fewer layers, or shorten the animation.")),
    options: [
      RuleOption("max", 60_000, "how many frames the remapped layers may have together")
    ],
    found: [
      .layers([remapped], with: #""op": 1200, \#(assets(50))"#)
        .excerpted("a remapped precomposition of 50 layers in 1200 frames")
    ],
    silent: [
      .layers([remapped], with: #""op": 1199, \#(assets(50))"#)
        .excerpted("a remapped precomposition of 50 layers in 1199 frames"),
      .layers([#""ty": 0, "refId": "c""#], with: #""op": 1200, \#(assets(50))"#)
        .excerpted("a precomposition of 50 layers in 1200 frames, not remapped"),
    ],
    check: .document { run in
      let document = run.document
      var ids: Set<String> = []
      for layer in document.compositions.lazy.flatMap(\.layers) where layer.isShown {
        guard case .precomp(let content) = layer.kind, content.timeRemap != nil,
          let id = content.refID
        else { continue }
        ids.insert(id)
      }
      let layers = ids.reduce(0) { $0 + (run.assets[$1]?.layers?.count ?? 0) }
      let frames = Double(layers) * (document.outPoint - document.inPoint)
      guard frames >= run.number("max") else { return }
      run.report(
        "\(layers) remapped layers have \(NumberWords.number(frames.rounded())) frames together; "
          + "Core Animation takes less than \(NumberWords.number(run.number("max")))")
    })

  private static let remapped = #""ty": 0, "refId": "c", "tm": {"k": 1}"#

  private static func text(_ members: String) -> String {
    #""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A"}}]}, \#(members)}"#
  }

  private static func assets(_ count: Int) -> String {
    let layers = Array(repeating: #"{"ty": 3, "nm": "Dot", "ip": 0, "op": 60}"#, count: count)
    return #""assets": [{"id": "c", "layers": [\#(layers.joined(separator: ", "))]}]"#
  }
}
