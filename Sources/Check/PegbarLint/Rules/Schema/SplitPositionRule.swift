public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// A split position lacks an axis.
  package static let splitPosition = Rule(
    .rule(
      "schema/split-position", .error,
      RulePage(
        title: "A split position lacks an axis",
        meaning: """
          The position is marked as split into its axes (`s`), so it has one property for each of \
          them (`x`, `y`). One of them is missing, or both.
          """,
        effect:
          "What the position belongs to stands at 0 along that axis, or the file fails to load.",
        wayOut: """
          In After Effects, right-click Position, choose Separate Dimensions twice, and export the \
          composition again.
          """)),
    example: .layer(#""ks": {"p": {"s": true, "x": {"a": 0, "k": 50}}}"#),
    check: .several([
      .layer { layer, run in run.reportSplit(layer.transform) },
      .shape { item, run in
        guard run.isShown else { return }
        switch item.kind {
        case .group(let group): if let transform = group.transform { run.reportSplit(transform) }
        case .repeater(let repeater): run.reportSplit(repeater.transform)
        case .geometry, .style, .modifier, .twist, .noStyle, .unknown: break
        }
      },
    ]))
}

extension RuleRun {
  fileprivate func reportSplit(_ transform: Transform) {
    guard case .split(let x, let y, _) = transform.position else { return }
    switch (lacks(x, "x"), lacks(y, "y")) {
    case (false, false): break
    case (true, false): report("the position is split, but has no x", at: x.source)
    case (false, true): report("the position is split, but has no y", at: y.source)
    case (true, true): report("the position is split, but has neither x nor y", at: x.source)
    }
  }

  /// Whether an axis is only there because the file has none: it stands at 0 and has no object.
  private func lacks(_ axis: Property<Double>, _ key: String) -> Bool {
    guard axis.constantValue == 0 else { return false }
    return document.path(of: axis.source).steps.last != .key(key)
  }
}

extension FindingKind {
  /// A split position lacks an axis (`schema/split-position`).
  public static let splitPosition = Rule.splitPosition.pageKind
}
