public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A shape is switched off.
  package static let hiddenShape = Rule(
    .rule(
      "size/hidden-shape", .warning,
      RulePage(
        title: "A shape is switched off",
        meaning: "A group, a path, a paint or a modifier of a shape layer is hidden (`hd`).",
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: "Delete what is switched off in the layer's Contents.")),
    example: .shapes(#"{"ty": "gr", "hd": true, "it": [{"ty": "el"}, {"ty": "tr"}]}"#),
    check: .shapes { items, run in
      guard run.isShown, items.contains(where: \.isHidden), !run.hasExpressions else { return }
      for item in items where item.isHidden {
        run.report("\(item.kind.title) is switched off", at: item.source)
      }
    })
}

extension FindingKind {
  /// A shape is switched off (`size/hidden-shape`).
  public static let hiddenShape = Rule.hiddenShape.pageKind
}
