internal import PegbarLottie

extension Rule.Check {
  /// Returns a check of each path of a shape or a mask.
  static func path(_ body: @escaping @Sendable (Property<BezierPath>, RuleRun) -> Void) -> Self {
    .several([
      .shape { item, run in
        if case .geometry(.path(let path)) = item.kind { body(path.path, run) }
      },
      .mask { mask, run in if mask.mode != .none { body(mask.path, run) } },
    ])
  }
}
