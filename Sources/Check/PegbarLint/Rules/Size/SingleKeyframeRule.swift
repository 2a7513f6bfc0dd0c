internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A property has one keyframe.
  package static let singleKeyframe = Rule(
    .rule(
      "size/single-keyframe", .note,
      RulePage(
        title: "A property has a single keyframe",
        meaning: "The property is animated, but has one keyframe, so it never changes.",
        effect: "Nothing; some players treat the layer as one that moves, which is slower.",
        wayOut: "Click the stopwatch of the property, which removes the keyframe.")),
    found: [.layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}]}}"#)],
    silent: [
      .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}, {"t": 9, "s": [6]}]}}"#),
      .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}], "x": "value + time"}}"#),
      .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}], "sid": "turn"}}"#),
      // Texts always have keyframes.
      .layer(#""ty": 5, "t": {"d": {"k": [{"t": 0, "s": {"t": "A", "f": "Lato"}}]}}"#),
      .layer(#""ty": 4, "shapes": [{"ty": "fl", "hd": true, "o": {"k": [{"t": 0, "s": [5]}]}}]"#),
    ],
    check: .counted(
      .file,
      .property { property, run in
        guard property.keyCount == 1, property.isPlain, !property.isText, run.isShown,
          !run.hasExpressions
        else { return }
        run.count(at: property.source, "the property has one keyframe, so it never changes")
      }
    ) { count, _ in
      "\(count.places) properties\(count.extent) have one keyframe each, so they never change; the first "
        + "one stands here"
    })
}

extension DocumentProperty {
  /// Whether its values are texts.
  fileprivate var isText: Bool { Value.self == TextDocument.self }
}
