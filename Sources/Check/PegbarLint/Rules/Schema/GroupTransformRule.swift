public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A group has no transform.
  package static let groupTransform = Rule(
    .rule(
      "schema/group-transform", .warning,
      RulePage(
        title: "A group does not end with its transform",
        meaning: """
          The last item of a group has to be its transform (`tr`). This group has none, or has it \
          before other items. Glyphs need none.
          """,
        effect: "Most players draw the group all the same; some fail, or leave it out.",
        wayOut:
          "Export the composition again, or add {\"ty\": \"tr\"} as the last item of the group."
      )),
    example: .shapes(#"{"ty": "gr", "it": [{"ty": "el"}]}"#),
    check: .several([
      .counted(
        .file,
        .shape { item, run in
          guard case .group(let group) = item.kind, group.transform == nil, !group.items.isEmpty,
            run.isShown, run.layer != nil
          else { return }
          run.count(at: item.source, "the group has no transform; some players leave it out")
        }
      ) { count, _ in
        "\(count.places) groups\(count.extent) have no transform, and some players leave them out; the "
          + "first one stands here"
      },
      .document { run in
        run.report(.transformNotLast) { count in
          count == 1
            ? "the transform is not the last item of its group"
            : "the transforms of \(count) groups are not their last items; the first one stands here"
        }
      },
    ]))
}

extension FindingKind {
  /// A group does not end with its transform (`schema/group-transform`).
  public static let groupTransform = Rule.groupTransform.pageKind
}
