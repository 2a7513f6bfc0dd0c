internal import PegbarBase
internal import PegbarScene

/// Generates the function of one transaction, and the functions that it calls if it is long.
struct TransactionCode {
  let facts: SceneFacts
  let transaction: TransactionPlan.TimedTransaction
  let content: TransactionContent
  let code: RunCode
  /// The maximum number of changes in one function; more changes are divided by layer.
  private static let mostMoves = 12
  /// The maximum number of lines of a statement that adds several animations.
  private static let mostLines = 30

  /// Returns the functions.
  ///
  /// - Parameter names: The names in use, to which those of additional functions are added.
  func nodes(_ names: inout SwiftNames) -> [SwiftNode] {
    let head = "\(facts.access)func \(transaction.name)"
    let begin = "/// Starts at \(SwiftLiteral.rounded(transaction.start)) s"
    guard !content.isEmpty else {
      return [.blank, .line("\(begin) and has no animations."), .line("\(head)() {}")]
    }
    let summary = SwiftNode.line(begin + ".")
    guard content.count > Self.mostMoves else {
      return [.blank, summary]
        + Functions(head: head, part: transaction.name).nodes(statements(content), &names)
    }
    let parts = sets(of: content).map { set in
      (name: names.name(for: "\(transaction.name) \(set.name)", .lower, fallback: "part"), set: set)
    }
    let calls = parts.map { SwiftNode.line("\($0.name)()") }
    let functions = parts.flatMap { name, set in
      [.blank]
        + Functions(head: "private func \(name)", part: name).nodes(
          statements(set.content), &names)
    }
    let whole = Functions(head: head, part: transaction.name + "Calls")
    return [.blank, summary] + whole.nodes(calls, &names) + functions
  }

  /// The content of one function: a layer with its sublayers, or several layers with few changes.
  private struct LayerSet {
    var name: String
    var content: TransactionContent
  }

  /// Returns the content divided by layer, at the outermost level with several layers.
  private func sets(of content: TransactionContent) -> [LayerSet] {
    let families = families(of: content)
    var numbers: [LayerReference: Int] = [:]
    for (number, family) in families.enumerated() {
      for layer in family.layers { numbers[layer] = number }
    }
    let parts = content.divided(into: families.count) { numbers[$0] ?? 0 }
    // The number of the set that each family belongs to.
    var places: [Int] = []
    var sets: [(name: String, count: Int)] = []
    for (family, part) in zip(families, parts) {
      if let last = sets.last, last.count + part.count <= Self.mostMoves {
        sets[sets.count - 1].count += part.count
        if !last.name.hasSuffix(" and more") { sets[sets.count - 1].name += " and more" }
      } else {
        sets.append((family.name, part.count))
      }
      places.append(sets.count - 1)
    }
    let contents = content.divided(into: sets.count) { places[numbers[$0] ?? 0] }
    return zip(sets, contents).map { LayerSet(name: $0.name, content: $1) }
  }

  /// Returns the layers by the name of their host, at the outermost level with several hosts.
  private func families(of content: TransactionContent) -> [(
    name: String, layers: [LayerReference]
  )] {
    let layers = content.layers.grouped { $0 }.map(\.key)
    let homes = code.homes(of: layers)
    let depth = homes.map(\.count).max() ?? 1
    for level in 0..<depth {
      let families = layers.indices.grouped { index in
        Self.family(homes[index].prefix(level + 1).last ?? "layer")
      }
      guard families.count > 1 || level == depth - 1 else { continue }
      return families.map { family, indices in (family, indices.map { layers[$0] }) }
    }
    return [("all", layers)]
  }

  /// Returns the common name of layers whose names differ in a number.
  private static func family(_ name: String) -> String {
    let base = NumberedName(name).stem
    return base.isEmpty ? name : base
  }

  /// Returns the statements for a part of the transaction.
  private func statements(_ content: TransactionContent) -> [SwiftNode] {
    var nodes = atOnce(content.jumps.map(\.assignment))
    nodes += content.transitions.map(transition)
    nodes += content.changes.grouped(by: \.timing).map(transaction)
    nodes += animations(content)
    nodes += content.turns.map { turn in
      let layer: [SwiftExpression.Argument] = [
        .init("", .layer(turn.actor.planned.reference)), .init("to", turn.end),
      ]
      let moves = turn.moves.map { SwiftExpression.Argument("", code.shared.spelling($0)) }
      return .statement(.support(.turnOver, layer + moves))
    }
    if !content.rests.isEmpty {
      nodes.append(.line("// Repeated animations end with these values when the scene is over."))
      nodes += atOnce(content.rests.map(\.assignment))
    }
    return nodes
  }

  /// Returns the statements for changes without animation.
  private func atOnce(_ assignments: [LayerAssignment]) -> [SwiftNode] {
    guard !assignments.isEmpty else { return [] }
    let statements = LayerAssignment.statements(assignments, code)
    return [.opened(.function(.support(.withoutActions)), statements)]
  }

  private func transition(_ transition: PlannedTransition) -> SwiftNode {
    let shown = transition.swap.transition
    let arguments: [SwiftExpression.Argument] =
      shown.arguments + [
        .init("duration", shown.duration), .init("", facts.curves.spelling(shown.curve)),
        .init("of", transition.host.map { .layer($0) } ?? .word("self")),
      ]
    return .opened(
      .value(.support(.transition), arguments),
      LayerAssignment.statements(transition.assignments, code))
  }

  /// Returns the statement for changes with the same duration and curve.
  private func transaction(
    _ timing: TransactionContent.Timing, _ changes: [TransactionContent.Change]
  ) -> SwiftNode {
    let arguments: [SwiftExpression.Argument] = [
      .init("at", Move.frames([timing.start, timing.end])),
      .init("", facts.curves.spelling(timing.curve)),
    ]
    let statements = changes.grouped { $0.value.assignment.setting.readsBack ? nil : $0.start }
      .flatMap { start, own in
        LayerAssignment.statements(
          own.map(\.value.assignment), code,
          change: .init(start: start, isDelayed: timing.start > 0))
      }
    return .opened(.value(.support(.transaction), arguments), statements)
  }

  /// Returns the animations of layers and the timelines of instances, with loops for layers at
  /// regular intervals.
  private func animations(_ content: TransactionContent) -> [SwiftNode] {
    let items = Self.items(content)
    let patterns = items.map { code.item($0.layer, $0.moves, $0.part) }
    var nodes: [SwiftNode] = []
    var index = 0
    while index < items.count {
      let run = Stagger(patterns[index...])
      if run.count >= Stagger.fewest {
        nodes += code.loop(run) { layer, calls in
          Self.run(calls.map { .init("", $0) }, on: layer)
        }
        index += run.count
        continue
      }
      nodes += statements(for: items[index])
      index += 1
    }
    return nodes
  }

  private func statements(for item: TransactionItem) -> [SwiftNode] {
    let layer = SwiftExpression.layer(item.layer)
    var nodes: [SwiftNode] = []
    let moves = item.moves.map { SwiftExpression.Argument("", code.shared.spelling($0)) }
    let together = SwiftNode.statement(Self.run(moves, on: layer))
    if moves.count > 1, together.isLonger(than: Self.mostLines) {
      nodes += moves.map { .statement(Self.run([$0], on: layer)) }
    } else if !moves.isEmpty {
      nodes.append(together)
    }
    if let part = item.part {
      nodes.append(
        code.nested(part, of: layer, at: .word(facts.times.spelling(seconds: part.begin))))
    }
    return nodes
  }

  /// Returns the call that adds animations to a layer.
  private static func run(
    _ moves: [SwiftExpression.Argument], on layer: SwiftExpression
  ) -> SwiftExpression {
    .support(moves.count == 1 ? .run : .runAll, moves + [.init("on", layer)])
  }

  /// The animations of a layer in the transaction.
  private struct TransactionItem {
    var layer: LayerReference
    var moves: [Move] = []
    var part: PlayedInstance?
  }

  /// Returns the layers of the transaction, each once.
  private static func items(_ content: TransactionContent) -> [TransactionItem] {
    var items = content.animations.map {
      TransactionItem(layer: $0.actor.planned.reference, moves: $0.moves)
    }
    let places = items.indices.keyed { items[$0].layer }
    for part in content.parts {
      if let place = places[part.layer], items[place].part == nil {
        items[place].part = part.instance
      } else {
        items.append(TransactionItem(layer: part.layer, part: part.instance))
      }
    }
    return items
  }
}
