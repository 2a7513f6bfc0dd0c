public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Fully transparent fill or stroke.
  package static let transparentPaint = Rule(
    .rule(
      "size/transparent-paint", .note,
      RulePage(
        title: "Fully transparent fill or stroke",
        meaning: "The opacity of the fill or stroke is always 0.",
        effect: "The fill or stroke is never drawn. The file is larger than necessary.",
        wayOut: "Delete the fill or stroke in the layer's Contents, or increase its Opacity.")),
    example: .shapes(#"{"ty": "el"}, {"ty": "fl", "o": {"k": 0}}"#),
    check: .shape { item, run in
      guard case .style(let style) = item.kind, style.isTransparent, run.isShown,
        !run.hasExpressions
      else { return }
      run.report("the \(item.kind.title) has an opacity of 0", at: item.source)
    })
}

extension ShapeItem.Style {
  /// `true` if the opacity is always 0, and the width is not.
  fileprivate var isTransparent: Bool {
    switch self {
    case .fill(let fill): fill.opacity.constantValue == 0
    case .stroke(let stroke):
      stroke.opacity.constantValue == 0 && stroke.width.constantValue != 0
    }
  }
}

extension FindingKind {
  /// Fully transparent fill or stroke (`size/transparent-paint`).
  public static let transparentPaint = Rule.transparentPaint.pageKind
}
