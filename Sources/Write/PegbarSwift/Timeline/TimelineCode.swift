internal import PegbarBase
internal import PegbarScene

/// Generates the timeline of a composition: one table of layers and their animations.
struct TimelineCode {
  private let facts: SceneFacts
  private let plan: CompositionPlan
  private let isRoot: Bool

  init(_ facts: SceneFacts, _ plan: CompositionPlan, isRoot: Bool) {
    (self.facts, self.plan, self.isRoot) = (facts, plan, isRoot)
  }

  /// The function that adds the animations of a composition in its own time, and the functions that
  /// it calls.
  var nodes: [SwiftNode] {
    let rows = self.rows
    let shared = SharedMoves(
      rows.map { .init(layer: plan.layers[$0.layer].layer.name, moves: $0.moves) },
      besides: plan.names + facts.parameters.names)
    return SwiftNode.mark("Timeline, in frames") + shared.nodes { nodes(for: rows, $0) }
  }

  /// Returns the functions for rows, with the functions of animations that they share.
  private func nodes(for rows: [TimelineRow], _ shared: SharedMoves) -> [SwiftNode] {
    var makers: [SwiftNode] = []
    var names = SwiftNames(besides: plan.names + facts.parameters.names + shared.names)
    let statements = statements(
      for: rows, RunCode(facts, plan, shared, function: .own("add")), &makers, &names)
    let timeline = Functions(
      head: "\(isRoot ? facts.hook : "fileprivate ")func timeline", parameters: Self.adding,
      arguments: "add", part: "add")
    return timeline.nodes(statements, &names) + makers + shared.nodes
  }

  /// The parameter of a timeline, which receives the layers and their animations.
  private static let adding = "_ add: (CALayer, [CAAnimation]) -> Void"

  /// The layers with their animations; concurrent animations are groups.
  private var rows: [TimelineRow] {
    let maker = MoveCode(facts: facts)
    let moves = plan.layers.map { planned in
      planned.layer.animatedTracks().flatMap { maker.animations(for: $0, of: planned) }
    }
    let alone = Self.lonely(moves.flatMap { $0 })
    // Rows are played as groups in any case, so groups are written only if every row begins and
    // ends together.
    let tells = moves.allSatisfy(Move.haveOnePeriod)
    return moves.indices.map { index in
      let groups = Move.grouped(moves[index]) { tells && $0.signature.map(alone.contains) == true }
      return TimelineRow(layer: index, moves: groups)
    }
  }

  /// Returns the animations of only one layer; functions and loops are for shared animations.
  private static func lonely(_ moves: [Move]) -> Set<SwiftExpression> {
    let counts = Dictionary(moves.compactMap(\.signature).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  /// Returns the statements for all rows, with loops for neighboring layers that move alike.
  ///
  /// - Parameters:
  ///   - makers: Receives the functions that create animations that are too long for a statement.
  ///   - names: The names in use, to which those of the functions are added.
  private func statements(
    for rows: [TimelineRow], _ code: RunCode, _ makers: inout [SwiftNode],
    _ names: inout SwiftNames
  ) -> [SwiftNode] {
    let rows = rows.filter { !$0.moves.isEmpty || plan.layers[$0.layer].played != nil }
    let items = rows.map { row in
      let planned = plan.layers[row.layer]
      return code.item(planned.reference, row.moves, planned.played)
    }
    var nodes: [SwiftNode] = []
    var index = 0
    while index < rows.count, !Cancellation.isRequested {
      let run = Stagger(items[index...])
      guard run.count < Stagger.fewest else {
        nodes += code.loop(run) { layer, calls in Self.adding(.list(calls), to: layer) }
        index += run.count
        continue
      }
      nodes += self.nodes(for: rows[index], code, &makers, &names)
      index += 1
    }
    return nodes
  }

  /// The maximum number of lines of a statement that adds animations to a layer.
  private static let mostLines = 30

  /// Returns the statements for one layer.
  private func nodes(
    for row: TimelineRow, _ code: RunCode, _ makers: inout [SwiftNode], _ names: inout SwiftNames
  ) -> [SwiftNode] {
    let planned = plan.layers[row.layer]
    let layer = SwiftExpression.layer(planned.reference)
    let moves = row.moves.map { code.shared.spelling($0) }
    var nodes: [SwiftNode] = []
    if !moves.isEmpty {
      let together = SwiftNode.statement(Self.adding(.list(moves), to: layer))
      let isShort =
        !together.isLonger(than: Self.mostLines)
        && together.size <= Limits.statementLength
      if isShort || moves.count == 1 {
        nodes.append(together)
      } else {
        let made = zip(row.moves, moves).map { move, call -> SwiftExpression in
          let name = names.name(
            for: "\(planned.layer.name) \(SharedMoves.verb(move.keyPath))", .lower,
            fallback: "move")
          makers += [
            .blank, .block("private func \(name)() -> CAAnimation {", [.statement(call)]),
          ]
          return .value(.own(name), [])
        }
        nodes.append(.statement(Self.adding(.list(made), to: layer)))
      }
    }
    if let played = planned.played {
      nodes.append(
        code.nested(played, of: layer, at: .word(facts.times.spelling(seconds: played.begin))))
    }
    return nodes
  }

  /// Returns the call that adds animations to a layer.
  private static func adding(
    _ moves: SwiftExpression, to layer: SwiftExpression
  ) -> SwiftExpression {
    .call(.own("add"), [.init("", layer), .init("", moves)])
  }
}

/// One layer and its animations.
private struct TimelineRow {
  /// The index of the layer in the plan.
  var layer: Int
  var moves: [Move]
}
