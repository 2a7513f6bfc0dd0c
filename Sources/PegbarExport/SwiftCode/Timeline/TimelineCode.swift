internal import PegbarDiagnostics
internal import PegbarScene

/// What moves in a composition: one table of layers and their animations.
struct TimelineCode {
  private let facts: SceneFacts
  private let plan: CompositionPlan
  private let isRoot: Bool

  init(_ facts: SceneFacts, _ plan: CompositionPlan, isRoot: Bool) {
    (self.facts, self.plan, self.isRoot) = (facts, plan, isRoot)
  }

  /// The function that gives the animations of a composition in its own time, and what it calls.
  var nodes: [SwiftNode] {
    let rows = self.rows
    let shared = SharedMoves(
      rows.map { .init(layer: $0.planned.layer.name, moves: $0.moves) },
      besides: plan.names + facts.parameters.names)
    var parts = parts(of: rows, RunCode(facts, plan, shared, function: .own("add")))
    let last = parts.popLast() ?? []
    let calls = parts.indices.map { SwiftNode.line("addRows\($0 + 1)(add)") }
    let head = "\(isRoot ? facts.hook : "fileprivate ")func timeline(\(Self.adding)) {"
    var nodes = SwiftNode.mark("Timeline, in frames") + [.block(head, calls + last)]
    for (index, part) in parts.enumerated() {
      nodes += [.blank, .block("private func addRows\(index + 1)(\(Self.adding)) {", part)]
    }
    return nodes + shared.nodes
  }

  /// What a timeline gives its layers and their animations to.
  private static let adding = "_ add: (CALayer, [CAAnimation]) -> Void"

  /// The layers with what moves them; animations that go together are groups.
  private var rows: [TimelineRow] {
    let maker = MoveCode(facts: facts)
    let moves = plan.layers.map { planned in
      planned.layer.animatedTracks().flatMap { maker.animations(for: $0, of: planned) }
    }
    let alone = Self.lonely(moves.flatMap { $0 })
    // A group cannot be played at another speed than its members.
    let keepsSpeed = isRoot || !facts.scene.hasOtherSpeeds
    // Rows are played as groups anyway: that a row begins and ends together is told where all do.
    let tells = keepsSpeed && moves.allSatisfy(Move.haveOnePeriod)
    return zip(plan.layers, moves).map { planned, moves in
      let groups = Move.grouped(moves) { tells && $0.signature.map(alone.contains) == true }
      return TimelineRow(planned: planned, moves: groups)
    }
  }

  /// What only one layer does: functions and loops are for what several do.
  private static func lonely(_ moves: [Move]) -> Set<SwiftExpression> {
    let counts = Dictionary(moves.compactMap(\.signature).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  /// The statements for all rows, in as many functions as it takes: loops where neighbouring layers
  /// move alike.
  private func parts(of rows: [TimelineRow], _ code: RunCode) -> [[SwiftNode]] {
    let rows = rows.filter { !$0.moves.isEmpty || $0.planned.played != nil }
    var parts: [[SwiftNode]] = [[]]
    var size = 0
    var index = 0
    while index < rows.count {
      if size > Limits.functionLength {
        parts.append([])
        size = 0
      }
      let run = Stagger(rows[index...]) { row, opensShown in
        code.pattern(
          row.planned.reference, row.moves, row.planned.played, opensShown: opensShown)
      }
      let isLoop = run.count >= Stagger.fewest
      let nodes =
        isLoop
        ? code.loop(run) { layer, calls in Self.adding(.list(calls), to: layer) }
        : row(rows[index], code)
      size += nodes.reduce(0) { $0 + $1.size }
      parts[parts.count - 1] += nodes
      index += isLoop ? run.count : 1
    }
    return parts
  }

  /// The statements for one layer.
  private func row(_ row: TimelineRow, _ code: RunCode) -> [SwiftNode] {
    let layer = SwiftExpression.layer(row.planned.reference)
    let moves = row.moves.map { code.shared.spelling($0) }
    var nodes: [SwiftNode] = []
    if moves.reduce(0, { $0 + $1.size }) <= Limits.statementLength {
      if !moves.isEmpty { nodes.append(.statement(Self.adding(.list(moves), to: layer))) }
    } else {
      let appended = moves.map {
        SwiftNode.statement(.call(.own("moves.append"), [.init("", $0)]))
      }
      let adding = SwiftNode.statement(Self.adding(.word("moves"), to: layer))
      nodes.append(
        .block("do {", [.line("var moves: [CAAnimation] = []")] + appended + [adding]))
    }
    if let played = row.planned.played {
      nodes.append(code.nested(played, of: layer, at: .number(played.begin)))
    }
    return nodes
  }

  /// Gives a layer its animations.
  private static func adding(
    _ moves: SwiftExpression, to layer: SwiftExpression
  ) -> SwiftExpression {
    .call(.own("add"), [.init("", layer), .init("", moves)])
  }
}

/// One layer, and what moves it.
private struct TimelineRow {
  var planned: CompositionPlan.Planned
  var moves: [Move]
}

extension NormalizedScene {
  /// Whether an instance anywhere plays faster or slower than what shows it.
  fileprivate var hasOtherSpeeds: Bool {
    compositions.contains { $0.instances.contains { $0.rate != 1 } }
  }
}
