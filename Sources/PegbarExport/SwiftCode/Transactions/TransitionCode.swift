internal import PegbarGeometry
internal import PegbarScene

// Layers that take each other's place, as transitions of Core Animation.
extension SceneCode {
  /// A function for each swap: what the scene does in its time, at once and outside of it.
  ///
  /// The scene itself plays the tracks: those can be scrubbed, and a transition cannot. As it knows
  /// nothing of transitions, they are taken back before it plays.
  mutating func transitions(besides root: CompositionPlan) {
    guard !exchanges.isEmpty else { return }
    var names = SwiftNames(besides: root.names)
    support.insert(.exchange)
    text.lines(
      """

      // MARK: Transitions; each ends what plays, and stays until the scene plays again
      """)
    for swap in exchanges {
      let transition = swap.transition
      let verb = transition.edge == nil ? "fade to" : "push"
      let name = names.name(
        for: "\(verb) \(swap.new.layer.name)", .lower, fallback: "exchange")
      let old = SwiftLiteral.comment(swap.old.layer.name, limit: 40)
      let new = SwiftLiteral.comment(swap.new.layer.name, limit: 40)
      let place = swap.new.layer.position(at: transition.time + transition.duration)
      let arguments: [SwiftExpression.Argument] =
        [
          .init("", .texts(others(than: swap))), .init("for", swap.new.name),
          .init("at", spelling(place)),
        ] + transition.arguments.map { .init("", $0) } + [
          .init("duration", transition.duration),
          .init("curve", spelling(transition.curve)),
        ]
      text.lines("\n/// Shows '\(new)' for '\(old)' at any time, as the scene does in its own.")
      text.block("\(access)func \(name)() {") {
        $0.line("leave()")
        $0.expression(.call("exchange", arguments), prefix: "undo = ")
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
    guard let track: Track<Point> = tracks.track(of: .position) else { return position }
    let margin = BeatWindows.margin * 1.5
    return track.keys.last { $0.time <= end + margin }?.value ?? track.keys.first?.value ?? position
  }
}
