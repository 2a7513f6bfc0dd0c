public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A group holds nothing.
  package static let emptyGroup = Rule(
    .rule(
      "size/empty-group", .note,
      RulePage(
        title: "A group is empty",
        meaning: "The group holds nothing but its transform.",
        effect: "Nothing; the file is larger than it has to be.",
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
      "\(count.places) groups\(count.extent) are empty; the first one stands here"
    })
}

extension FindingKind {
  /// A group is empty (`size/empty-group`).
  public static let emptyGroup = Rule.emptyGroup.pageKind
}
