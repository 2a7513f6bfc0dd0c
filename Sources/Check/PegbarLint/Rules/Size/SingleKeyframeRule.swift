public import PegbarDiagnostics
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
    example: .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}]}}"#),
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

extension FindingKind {
  /// A property has a single keyframe (`size/single-keyframe`).
  public static let singleKeyframe = Rule.singleKeyframe.pageKind
}
