public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Stroke with a width of 0.
  package static let zeroWidthStroke = Rule(
    .rule(
      "size/zero-width-stroke", .note,
      RulePage(
        title: "Stroke with a width of 0",
        meaning: "The width of the stroke is always 0.",
        effect: "The stroke is never drawn. The file is larger than necessary.",
        wayOut: "Delete the stroke in the layer's Contents.")),
    example: .shapes(#"{"ty": "el"}, {"ty": "st", "w": {"k": 0}}"#),
    check: .counted(
      .file,
      .shape { item, run in
        guard case .style(.stroke(let stroke)) = item.kind, stroke.width.constantValue == 0,
          run.isShown, !run.hasExpressions
        else { return }
        run.count(at: item.source, "the stroke has a width of 0")
      }
    ) { count, _ in
      "\(count.places) strokes\(count.extent) have a width of 0; the first is here"
    })
}

extension FindingKind {
  /// Stroke with a width of 0 (`size/zero-width-stroke`).
  public static let zeroWidthStroke = Rule.zeroWidthStroke.pageKind
}
