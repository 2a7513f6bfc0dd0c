public import PegbarDiagnostics
internal import PegbarLottie

extension Rule {
  /// Dashes and gaps do not take turns.
  package static let dashOrder = Rule(
    .rule(
      "schema/dash-order", .warning,
      RulePage(
        title: "Dashes are not in order",
        meaning: """
          Dashes and gaps have to take turns, beginning with a dash; the offset comes last; and no \
          length is below 0.
          """,
        effect: "Players draw another pattern, or a solid line.",
        wayOut: "Export the composition again, or sort the lengths as dash, gap, dash, gap, offset."
      )),
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
  /// What is wrong with an element of the dashes; nothing where it stands as it has to.
  fileprivate func problem(ofDash position: Int) -> String? {
    let element = dashes[position]
    let isOdd = position % 2 == 1
    switch element.kind {
    case .offset where position < dashes.count - 1:
      return "the offset of the dashes is not the last"
    case .dash where isOdd: return "a dash follows another one without a gap between them"
    case .gap where !isOdd: return "a gap stands where a dash has to be"
    case .offset: return nil
    case .dash, .gap: break
    }
    guard element.length.slot == nil, let least = element.length.values.min(), least < 0
    else { return nil }
    return
      "the length of a \(element.kind == .dash ? "dash" : "gap") is \(NumberWords.number(least))"
  }
}

extension FindingKind {
  /// Dashes are not in order (`schema/dash-order`).
  public static let dashOrder = Rule.dashOrder.pageKind
}
