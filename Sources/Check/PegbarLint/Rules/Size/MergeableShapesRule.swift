public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Consecutive groups with the same fill.
  package static let mergeableShapes = Rule(
    .rule(
      "size/mergeable-shapes", .note,
      RulePage(
        title: "Consecutive groups with the same fill",
        meaning: """
          Consecutive static groups contain only paths and an opaque fill of the same color, so \
          the paths could share one fill.
          """,
        effect: """
          Players draw each group separately, which is slower than drawing the paths together.
          """,
        wayOut: "If the paths do not overlap, put them into one group with one fill.")),
    standing: .optional,
    options: [
      RuleOption("max", 1, in: 1...1e6, "maximum number of consecutive groups with the same fill")
    ],
    example: .shapes(
      """
      {"ty": "gr", "it": [{"ty": "el"}, {"ty": "fl", "c": {"k": [1, 0, 0]}, "o": {"k": 100}, \
      "r": 1}, {"ty": "tr"}]}, {"ty": "gr", "it": [{"ty": "el"}, {"ty": "fl", \
      "c": {"k": [1, 0, 0]}, "o": {"k": 100}, "r": 1}, {"ty": "tr"}]}
      """),
    check: .counted(
      .file,
      .shapes { items, run in
        guard run.isShown, items.count > 1 else { return }
        var color: Color?
        var first: ShapeItem?
        var count = 0
        func finish() {
          guard let first, Double(count) > run.number("max"), !run.hasExpressions else { return }
          run.count(
            count, at: first.source, "\(count) consecutive static groups have the same fill")
        }
        for item in items {
          if let own = item.flatColor, own == color {
            count += 1
          } else {
            finish()
            (color, first, count) = (item.flatColor, item, 1)
          }
        }
        if color != nil { finish() }
      }
    ) { count, _ in
      "\(count.total) static groups\(count.extent) have the same fill as an adjacent group; "
        + "the first is here"
    })
}

extension ShapeItem {
  /// The color of a static group that contains only paths and one opaque fill.
  fileprivate var flatColor: Color? {
    guard case .group(let group) = kind, !isHidden, !isBlended, group.items.count > 1,
      group.transform?.isIdentity ?? true, let last = group.items.last, !last.isHidden,
      !last.isBlended, case .style(.fill(let fill)) = last.kind, fill.isEnabled,
      fill.rule == .nonZero, fill.opacity.constantValue == 100,
      case .color(let color) = fill.paint,
      group.items.dropLast().allSatisfy({ $0.isPath })
    else { return nil }
    return color.constantValue
  }

  private var isPath: Bool {
    if case .geometry = kind { !isHidden } else { false }
  }
}

extension FindingKind {
  /// Consecutive groups with the same fill (`size/mergeable-shapes`).
  public static let mergeableShapes = Rule.mergeableShapes.pageKind
}
