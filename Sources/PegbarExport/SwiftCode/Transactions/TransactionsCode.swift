internal import PegbarDiagnostics
internal import PegbarScene

// The style in which beats are functions, each with transactions that set what is there at their end.
extension SceneCode {
  /// Playing, and a function for each beat.
  mutating func beats(_ root: CompositionPlan) {
    var plan = BeatPlan(root, of: scene) { self.plan($0) }
    let changes = plan.actors.flatMap { actor in
      actor.planned.layer.tracks.compactMap { $0.keys.track.firstChange.map { $0 + actor.offset } }
    }
    let begin = plan.parts.isEmpty ? changes.min().map { max($0, 0) } : 0
    if let begin, begin < (plan.beats.first?.start ?? .infinity) - BeatWindows.margin {
      plan.open(at: begin, besides: root)
    }
    timelineDefinitions = plan.timelines
    let swaps = BeatTransition.transitions(of: plan, in: root, of: scene)
    var (contents, first) = contents(of: plan, swaps)
    for index in contents.indices {
      contents[index].animations = contents[index].animations.map { ($0, grouped($1)) }
      contents[index].turns = contents[index].turns.map { ($0, $1, grouped($2)) }
    }
    // What is taken back before the first beat and done in it is spelt once.
    let moves = contents.flatMap { content in
      content.animations.map { ($0.actor.planned.layer.name, $0.moves) }
        + content.turns.map { ($0.actor.planned.layer.name, $0.moves) }
    }
    let rewound = first.compactMap { state -> (name: String, moves: [Move])? in
      if case .rewind(let layer, let move) = state { (layer, [move]) } else { nil }
    }
    shareMoves(moves.map { (name: $0.0, moves: $0.1) } + rewound, in: root)
    let used = plan.beats.indices.filter { !contents[$0].isEmpty || $0 == 0 && !plan.parts.isEmpty }
    beatPlayback()
    sequence(of: used.map { plan.beats[$0] })
    showStart(first)
    guard !used.isEmpty else { return }
    text.lines("\n// MARK: Beats, in seconds; keys are in frames")
    for index in used {
      text.line()
      beat(plan.beats[index], contents[index], index == 0 ? plan.parts : [])
    }
    sharedFunctions()
  }

  private mutating func beat(
    _ beat: BeatPlan.Beat, _ content: BeatContent, _ parts: [BeatPlan.Part]
  ) {
    let body = apart { code in
      if !content.jumps.isEmpty {
        code.support.insert(.withoutActions)
        code.text.block("withoutActions {", of: content.jumps)
      }
      for transition in content.transitions { code.transition(transition) }
      for change in content.changes {
        code.support.insert(.transaction)
        let time = SwiftLiteral.number(Self.rounded(change.duration))
        code.text.block(
          "transaction(\(time), \(code.spelling(change.curve))) {", of: change.statements)
      }
      code.play(content.animations, parts, in: beat)
      for (actor, end, moves) in content.turns {
        let matrix = [SwiftExpression.Argument("", actor.planned.name), .init("to", end)]
        let parts = moves.map { SwiftExpression.Argument("", code.spelling($0)) }
        code.text.expression(.call("turnOver", matrix + code.start(of: beat, actor) + parts))
      }
      if !content.rests.isEmpty {
        code.support.insert(.withoutActions)
        code.text.line("// What repeats is here when the scene is over.")
        code.text.block("withoutActions {", of: content.rests)
      }
    }
    let start = SwiftLiteral.rounded(beat.start)
    text.line("/// Begins at \(start) s.")
    text.block("\(access)func \(beat.name)() {") { $0.append(body) }
  }

  private mutating func transition(_ transition: BeatTransition) {
    support.insert(.transition)
    let shown = transition.swap.transition
    let arguments =
      shown.arguments + [
        "duration: \(SwiftLiteral.number(shown.duration))", spelling(shown.curve),
        "of: \(transition.host)",
      ]
    text.block("transition(\(arguments.joined(separator: ", "))) {", of: transition.statements)
  }

  /// When a beat begins in the time of a layer's composition, as an argument.
  private func start(
    of beat: BeatPlan.Beat, _ actor: BeatPlan.Actor
  ) -> [SwiftExpression.Argument] {
    let begin = Self.rounded(beat.start - actor.offset)
    return begin == 0 ? [] : [.init("from", begin)]
  }

  /// Adds the animations of layers and what instances play by themselves; layers that follow each
  /// other alike are a loop.
  private mutating func play(
    _ animations: [(actor: BeatPlan.Actor, moves: [Move])], _ parts: [BeatPlan.Part],
    in beat: BeatPlan.Beat
  ) {
    if !parts.isEmpty { support.insert(.runPart) }
    let items = self.items(animations, parts)
    var index = 0
    while index < items.count {
      let run = stagger(items[index...]) { item, opens in
        guard item.actor.map({ Self.rounded(beat.start - $0.offset) == 0 }) ?? true else {
          return nil
        }
        return pattern(item.layer, item.moves, item.part, opensShown: opens)
      }
      if run.count >= Self.fewestInLoop {
        if run.patterns.contains(where: { !$0.calls.isEmpty }) { support.insert(.run) }
        loop(run, to: "run") { layer, calls in
          .call("run", calls.map { .init("", $0) } + [.init("on", layer)])
        }
        index += run.count
        continue
      }
      let item = items[index]
      if let actor = item.actor, !item.moves.isEmpty {
        support.insert(.run)
        let moves = item.moves.map { SwiftExpression.Argument("", spelling($0)) }
        text.expression(
          .call("run", moves + [.init("on", item.layer)] + start(of: beat, actor)))
      }
      if let part = item.part {
        text.expression(nested(part, of: item.layer, at: .number(part.begin), to: "run"))
      }
      index += 1
    }
  }

  /// What is said of a layer in a beat.
  private struct BeatItem {
    var layer: String
    var actor: BeatPlan.Actor?
    var moves: [Move] = []
    var part: PlayedInstance?
  }

  /// The layers of a beat, each once.
  private func items(
    _ animations: [(actor: BeatPlan.Actor, moves: [Move])], _ parts: [BeatPlan.Part]
  ) -> [BeatItem] {
    var items: [BeatItem] = animations.map {
      BeatItem(layer: $0.actor.planned.name, actor: $0.actor, moves: $0.moves)
    }
    let places = items.indices.keyed { items[$0].layer }
    for part in parts {
      if let place = places[part.layer], items[place].part == nil {
        items[place].part = part.instance
      } else {
        items.append(BeatItem(layer: part.layer, part: part.instance))
      }
    }
    return items
  }

  /// The beats in their order, each with its begin.
  private mutating func sequence(of beats: [BeatPlan.Beat]) {
    let list = beats.map { SwiftExpression.text("(\(SwiftLiteral.number($0.start)), \($0.name))") }
    text.line()
    text.block("\(hook)var beats: [Beat] {") { $0.expression(.list(list)) }
  }

  /// What shows before the first beat.
  private mutating func showStart(_ states: [FirstState]) {
    let body = apart { code in
      for state in states {
        switch state {
        case .statement(let statement):
          code.text.line(statement)
        case .rewind(let layer, let move):
          code.support.insert(.rewind)
          code.text.expression(
            .call("rewind", [.init("", layer), .init("to", code.spelling(move))]))
        }
      }
    }
    text.lines("\n/// Puts every layer in its first state.")
    text.block("\(hook)func showStart() {") { $0.append(body) }
  }

  /// Times are whole microseconds.
  private static func rounded(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
}

extension AnyTrack {
  /// When the value changes first, in seconds of the composition.
  fileprivate var firstChange: Double? {
    if repetition != nil { return keys.first?.time }
    return zip(keys, keys.dropFirst()).first { $0.changes(to: $1) }.map {
      $0.curve == .hold ? $1.time : $0.time
    }
  }
}
