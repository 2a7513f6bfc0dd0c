internal import PegbarScene

/// The style in which transactions are functions that set the values at their end.
struct TransactionsCode {
  private let facts: SceneFacts
  private let root: CompositionPlan
  private let plan: TransactionPlan
  private let contents: TransactionContents
  /// The functions for animations that several layers share, or that are rewound before they play.
  private let shared: SharedMoves

  init(_ facts: SceneFacts, _ root: CompositionPlan, _ transactions: TransactionPlan) {
    (self.facts, self.root) = (facts, root)
    var plan = transactions
    let changes = plan.actors.flatMap { actor in
      actor.planned.layer.tracks.compactMap { $0.keys.track.firstChange.map { $0 + actor.offset } }
    }
    let begin = plan.parts.isEmpty ? changes.min().map { max($0, 0) } : 0
    if let begin, begin < (plan.transactions.first?.start ?? .infinity) - TransactionWindows.margin
    {
      plan.open(at: begin, besides: root)
    }
    self.plan = plan
    let transitions = PlannedTransition.transitions(of: plan, in: root, of: facts.scene)
    contents = TransactionContents(plan, transitions, in: facts)
    let rewound = contents.first.compactMap { state -> SharedMoves.User? in
      guard case .rewind(let planned, let move) = state else { return nil }
      return .init(layer: planned.reference.text, moves: [move])
    }
    shared = SharedMoves(
      contents.transactions.flatMap(\.users) + rewound,
      besides: root.names + plan.transactions.map(\.name) + facts.parameters.names)
  }

  /// The chain of transactions with the state before it, and a function for each transaction.
  var nodes: [SwiftNode] { shared.nodes(nodes) }

  private func nodes(_ shared: SharedMoves) -> [SwiftNode] {
    let used = plan.transactions.indices.filter {
      !contents.transactions[$0].isEmpty || plan.transactions[$0].isMarker
    }
    let code = RunCode(facts, root, shared, function: .support(.runPart))
    let transactions = used.map {
      TransactionCode(
        facts: facts, transaction: plan.transactions[$0], content: contents.transactions[$0],
        code: code)
    }
    var names = SwiftNames(
      besides: root.names + plan.transactions.map(\.name) + facts.parameters.names + shared.names)
    var nodes = chain(of: used.map { plan.transactions[$0] }) + showStart(code, &names)
    guard !transactions.isEmpty else { return nodes }
    nodes += [
      .blank, .line("// MARK: Transactions; frames are counted from the start of each one"),
    ]
    return nodes + transactions.flatMap { $0.nodes(&names) } + shared.nodes
  }

  /// Returns the transactions in order, each with the time until the next one.
  private func chain(of transactions: [TransactionPlan.TimedTransaction]) -> [SwiftNode] {
    var links: [(play: String, start: Double)] = transactions.map { ($0.name, $0.start) }
    if let first = links.first, first.start > 0 { links.insert(("{}", 0), at: 0) }
    let ends = links.map(\.start).dropFirst() + [max(facts.duration, links.last?.start ?? 0)]
    let list = zip(links, ends).map { link, end in
      SwiftExpression.tuple([
        .word(link.play), .word(facts.times.spelling(seconds: end - link.start)),
      ])
    }
    let alias = "typealias TimedTransaction = (play: () -> Void, duration: TimeInterval)"
    return SwiftNode.mark("Transactions in sequence")
      + (facts.isShared ? [] : [.line("private " + alias), .blank]) + [
        .block("\(facts.hook)var transactions: [TimedTransaction] {", [.statement(.list(list))])
      ]
  }

  /// Returns the function that shows the state before the first transaction.
  private func showStart(_ code: RunCode, _ names: inout SwiftNames) -> [SwiftNode] {
    let set = contents.first.compactMap { if case .assignment(let own) = $0 { own } else { nil } }
    let rewound = contents.first.compactMap { state -> SwiftNode? in
      guard case .rewind(let planned, let move) = state else { return nil }
      return .statement(
        .support(
          .rewind, [.init("", .layer(planned.reference)), .init("to", code.shared.spelling(move))]))
    }
    return [.blank, .line("/// Sets every layer to its initial state.")]
      + Functions(head: "\(facts.hook)func showStart", part: "showStart")
      .nodes(LayerAssignment.statements(set, code) + rewound, &names)
  }
}

extension AnyTrack {
  /// The time of the first change of the value, in seconds of the composition.
  fileprivate var firstChange: Double? {
    if repetition != nil { return keys.first?.time }
    return zip(keys, keys.dropFirst()).first { $0.changes(to: $1) }.map {
      $0.curve == .hold ? $1.time : $0.time
    }
  }
}
