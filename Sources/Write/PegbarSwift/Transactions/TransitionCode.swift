internal import PegbarGeometry
internal import PegbarScene

/// Layers that take each other's place, as transitions of Core Animation.
struct TransitionCode {
  private let facts: SceneFacts
  private let swaps: [BeatPlan.Swap]

  init(_ facts: SceneFacts, _ swaps: [BeatPlan.Swap]) { (self.facts, self.swaps) = (facts, swaps) }

  /// A function for each swap: what the scene does in its time, at once and outside of it.
  ///
  /// The scene itself plays the tracks: those can be scrubbed, and a transition cannot. As it knows
  /// nothing of transitions, they are taken back before it plays.
  func nodes(besides root: CompositionPlan) -> [SwiftNode] {
    guard !swaps.isEmpty else { return [] }
    var names = SwiftNames(besides: root.names + facts.parameters.names)
    let mark = "// MARK: Transitions; each ends what plays, and stays until the scene plays again"
    return [.blank, .line(mark)]
      + swaps.flatMap { swap -> [SwiftNode] in
        let verb = swap.transition.edge == nil ? "fade to" : "push"
        let name = names.name(for: "\(verb) \(swap.new.layer.name)", .lower, fallback: "exchange")
        let old = SwiftLiteral.comment(swap.old.layer.name, limit: 40)
        let new = SwiftLiteral.comment(swap.new.layer.name, limit: 40)
        return [
          .blank,
          .line("/// Shows '\(new)' for '\(old)' at any time, as the scene does in its own."),
          .block(
            "\(facts.access)func \(name)() {",
            [.line("leave()"), .statement(exchange(swap), before: "undo = ")]),
        ]
      }
  }

  private func exchange(_ swap: BeatPlan.Swap) -> SwiftExpression {
    let transition = swap.transition
    let place = swap.new.layer.position(at: transition.time + transition.duration)
    let layers: [SwiftExpression.Argument] = [
      .init("", .list(others(than: swap).map { .layer($0) })),
      .init("for", .layer(swap.new.reference)), .init("at", .point(place)),
    ]
    return .support(
      .exchange,
      layers + transition.arguments + [
        .init("duration", transition.duration),
        .init("curve", facts.curves.spelling(transition.curve)),
      ])
  }

  /// The layers that take turns with the one that comes, in the order of their turns.
  private func others(than swap: BeatPlan.Swap) -> [LayerReference] {
    var found = [swap.new.reference]
    var index = 0
    while index < found.count {
      for each in swaps {
        let pair = [each.old.reference, each.new.reference]
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
    guard let track: Track<Point> = tracks.track(of: .position) else { return position }
    let margin = BeatWindows.margin * 1.5
    return track.keys.last { $0.time <= end + margin }?.value ?? track.keys.first?.value ?? position
  }
}
