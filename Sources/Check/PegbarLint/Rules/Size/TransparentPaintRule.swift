public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A fill or a stroke is fully transparent.
  package static let transparentPaint = Rule(
    .rule(
      "size/transparent-paint", .note,
      RulePage(
        title: "A fill or a stroke is transparent at all times",
        meaning: "The opacity of the fill or of the stroke is 0 at all times.",
        effect: "It is never drawn; the file is larger than it has to be.",
        wayOut: "Delete the fill or the stroke in the layer's Contents, or raise its Opacity.")),
    example: .shapes(#"{"ty": "el"}, {"ty": "fl", "o": {"k": 0}}"#),
    check: .shape { item, run in
      guard case .style(let style) = item.kind, style.isTransparent, run.isShown,
        !run.hasExpressions
      else { return }
      run.report("\(item.kind.title) has an opacity of 0; it is never drawn", at: item.source)
    })
}

extension ShapeItem.Style {
  /// Whether its opacity is 0 at all times, and its width is not.
  fileprivate var isTransparent: Bool {
    switch self {
    case .fill(let fill): fill.opacity.constantValue == 0
    case .stroke(let stroke):
      stroke.opacity.constantValue == 0 && stroke.width.constantValue != 0
    }
  }
}

extension FindingKind {
  /// A fill or a stroke is transparent at all times (`size/transparent-paint`).
  public static let transparentPaint = Rule.transparentPaint.pageKind
}
