internal import PegbarLottie

extension Rule.Check {
  /// Each path of a shape or a mask.
  static func path(_ body: @escaping @Sendable (Property<BezierPath>, RuleRun) -> Void) -> Self {
    .several([
      .shape { item, run in
        if case .geometry(.path(let path)) = item.kind { body(path.path, run) }
      },
      .mask { mask, run in if mask.mode != .none { body(mask.path, run) } },
    ])
  }
}

extension RuleExample {
  /// A path whose vertices are all in one place, or several of the kind.
  static func path(vertices: Int, keys: Int = 1, count: Int = 1) -> RuleExample {
    let points = Array(repeating: "[0, 0]", count: vertices).joined(separator: ", ")
    let value = #"{"c": true, "v": [\#(points)], "i": [\#(points)], "o": [\#(points)]}"#
    guard keys > 1 else {
      let path = #"{"ty": "sh", "ks": {"k": \#(value)}}"#
      return .shapes(Array(repeating: path, count: count).joined(separator: ", "))
    }
    let list = (0..<keys).map { #"{"t": \#($0 * 2), "s": [\#(value)]}"# }
    return .shapes(#"{"ty": "sh", "ks": {"k": [\#(list.joined(separator: ", "))]}}"#)
  }
}
