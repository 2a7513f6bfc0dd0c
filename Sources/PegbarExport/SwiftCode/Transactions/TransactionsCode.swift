internal import PegbarDiagnostics
internal import PegbarScene

/// The style in which beats are functions, each with transactions that set what is there at their end.
struct TransactionsCode {
  private let facts: SceneFacts
  private let root: CompositionPlan
  private let plan: BeatPlan
  private let contents: BeatContents
  /// What several layers do, or what is taken back before the first beat and done in it.
  private let shared: SharedMoves

  init(_ facts: SceneFacts, _ root: CompositionPlan, _ beats: BeatPlan) {
    (self.facts, self.root) = (facts, root)
    var plan = beats
    let changes = plan.actors.flatMap { actor in
      actor.planned.layer.tracks.compactMap { $0.keys.track.firstChange.map { $0 + actor.offset } }
    }
    let begin = plan.parts.isEmpty ? changes.min().map { max($0, 0) } : 0
    if let begin, begin < (plan.beats.first?.start ?? .infinity) - BeatWindows.margin {
      plan.open(at: begin, besides: root)
    }
    self.plan = plan
    let transitions = BeatTransition.transitions(of: plan, in: root, of: facts.scene)
    contents = BeatContents(plan, transitions, in: facts)
    let rewound = contents.first.compactMap { state -> SharedMoves.User? in
      guard case .rewind(let planned, let move) = state else { return nil }
      return .init(layer: planned.reference.text, moves: [move])
    }
    shared = SharedMoves(
      contents.beats.flatMap(\.users) + rewound, besides: root.names + facts.parameters.names)
  }

  /// The beats with what is there before, and a function for each.
  var nodes: [SwiftNode] {
    let used = plan.beats.indices.filter {
      !contents.beats[$0].isEmpty || $0 == 0 && !plan.parts.isEmpty
    }
    var nodes = sequence(of: used.map { plan.beats[$0] }) + showStart
    guard !used.isEmpty else { return nodes }
    nodes += [.blank, .line("// MARK: Beats, in seconds; keys are in frames")]
    let code = RunCode(facts, root, shared, function: "run")
    for index in used {
      let beat = BeatCode(
        facts: facts, beat: plan.beats[index], content: contents.beats[index],
        parts: index == 0 ? plan.parts : [], code: code)
      nodes += [.blank] + beat.nodes
    }
    return nodes + shared.nodes
  }

  /// The beats in their order, each with its begin.
  private func sequence(of beats: [BeatPlan.Beat]) -> [SwiftNode] {
    let list = beats.map { SwiftExpression.tuple([.number($0.start), .word($0.name)]) }
    return [.blank, .block("\(facts.hook)var beats: [Beat] {", [.statement(.list(list))])]
  }

  /// What shows before the first beat.
  private var showStart: [SwiftNode] {
    let states = contents.first.map { state -> SwiftNode in
      switch state {
      case .statement(let statement): statement
      case .rewind(let planned, let move):
        .statement(
          .support(
            .rewind, [.init("", .layer(planned.reference)), .init("to", shared.spelling(move))]))
      }
    }
    return [
      .blank, .line("/// Puts every layer in its first state."),
      .block("\(facts.hook)func showStart() {", states),
    ]
  }
}

/// The function of one beat.
private struct BeatCode {
  let facts: SceneFacts
  let beat: BeatPlan.Beat
  let content: BeatContent
  /// The instances that play by themselves, which begin with the first beat.
  let parts: [BeatPlan.Part]
  let code: RunCode

  var nodes: [SwiftNode] {
    var body: [SwiftNode] = []
    if !content.jumps.isEmpty { body.append(Self.atOnce(content.jumps)) }
    body += content.transitions.map(transition)
    body += content.changes.map { change in
      .opened(
        .value(
          .support(.transaction),
          [
            .init("", Self.rounded(change.duration)),
            .init("", facts.curves.spelling(change.curve)),
          ]), change.statements)
    }
    body += animations
    body += content.turns.map { turn in
      let layer: [SwiftExpression.Argument] = [
        .init("", .layer(turn.actor.planned.reference)), .init("to", turn.end),
      ]
      let moves = turn.moves.map { SwiftExpression.Argument("", code.shared.spelling($0)) }
      return .statement(.support(.turnOver, layer + start(of: turn.actor) + moves))
    }
    if !content.rests.isEmpty {
      body.append(.line("// What repeats is here when the scene is over."))
      body.append(Self.atOnce(content.rests))
    }
    return [
      .line("/// Begins at \(SwiftLiteral.rounded(beat.start)) s."),
      .block("\(facts.access)func \(beat.name)() {", body),
    ]
  }

  /// Statements that nothing animates.
  private static func atOnce(_ statements: [SwiftNode]) -> SwiftNode {
    .opened(.function(.support(.withoutActions)), statements)
  }

  private func transition(_ transition: BeatTransition) -> SwiftNode {
    let shown = transition.swap.transition
    let arguments: [SwiftExpression.Argument] =
      shown.arguments + [
        .init("duration", shown.duration), .init("", facts.curves.spelling(shown.curve)),
        .init("of", transition.host.map { .layer($0) } ?? .word("self")),
      ]
    return .opened(.value(.support(.transition), arguments), transition.statements)
  }

  /// When the beat begins in the time of a layer's composition, as an argument.
  private func start(of actor: BeatPlan.Actor) -> [SwiftExpression.Argument] {
    let begin = begin(of: actor)
    return begin == 0 ? [] : [.init("from", begin)]
  }

  private func begin(of actor: BeatPlan.Actor) -> Double {
    Self.rounded(beat.start - actor.offset)
  }

  /// Times are whole microseconds.
  private static func rounded(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }

  /// The animations of layers and what instances play by themselves; layers that follow each other
  /// alike are a loop.
  private var animations: [SwiftNode] {
    let items = self.items
    var nodes: [SwiftNode] = []
    var index = 0
    while index < items.count {
      let run = Stagger(items[index...]) { item, opensShown in
        guard item.actor.map({ begin(of: $0) == 0 }) ?? true else { return nil }
        return code.pattern(item.layer, item.moves, item.part, opensShown: opensShown)
      }
      if run.count >= Stagger.fewest {
        nodes += code.loop(run) { layer, calls in
          .support(.run, calls.map { .init("", $0) } + [.init("on", layer)])
        }
        index += run.count
        continue
      }
      nodes += statements(for: items[index])
      index += 1
    }
    return nodes
  }

  private func statements(for item: BeatItem) -> [SwiftNode] {
    let layer = SwiftExpression.layer(item.layer)
    var nodes: [SwiftNode] = []
    if let actor = item.actor, !item.moves.isEmpty {
      let moves = item.moves.map { SwiftExpression.Argument("", code.shared.spelling($0)) }
      nodes.append(
        .statement(.support(.run, moves + [.init("on", layer)] + start(of: actor))))
    }
    if let part = item.part {
      nodes.append(code.nested(part, of: layer, at: .number(part.begin)))
    }
    return nodes
  }

  /// What is said of a layer in the beat.
  private struct BeatItem {
    var layer: LayerReference
    var actor: BeatPlan.Actor?
    var moves: [Move] = []
    var part: PlayedInstance?
  }

  /// The layers of the beat, each once.
  private var items: [BeatItem] {
    var items = content.animations.map {
      BeatItem(layer: $0.actor.planned.reference, actor: $0.actor, moves: $0.moves)
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
