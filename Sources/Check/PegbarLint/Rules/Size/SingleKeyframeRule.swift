public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Property with a single keyframe.
  package static let singleKeyframe = Rule(
    .rule(
      "size/single-keyframe", .note,
      RulePage(
        title: "Property with a single keyframe",
        meaning: "The property is animated, but has only one keyframe, so it never changes.",
        effect: "None visible, but some players process the layer as animated, which is slower.",
        wayOut: "Click the stopwatch next to the property to remove the keyframe.")),
    example: .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}]}}"#),
    check: .counted(
      .file,
      .property { property, run in
        guard property.keyCount == 1, property.isPlain, !property.isText, run.isShown,
          !run.hasExpressions
        else { return }
        run.count(at: property.source, "the property has only 1 keyframe")
      }
    ) { count, _ in
      "\(count.places) properties\(count.extent) have only 1 keyframe each; the first is here"
    })
}

extension DocumentProperty {
  /// `true` if the values are text documents.
  fileprivate var isText: Bool { Value.self == TextDocument.self }
}

extension FindingKind {
  /// Property with a single keyframe (`size/single-keyframe`).
  public static let singleKeyframe = Rule.singleKeyframe.pageKind
}
