internal import PegbarGeometry
internal import PegbarScene

/// Layers that replace each other, as transitions of Core Animation.
struct TransitionCode {
  private let facts: SceneFacts
  private let swaps: [TransactionPlan.Swap]

  init(_ facts: SceneFacts, _ swaps: [TransactionPlan.Swap]) {
    (self.facts, self.swaps) = (facts, swaps)
  }

  /// Returns a function for each swap, which runs the transition of the scene immediately and at
  /// any time.
  ///
  /// The scene itself plays the tracks, because they can be scrubbed and a transition cannot.
  /// Transitions are undone before the scene plays, because it does not know of them.
  func nodes(besides root: CompositionPlan) -> [SwiftNode] {
    guard !swaps.isEmpty else { return [] }
    var names = SwiftNames(besides: root.names + facts.parameters.names)
    let mark = "// MARK: Transitions; each stops playback and applies until the scene plays again"
    return [.blank, .line(mark)]
      + swaps.flatMap { swap -> [SwiftNode] in
        let verb = swap.transition.edge == nil ? "fade to" : "push"
        let name = names.name(for: "\(verb) \(swap.new.layer.name)", .lower, fallback: "exchange")
        let old = SwiftLiteral.comment(swap.old.layer.name, limit: 40)
        let new = SwiftLiteral.comment(swap.new.layer.name, limit: 40)
        return [
          .blank,
          .line(
            "/// Shows '\(new)' instead of '\(old)' at any time, with the scene's transition."),
          .block(
            "\(facts.access)func \(name)() {",
            [
              .line("playback.\(reset)()"),
              .statement(exchange(swap), before: "playback.undo = "),
            ]),
        ]
      }
  }

  /// The function that resets the layers to their state without animations.
  private var reset: String { facts.isShared || facts.scene.partsGoOn ? "leave" : "stop" }

  private func exchange(_ swap: TransactionPlan.Swap) -> SwiftExpression {
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

  /// Returns the layers that alternate with the new layer, in the order of their transitions.
  private func others(than swap: TransactionPlan.Swap) -> [LayerReference] {
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
  /// Returns the position of the layer at the end of a position change.
  fileprivate func position(at end: Double) -> Point {
    guard let track: Track<Point> = tracks.track(of: .position) else { return position }
    let margin = TransactionWindows.margin * 1.5
    return track.keys.last { $0.time <= end + margin }?.value ?? track.keys.first?.value ?? position
  }
}
