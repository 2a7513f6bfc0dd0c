public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Missing axis of a split position.
  package static let splitPosition = Rule(
    .rule(
      "schema/split-position", .error,
      RulePage(
        title: "Missing axis of a split position",
        meaning: """
          The position is flagged as split (`s`), with a separate property for each dimension \
          (`x`, `y`). One or both of these properties are missing.
          """,
        effect:
          "The layer or shape is at 0 along the missing axis, or the file fails to load.",
        wayOut: """
          Right-click Position and choose Separate Dimensions twice, to turn it off and back on. \
          Then export the composition again.
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

  /// Returns `true` if the file does not define an axis: its value is 0 and it has no JSON object.
  private func lacks(_ axis: Property<Double>, _ key: String) -> Bool {
    guard axis.constantValue == 0 else { return false }
    return document.path(of: axis.source).steps.last != .key(key)
  }
}

extension FindingKind {
  /// Missing axis of a split position (`schema/split-position`).
  public static let splitPosition = Rule.splitPosition.pageKind
}
