internal import PegbarGeometry
internal import PegbarScene

// Layers that take each other's place, as transitions of Core Animation.
extension SceneCode {
  /// Finds what has a function of its own in the style of a timeline.
  mutating func findExchanges(in root: CompositionPlan) {
    exchanges = BeatPlan(root, of: scene) { self.plan($0) }.swaps
  }

  /// A function for each swap: what the scene does in its time, at once and outside of it.
  ///
  /// The scene itself plays the tracks: those can be scrubbed, and a transition cannot. As it knows
  /// nothing of transitions, they are taken back before it plays.
  mutating func transitions(besides root: CompositionPlan) {
    guard !exchanges.isEmpty else { return }
    var names = SwiftNames(taken: ReservedNames.members.union(root.names))
    support.formUnion([.exchange, .withoutActions])
    text.lines(
      """

      // MARK: Transitions; each ends what plays, and stays until the scene plays again

      /// Undoes the last one.
      private var takeBack: () -> Void = {}
      """)
    for swap in exchanges {
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
          .init("", .texts(others(than: swap))), .init("for", .text(swap.new.name)),
          .init("at", short(place)),
        ] + kind + [
          .init("duration", .text(SwiftLiteral.number(transition.duration))),
          .init("curve", .text(spelling(transition.curve))),
        ]
      text.line()
      text.line("/// Shows '\(new)' for '\(old)' at any time, as the scene does in its own.")
      text.block("\(access)func \(name)() {") {
        $0.line("playing = nil")
        $0.line("setClock(0)")
        $0.expression(.call("exchange", arguments), prefix: "takeBack = ")
      }
    }
  }

  /// The layers that take turns with the one that comes, in the order of their turns.
  private func others(than swap: BeatPlan.Swap) -> [String] {
    var found = [swap.new.name]
    var index = 0
    while index < found.count {
      for each in exchanges {
        let pair = [each.old.name, each.new.name]
        guard pair.contains(found[index]) else { continue }
        found += pair.filter { !found.contains($0) }
      }
      index += 1
    }
    return Array(found.dropFirst())
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
