internal import PegbarScene

// Texts and images that take each other's place, as transitions of Core Animation.
extension SceneCode {
  /// A function for each swap: what the scene does in its time, at once and outside of it.
  mutating func transitions(_ root: CompositionPlan) {
    let plan = BeatPlan(root, of: scene, definitions: definitions)
    let transitions = TransitionPlan.transitions(of: plan.actors).filter {
      !playedSwaps.contains([$0.old, $0.new])
    }
    guard !transitions.isEmpty else { return }
    let taken = root.layers.flatMap { [$0.name, $0.factory] } + plan.beats.map(\.name)
    var names = SwiftNames(taken: ReservedNames.members.union(taken))
    support.formUnion([.exchange, .withoutActions, .point])
    usesCurves = true
    text.line()
    text.line("// MARK: Transitions")
    for transition in transitions {
      let verb = transition.edge == nil ? "fade to" : "push"
      let name = names.name(
        for: "\(verb) \(transition.names.new)", .lower, fallback: "exchange")
      let old = SwiftLiteral.comment(transition.names.old, limit: 40)
      let new = SwiftLiteral.comment(transition.names.new, limit: 40)
      let place = transition.place
      var arguments: [SwiftExpression.Argument] = [
        .init("", .text(transition.old)), .init("for", .text(transition.new)),
        .init(
          "at",
          .text("point(\(SwiftLiteral.number(place.x)), \(SwiftLiteral.number(place.y)))")),
        .init("", .text(transition.edge == nil ? ".fade" : ".push")),
      ]
      if let edge = transition.edge { arguments.append(.init("", .text(".\(edge.rawValue)"))) }
      arguments.append(.init("duration", .text(SwiftLiteral.number(transition.duration))))
      arguments.append(.init("curve", .text(spelling(transition.curve))))
      text.line()
      text.line(
        "/// Shows '\(new)' for '\(old)' at any time, as the scene does in its own; it cannot")
      text.line("/// be scrubbed.")
      text.block("\(access)func \(name)() {") {
        $0.expression(.call("exchange", arguments))
      }
    }
  }
}
