public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A stroke has no width.
  package static let zeroWidthStroke = Rule(
    .rule(
      "size/zero-width-stroke", .note,
      RulePage(
        title: "A stroke has no width",
        meaning: "The width of the stroke is 0 at all times.",
        effect: "The stroke is never drawn; the file is larger than it has to be.",
        wayOut: "Delete the stroke in the layer's Contents.")),
    example: .shapes(#"{"ty": "el"}, {"ty": "st", "w": {"k": 0}}"#),
    check: .counted(
      .file,
      .shape { item, run in
        guard case .style(.stroke(let stroke)) = item.kind, stroke.width.constantValue == 0,
          run.isShown, !run.hasExpressions
        else { return }
        run.count(at: item.source, "the stroke has a width of 0; it is never drawn")
      }
    ) { count, _ in
      "\(count.places) strokes\(count.extent) have a width of 0 and are never drawn; the first one "
        + "stands here"
    })
}

extension FindingKind {
  /// A stroke has no width (`size/zero-width-stroke`).
  public static let zeroWidthStroke = Rule.zeroWidthStroke.pageKind
}
