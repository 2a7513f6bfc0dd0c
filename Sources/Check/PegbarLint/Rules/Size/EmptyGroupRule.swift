internal import PegbarDiagnostics
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
    found: [
      .shapes(#"{"ty": "gr", "it": [{"ty": "tr"}]}"#),
      .shapes(#"{"ty": "gr", "it": [{"ty": "gr", "it": []}, {"ty": "tr"}]}"#),
    ],
    silent: [
      .shapes(#"{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr"}]}"#),
      .shapes(#"{"ty": "gr", "hd": true, "it": [{"ty": "tr"}]}"#),
      // An expression may read its transform.
      .shapes(#"{"ty": "gr", "it": [{"ty": "tr", "r": {"k": 0, "x": "time"}}]}"#),
    ],
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
