public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// All keyframes of a property are equal.
  package static let constantKeyframes = Rule(
    .rule(
      "size/constant-keyframes", .note,
      RulePage(
        title: "All keyframes of a property are equal",
        meaning: "The property is animated, but all of its keyframes have the same value.",
        effect: "Nothing; some players treat the layer as one that moves, which is slower.",
        wayOut: "Click the stopwatch of the property, which removes the keyframes.")),
    example: .layer(#""ty": 1, "ks": {"r": {"k": [{"t": 0, "s": [5]}, {"t": 9, "s": [5]}]}}"#),
    check: .counted(
      .file,
      .property { property, run in
        let number = property.keyCount
        guard number > 1, property.isPlain, property.hasEqualKeys, run.isShown, !run.hasExpressions
        else { return }
        run.count(
          number, at: property.source,
          "all \(number) keyframes of the property are equal, so it never changes")
      }
    ) { count, _ in
      "\(count.places) properties\(count.extent) have \(count.total) keyframes, but each stays at one "
        + "value; the first one stands here"
    })
}

extension FindingKind {
  /// All keyframes of a property are equal (`size/constant-keyframes`).
  public static let constantKeyframes = Rule.constantKeyframes.pageKind
}
