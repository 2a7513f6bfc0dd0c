internal import PegbarScene

// The style in which beats are functions, each with transactions that set what is there at their end.
extension SceneCode {
  /// Plans the beats of the scene.
  func beatPlan(_ root: CompositionPlan) -> BeatPlan {
    var plan = BeatPlan(root, of: scene) { self.plan($0) }
    let first = plan.actors.flatMap { actor in
      actor.planned.layer.tracks.compactMap { $0.keys.firstChange.map { $0 + actor.offset } }
    }
    let begin = plan.parts.isEmpty ? first.min().map { max($0, 0) } : 0
    if let begin, begin < (plan.beats.first?.start ?? .infinity) - BeatPlan.margin {
      plan.open(at: begin, besides: root)
    }
    return plan
  }

  /// Playing, and a function for each beat.
  mutating func beats(_ root: CompositionPlan) {
    let plan = beatPlan(root)
    timelineDefinitions = plan.timelines
    let swaps = BeatTransition.transitions(of: plan, in: root, of: scene)
    var (contents, first) = contents(of: plan, swaps)
    for index in contents.indices {
      for part in contents[index].animations.indices {
        let moves = contents[index].animations[part].moves
        contents[index].animations[part].moves = grouped(moves)
      }
      for part in contents[index].turns.indices {
        let moves = contents[index].turns[part].moves
        contents[index].turns[part].moves = grouped(moves)
      }
    }
    // What is taken back before the first beat and done in it is spelt once.
    let moves = contents.flatMap { content in
      content.animations.map { ($0.actor.planned.layer.name, $0.moves) }
        + content.turns.map { ($0.actor.planned.layer.name, $0.moves) }
    }
    let rewound = first.compactMap { state -> (name: String, moves: [Move])? in
      switch state {
      case .rewind(let layer, let move): (layer, [move])
      case .statement: nil
      }
    }
    shareMoves(moves.map { (name: $0.0, moves: $0.1) } + rewound, in: root)
    let used = plan.beats.indices.filter {
      !contents[$0].isEmpty || $0 == 0 && !plan.parts.isEmpty
    }
    playback(
      of: used.map { plan.beats[$0] }, goesOn: !plan.parts.isEmpty && scene.partsGoOn)
    prepare(first, showsTransition: swaps.contains { $0.host == "self" })
    guard !used.isEmpty else { return }
    text.line()
    text.line("// MARK: Beats, in seconds; keys are in frames")
    for index in used {
      text.line()
      beat(plan.beats[index], contents[index], index == 0 ? plan.parts : [])
    }
    sharedFunctions()
  }

  private mutating func beat(
    _ beat: BeatPlan.Beat, _ content: BeatContent, _ parts: [BeatPlan.Part]
  ) {
    let outer = text
    text = SwiftText(depth: outer.level + 1)
    if !content.jumps.isEmpty {
      support.insert(.withoutActions)
      text.block("withoutActions {") { for jump in content.jumps { $0.line(jump) } }
    }
    for transition in content.transitions { self.transition(transition) }
    for change in content.changes {
      support.insert(.transaction)
      let time = SwiftLiteral.number(Self.rounded(change.duration))
      let curve = spelling(change.curve)
      text.block("transaction(\(time), \(curve)) {") {
        for statement in change.statements { $0.line(statement) }
      }
    }
    play(content.animations, parts, in: beat)
    for (actor, end, moves) in content.turns { turnOver(actor, to: end, moves, beat) }
    let body = text.bytes
    text = outer
    let start = SwiftLiteral.rounded(beat.start)
    text.line("/// Begins at \(start) s.")
    text.block("\(access)func \(beat.name)() {") { $0.append(body) }
  }

  private mutating func transition(_ transition: BeatTransition) {
    support.insert(.transition)
    let plan = transition.plan
    var arguments = [plan.edge == nil ? ".fade" : ".push"]
    if let edge = plan.edge { arguments.append(".\(edge.rawValue)") }
    arguments += [
      "duration: \(SwiftLiteral.number(plan.duration))", spelling(plan.curve),
      "of: \(transition.host)",
    ]
    text.block("transition(\(arguments.joined(separator: ", "))) {") {
      for statement in transition.statements { $0.line(statement) }
    }
  }

  /// Adds the animations of one layer.
  private mutating func run(_ moves: [Move], _ actor: BeatPlan.Actor, _ beat: BeatPlan.Beat) {
    guard !moves.isEmpty else { return }
    support.insert(.run)
    let begin = Self.rounded(beat.start - actor.offset)
    var arguments = moves.map { SwiftExpression.Argument("", spelling($0)) }
    arguments.append(.init("on", .text(actor.planned.name)))
    if begin != 0 { arguments.append(.init("from", .text(frame(begin)))) }
    text.expression(.call("run", arguments))
  }

  /// Adds the animations of all parts of a layer's matrix.
  private mutating func turnOver(
    _ actor: BeatPlan.Actor, to end: SwiftExpression, _ moves: [Move], _ beat: BeatPlan.Beat
  ) {
    let begin = Self.rounded(beat.start - actor.offset)
    var arguments: [SwiftExpression.Argument] = [
      .init("", .text(actor.planned.name)), .init("to", end),
    ]
    if begin != 0 { arguments.append(.init("from", .text(frame(begin)))) }
    arguments += moves.map { .init("", spelling($0)) }
    text.expression(.call("turnOver", arguments))
  }

  /// Adds the animations of layers and what instances play by themselves; layers that follow each
  /// other alike are a loop.
  private mutating func play(
    _ animations: [(actor: BeatPlan.Actor, moves: [Move])], _ parts: [BeatPlan.Part],
    in beat: BeatPlan.Beat
  ) {
    if !parts.isEmpty {
      support.insert(.runPart)
    }
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
        noteParts(of: run)
        loop(run) { layer, pattern in
          let calls =
            pattern.calls.isEmpty
            ? []
            : [
              SwiftExpression.call("run", pattern.arguments + [.init("on", layer)])
            ]
          return calls
            + (pattern.part.map { [Self.nested($0, of: layer, at: run.begin, to: "run")] } ?? [])
        }
        index += run.count
        continue
      }
      let item = items[index]
      if let actor = item.actor { self.run(item.moves, actor, beat) }
      if let part = item.part {
        let begin = SwiftExpression.text(SwiftLiteral.number(part.begin))
        notePart(part.rate, at: begin)
        text.expression(Self.nested(part, of: .text(item.layer), at: begin, to: "run"))
      }
      index += 1
    }
  }

  /// What is said of a layer in a beat.
  private struct BeatItem {
    var layer: String
    var actor: BeatPlan.Actor?
    var moves: [Move] = []
    var part: StaggerPattern.Part?
  }

  /// The layers of a beat, each once.
  private func items(
    _ animations: [(actor: BeatPlan.Actor, moves: [Move])], _ parts: [BeatPlan.Part]
  ) -> [BeatItem] {
    var items: [BeatItem] = animations.map {
      BeatItem(layer: $0.actor.planned.name, actor: $0.actor, moves: $0.moves)
    }
    var places: [String: Int] = [:]
    for (index, item) in items.enumerated() where places[item.layer] == nil {
      places[item.layer] = index
    }
    for part in parts {
      let own = StaggerPattern.Part(
        definition: part.definition, begin: part.begin, rate: part.rate)
      if let place = places[part.expression], items[place].part == nil {
        items[place].part = own
      } else {
        items.append(BeatItem(layer: part.expression, part: own))
      }
    }
    return items
  }

  private mutating func prepare(_ states: [FirstState], showsTransition: Bool) {
    support.insert(.removeAnimations)
    let outer = text
    text = SwiftText(depth: outer.level + 2)
    for state in states {
      switch state {
      case .statement(let statement):
        text.line(statement)
      case .rewind(let layer, let move):
        support.insert(.rewind)
        text.expression(
          .call("rewind", [.init("", .text(layer)), .init("to", spelling(move))]))
      }
    }
    let body = text.bytes
    text = outer
    text.line()
    text.line("/// Puts every layer in its first state; call it outside of transactions.")
    text.block("\(access)func prepare() {") { text in
      text.line("sequence?.cancel()")
      text.line("sequence = nil")
      text.line("(speed, beginTime, timeOffset) = (1, 0, 0)")
      text.line("removeAnimations(below: self)")
      if showsTransition { text.line("removeAnimation(forKey: \"transition\")") }
      if !body.isEmpty { text.block("withoutActions {") { $0.append(body) } }
      text.line("// Beats animate from what is committed.")
      text.line("CATransaction.flush()")
    }
    if !body.isEmpty { support.insert(.withoutActions) }
  }

  /// Times are whole microseconds.
  private static func rounded(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
}

extension NormalizedTrack.Keys {
  /// When the value changes first, in seconds of the composition.
  fileprivate var firstChange: Double? {
    switch self {
    case .number(let track): track.firstChange
    case .point(let track): track.firstChange
    case .color(let track): track.firstChange
    case .colors(let track): track.firstChange
    case .numbers(let track): track.firstChange
    case .path(let track): track.firstChange
    case .flag(let track): track.firstChange
    }
  }
}

extension Track {
  fileprivate var firstChange: Double? {
    if repetition != nil { return keys.first?.time }
    return zip(keys, keys.dropFirst()).first { $0.value != $1.value }.map {
      $0.curve == .hold ? $1.time : $0.time
    }
  }
}
