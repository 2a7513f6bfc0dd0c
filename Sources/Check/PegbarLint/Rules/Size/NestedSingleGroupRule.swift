public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Group that contains only another group.
  package static let nestedSingleGroup = Rule(
    .rule(
      "size/nested-single-group", .note,
      RulePage(
        title: "Redundant nested group",
        meaning: """
          The group contains only another group, and the transform of one of the two groups has \
          no effect.
          """,
        effect: "None visible, but the file is larger than necessary.",
        wayOut: """
          Ungroup one of the groups (Layer > Ungroup Shapes), unless an app finds the groups by name.
          """)),
    standing: .optional,
    example: .shapes(
      #"""
      {"ty": "gr", "it": [{"ty": "gr", "it": [{"ty": "el"}, {"ty": "tr"}]}, {"ty": "tr", \#
      "r": {"k": 9}}]}
      """#
    ),
    check: .counted(
      .file,
      .shape { item, run in
        guard case .group(let outer) = item.kind, outer.items.count == 1,
          let only = outer.items.first,
          case .group(let inner) = only.kind, !inner.items.isEmpty, run.isShown, !only.isHidden,
          !item.isBlended, !only.isBlended,
          outer.transform?.isIdentity ?? true || inner.transform?.isIdentity ?? true,
          !run.hasExpressions
        else { return }
        run.count(
          at: item.source, "the group contains only the group “\(only.name ?? only.kind.title)”"
        )
      }
    ) { count, _ in
      "\(count.places) groups\(count.extent) contain only another group; the first is here"
    })
}

extension ShapeItem {
  /// `true` if the item has a blend mode other than Normal.
  var isBlended: Bool { blendMode.map { $0 != .normal } ?? false }
}

extension FindingKind {
  /// Group that contains only another group (`size/nested-single-group`).
  public static let nestedSingleGroup = Rule.nestedSingleGroup.pageKind
}
