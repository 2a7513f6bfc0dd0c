public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Invalid order of dashes and gaps.
  package static let dashOrder = Rule(
    .rule(
      "schema/dash-order", .warning,
      RulePage(
        title: "Invalid order of dashes and gaps",
        meaning: """
          Dashes and gaps must alternate, starting with a dash. The offset must be last, and no \
          length can be negative.
          """,
        effect: "Players draw a different pattern or a solid line.",
        wayOut: """
          Export the composition again, or arrange the lengths in the order dash, gap, dash, gap, \
          offset.
          """)),
    example: .shapes(#"{"ty": "st", "d": [{"n": "o", "v": {"k": 0}}, {"n": "d", "v": {"k": 5}}]}"#),
    check: .shape { item, run in
      guard case .style(.stroke(let stroke)) = item.kind, !stroke.dashes.isEmpty, run.isShown
      else { return }
      for (position, element) in stroke.dashes.enumerated() {
        guard let problem = stroke.problem(ofDash: position) else { continue }
        return run.report(problem, at: element.source)
      }
    })
}

extension Stroke {
  /// Returns the problem with an element of the dashes, or `nil` if it is valid.
  fileprivate func problem(ofDash position: Int) -> String? {
    let element = dashes[position]
    let isOdd = position % 2 == 1
    switch element.kind {
    case .offset where position < dashes.count - 1:
      return "the dash offset is not last"
    case .dash where isOdd: return "a dash follows another dash without a gap"
    case .gap where !isOdd: return "a gap appears where a dash is expected"
    case .offset: return nil
    case .dash, .gap: break
    }
    guard element.length.slot == nil, let least = element.length.values.min(), least < 0
    else { return nil }
    let name = element.kind == .dash ? "dash" : "gap"
    return "the length of a \(name) is \(NumberWords.number(least)) (minimum: 0)"
  }
}

extension FindingKind {
  /// Invalid order of dashes and gaps (`schema/dash-order`).
  public static let dashOrder = Rule.dashOrder.pageKind
}
