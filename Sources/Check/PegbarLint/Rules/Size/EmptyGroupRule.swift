public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Empty group.
  package static let emptyGroup = Rule(
    .rule(
      "size/empty-group", .note,
      RulePage(
        title: "Empty group",
        meaning: "The group contains only its transform.",
        effect: "None visible, but the file is larger than necessary.",
        wayOut: "Delete the group in the layer's Contents.")),
    example: .shapes(#"{"ty": "gr", "it": [{"ty": "tr"}]}"#),
    check: .counted(
      .file,
      .shape { item, run in
        guard case .group(let group) = item.kind, group.items.isEmpty, run.isShown,
          !run.hasExpressions
        else { return }
        run.count(at: item.source, "the group is empty")
      }
    ) { count, _ in
      "\(count.places) groups\(count.extent) are empty; the first is here"
    })
}

extension FindingKind {
  /// Empty group (`size/empty-group`).
  public static let emptyGroup = Rule.emptyGroup.pageKind
}
