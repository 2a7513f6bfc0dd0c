public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A group holds nothing but another group.
  package static let nestedSingleGroup = Rule(
    .rule(
      "size/nested-single-group", .note,
      RulePage(
        title: "A group holds nothing but another group",
        meaning: "One of the two groups does not move, turn or scale anything, so one would do.",
        effect: "Nothing; the file is larger than it has to be.",
        wayOut: """
          Ungroup one of them (Layer > Ungroup Shapes), unless an app finds shapes by their names.
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
          at: item.source, "the group holds nothing but the group “\(only.name ?? only.kind.title)”"
        )
      }
    ) { count, _ in
      "\(count.places) groups\(count.extent) hold nothing but another group; the first one stands here"
    })
}

extension ShapeItem {
  /// Whether it has a blend mode of its own.
  var isBlended: Bool { blendMode.map { $0 != .normal } ?? false }
}

extension FindingKind {
  /// A group holds nothing but another group (`size/nested-single-group`).
  public static let nestedSingleGroup = Rule.nestedSingleGroup.pageKind
}
