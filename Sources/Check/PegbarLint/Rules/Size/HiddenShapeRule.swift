public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Hidden shape.
  package static let hiddenShape = Rule(
    .rule(
      "size/hidden-shape", .note,
      RulePage(
        title: "Hidden shape",
        meaning: "A group, path, fill, stroke or modifier in a shape layer is hidden (`hd`).",
        effect: "None visible, but the file is larger than necessary.",
        wayOut: "Delete the hidden items in the layer's Contents.")),
    example: .shapes(#"{"ty": "gr", "hd": true, "it": [{"ty": "el"}, {"ty": "tr"}]}"#),
    check: .shapes { items, run in
      guard run.isShown, items.contains(where: \.isHidden), !run.hasExpressions else { return }
      for item in items where item.isHidden {
        run.report("the \(item.kind.title) item is hidden", at: item.source)
      }
    })
}

extension FindingKind {
  /// Hidden shape (`size/hidden-shape`).
  public static let hiddenShape = Rule.hiddenShape.pageKind
}
