public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Missing or misplaced group transform.
  package static let groupTransform = Rule(
    .rule(
      "schema/group-transform", .warning,
      RulePage(
        title: "Missing or misplaced group transform",
        meaning: """
          The last item of a group must be its transform (`tr`). This group has no transform, or \
          has items after the transform. Groups in glyphs do not require a transform.
          """,
        effect: """
          Most players draw the group anyway. Other players skip the group or fail to play the file.
          """,
        wayOut: """
          Export the composition again, or add `{"ty": "tr"}` as the last item of the group.
          """)),
    example: .shapes(#"{"ty": "gr", "it": [{"ty": "el"}]}"#),
    check: .several([
      .counted(
        .file,
        .shape { item, run in
          guard case .group(let group) = item.kind, group.transform == nil, !group.items.isEmpty,
            run.isShown, run.layer != nil
          else { return }
          run.count(at: item.source, "the group has no transform")
        }
      ) { count, _ in
        "\(count.places) groups\(count.extent) have no transform; the first is here"
      },
      .document { run in
        run.report(.transformNotLast) { count in
          count == 1
            ? "the transform is not the last item of its group"
            : "\(count) groups have a transform that is not the last item; the first is here"
        }
      },
    ]))
}

extension FindingKind {
  /// Missing or misplaced group transform (`schema/group-transform`).
  public static let groupTransform = Rule.groupTransform.pageKind
}
