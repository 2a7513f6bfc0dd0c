public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Animated property with a constant value.
  package static let constantKeyframes = Rule(
    .rule(
      "size/constant-keyframes", .note,
      RulePage(
        title: "Keyframes with equal values",
        meaning: "The property is animated, but all of its keyframes have the same value.",
        effect: "None visible, but some players process the layer as animated, which is slower.",
        wayOut: "Click the stopwatch next to the property to remove the keyframes.")),
    example: .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}, {"t": 9, "s": [5]}]}}"#),
    check: .counted(
      .file,
      .property { property, run in
        let number = property.keyCount
        guard number > 1, property.isPlain, property.hasEqualKeys, run.isShown, !run.hasExpressions
        else { return }
        run.count(
          number, at: property.source,
          "the \(number) keyframes of the property have the same value")
      }
    ) { count, _ in
      "\(count.places) properties\(count.extent) have constant values, but \(count.total) "
        + "keyframes; the first is here"
    })
}

extension FindingKind {
  /// Animated property with a constant value (`size/constant-keyframes`).
  public static let constantKeyframes = Rule.constantKeyframes.pageKind
}
