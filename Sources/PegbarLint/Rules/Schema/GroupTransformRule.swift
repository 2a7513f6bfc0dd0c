internal import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A group has no transform.
  static let groupTransform = Rule(
    .rule(
      "schema/group-transform", .warning,
      Words(
        title: "A group has no transform",
        meaning: """
          The last item of a group has to be its transform (`tr`); this group has none. Glyphs need \
          none.
          """,
        effect: "Most players draw the group where it is; some fail, or leave it out.",
        wayOut:
          "Export the composition again, or add {\"ty\": \"tr\"} as the last item of the group."
      )),
    found: [.shapes(#"{"ty": "gr", "it": [{"ty": "el"}]}"#)],
    silent: [
      .shapes(#"{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr"}]}"#),
      .shapes(#"{"ty": "gr", "hd": true, "it": [{"ty": "el"}]}"#),
      // It is empty, which another rule finds.
      .shapes(#"{"ty": "gr", "it": []}"#),
      .animation(
        #""chars": [{"ch": "A", "data": {"shapes": [{"ty": "gr", "it": [{"ty": "el"}]}]}}]"#),
    ],
    check: .shape { item, run in
      guard case .group(let group) = item.kind, group.transform == nil, !group.items.isEmpty,
        run.isShown, run.layer != nil
      else { return }
      run.report("the group has no transform; some players leave it out", at: item.source)
    })
}
