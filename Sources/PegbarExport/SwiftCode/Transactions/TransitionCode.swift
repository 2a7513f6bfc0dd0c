internal import PegbarScene

// Layers that take each other's place, as transitions of Core Animation.
extension SceneCode {
  /// A function for each swap: what the scene does in its time, at once and outside of it.
  ///
  /// The scene itself plays the tracks: those can be scrubbed, and a transition cannot.
  mutating func transitions(_ root: CompositionPlan) {
    let plan = BeatPlan(root, of: scene) { self.plan($0) }
    let swaps = plan.swaps.filter { !playedSwaps.contains([$0.old.name, $0.new.name]) }
    guard !swaps.isEmpty else { return }
    let taken = root.names + plan.beats.map(\.name)
    var names = SwiftNames(taken: ReservedNames.members.union(taken))
    support.formUnion([.exchange, .withoutActions])
    text.line()
    text.line("// MARK: Transitions")
    for swap in swaps {
      let transition = swap.transition
      let kind: [SwiftExpression.Argument]
      let verb: String
      switch transition.kind {
      case .fade:
        (verb, kind) = ("fade to", [.init("", .text(".fade"))])
      case .push(let edge):
        verb = "push"
        kind = [.init("", .text(".push")), .init("", .text(".\(edge.rawValue)"))]
      }
      let name = names.name(
        for: "\(verb) \(swap.new.layer.name)", .lower, fallback: "exchange")
      let old = SwiftLiteral.comment(swap.old.layer.name, limit: 40)
      let new = SwiftLiteral.comment(swap.new.layer.name, limit: 40)
      let place = swap.new.layer.position(at: transition.time + transition.duration)
      let arguments: [SwiftExpression.Argument] =
        [
          .init("", .text(swap.old.name)), .init("for", .text(swap.new.name)),
          .init("at", short(place)),
        ] + kind + [
          .init("duration", .text(SwiftLiteral.number(transition.duration))),
          .init("curve", .text(spelling(transition.curve))),
        ]
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

extension NormalizedLayer {
  /// Where the layer stands when a change of its position is over.
  fileprivate func position(at end: Double) -> Point {
    guard case .point(let keys)? = tracks.first(where: { $0.property == .position })?.keys else {
      return position
    }
    let margin = BeatPlan.margin * 1.5
    return keys.keys.last { $0.time <= end + margin }?.value ?? keys.keys.first?.value ?? position
  }
}
