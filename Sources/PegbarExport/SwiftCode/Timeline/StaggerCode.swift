internal import PegbarScene

// Layers that move alike, at once or one after the other, share their statement.
extension SceneCode {
  /// One layer, the properties that nothing can play, and what moves it.
  typealias Row = (planned: CompositionPlan.Planned, unplayed: [Property], moves: [Move])

  /// How many layers make a loop worth while.
  private static let fewest = 3

  /// Writes the rows of a timeline: loops where neighbouring layers move alike.
  ///
  /// What is too long for one function comes back in parts; the rest stands in the text.
  mutating func rows(_ rows: [Row]) -> [[UInt8]] {
    let rows = rows.filter {
      !$0.unplayed.isEmpty || !$0.moves.isEmpty || $0.planned.instance?.isAnimated == true
    }
    var parts: [[UInt8]] = []
    var index = 0
    while index < rows.count {
      if text.bytes.count > Self.functionLimit {
        parts.append(text.bytes)
        text = SwiftText(depth: text.level)
      }
      let run = stagger(rows[index...])
      if run.count >= Self.fewest {
        loop(rows[index..<index + run.count], run)
        index += run.count
      } else {
        row(rows[index])
        index += 1
      }
    }
    return parts
  }

  /// How layers follow each other.
  private struct Stagger {
    var start = 0
    var step = 0
    var count = 0
    var calls: [SwiftExpression] = []
  }

  /// How many rows from the first on say the same at equal distances.
  private func stagger(_ rows: ArraySlice<Row>) -> Stagger {
    let equal = equals(rows)
    if equal >= Self.fewest { return Stagger(count: equal) }
    guard let row = rows.first, let first = pattern(of: row) else { return Stagger() }
    let text = SwiftExpression.list(first.calls).flat(room: .max)
    var run = Stagger(start: first.start, count: 1, calls: first.calls)
    for row in rows.dropFirst() {
      guard let next = pattern(of: row), SwiftExpression.list(next.calls).flat(room: .max) == text
      else { break }
      if run.count == 1 { run.step = next.start - first.start }
      guard next.start == first.start + run.count * run.step else { break }
      run.count += 1
    }
    return run
  }

  /// How many rows from the first on say the same at the same time.
  private func equals(_ rows: ArraySlice<Row>) -> Int {
    guard let row = rows.first, isAlone(row) else { return 0 }
    let text = SwiftExpression.list(row.moves.map { spelling($0) }).flat(room: .max)
    let rest = rows.prefix {
      isAlone($0)
        && SwiftExpression.list($0.moves.map { spelling($0) }).flat(room: .max) == text
    }
    return text.map { $0.utf8.count <= Self.statementLimit } == true ? rest.count : 0
  }

  /// Whether a row is about nothing but its layer.
  private func isAlone(_ row: Row) -> Bool {
    row.planned.instance == nil && row.unplayed.isEmpty && !row.moves.isEmpty
      && row.moves.allSatisfy { $0.bounds.isEmpty }
  }

  /// What a row says, with frames counted from its first one; nothing where no loop can say it.
  private func pattern(of row: Row) -> (start: Int, calls: [SwiftExpression])? {
    let moves = row.moves
    guard isAlone(row), moves.allSatisfy({ $0.fixed == nil }) else { return nil }
    var frames: [Int] = []
    for move in moves {
      guard move.wholeStart != nil else { return nil }
      frames += move.frames.compactMap(Int.init)
    }
    guard let start = frames.min() else { return nil }
    let calls = moves.map { spelling($0, from: start) }
    return SwiftExpression.list(calls).size <= Self.statementLimit ? (start, calls) : nil
  }

  /// Writes the statement for several rows.
  private mutating func loop(_ rows: ArraySlice<Row>, _ run: Stagger) {
    let layers = SwiftExpression.texts(rows.map(\.planned.name))
    let outer = text
    text = SwiftText(depth: outer.level + 1)
    let calls: [SwiftExpression]
    if run.step == 0 {
      calls = rows.first?.moves.map { spelling($0) } ?? []
    } else {
      calls = run.calls
      let sign = run.step < 0 ? "-" : "+"
      text.line("let start = \(run.start) \(sign) \(abs(run.step)) * Double(index)")
    }
    text.expression(.call("timeline.add", ([.text("layer")] + calls).map { .init("", $0) }))
    let body = text.bytes
    text = outer
    if run.step == 0 {
      text.expression(layers, prefix: "for layer in ", suffix: " {")
    } else {
      text.expression(layers, prefix: "for (index, layer) in ", suffix: ".enumerated() {")
    }
    text.append(body)
    text.line("}")
  }
}
