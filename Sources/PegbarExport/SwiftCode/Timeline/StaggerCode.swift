internal import PegbarDiagnostics
internal import PegbarScene

// Layers that move alike, at once or one after the other, share their statement.
extension SceneCode {
  /// One layer, and what moves it.
  typealias Row = (planned: CompositionPlan.Planned, moves: [Move])

  /// How many layers make a loop worth while.
  static let fewestInLoop = 3

  /// Writes the rows of a timeline: loops where neighbouring layers move alike.
  ///
  /// What is too long for one function comes back in parts; the rest stands in the text.
  mutating func rows(_ rows: [Row]) -> [[UInt8]] {
    let rows = rows.filter { !$0.moves.isEmpty || $0.planned.played != nil }
    var parts: [[UInt8]] = []
    var index = 0
    while index < rows.count {
      if text.bytes.count > Limits.functionLength {
        parts.append(text.bytes)
        text = SwiftText(depth: text.depth)
      }
      let run = stagger(rows[index...]) {
        pattern($0.planned.name, $0.moves, $0.planned.played, opensShown: $1)
      }
      if run.count >= Self.fewestInLoop {
        loop(run, to: "add") { layer, calls in Self.adding(.list(calls), to: layer) }
        index += run.count
      } else {
        row(rows[index])
        index += 1
      }
    }
    return parts
  }

  /// What is said of a layer, with frames counted from its first one; nothing where no loop can.
  ///
  /// - Parameter opensShown: Whether a layer that shows at first is taken to show from 0 on.
  func pattern(
    _ layer: String, _ moves: [Move], _ part: PlayedInstance?, opensShown: Bool
  ) -> StaggerPattern? {
    guard !moves.isEmpty || part != nil, moves.allSatisfy(\.bounds.isEmpty) else { return nil }
    let moves = opensShown ? moves.map(\.shownFromZero) : moves
    // Only whole frames can be counted from another one; others are the same for all or not.
    let counts = moves.allSatisfy { $0.fixed == nil && $0.wholeStart != nil }
    let start = counts ? moves.flatMap { $0.frames.compactMap(Int.init) }.min() ?? 0 : 0
    let plain = moves.map { spelling($0) }
    let calls = counts ? moves.map { spelling($0, from: start) } : plain
    guard SwiftExpression.list(calls).size <= Limits.statementLength else { return nil }
    return StaggerPattern(
      layer: layer, start: start, calls: calls, plain: plain, part: part,
      opensShown: opensShown
        && moves.contains { $0.labels == ["during"] && $0.frames[0] == "0" })
  }
}

/// What is said of one layer, with frames counted from its first one.
struct StaggerPattern {
  var layer: String
  /// Its first frame.
  var start: Int
  /// Its animations, counted from `start`, and as they are.
  var calls: [SwiftExpression]
  var plain: [SwiftExpression]
  var part: PlayedInstance?
  /// Whether it is said of a layer that shows at first that it shows from 0 on.
  var opensShown: Bool

  /// What layers of one loop have in common.
  fileprivate var signature: [String?] {
    [
      SwiftExpression.list(calls).line, part?.definition,
      part.map { SwiftLiteral.number($0.rate) },
    ]
  }
}

/// How layers follow each other.
struct Stagger {
  /// What is said of each, from the first on in time.
  fileprivate(set) var patterns: [StaggerPattern] = []
  /// How many frames later each one is.
  fileprivate(set) var step = 0
  /// How many seconds later what each one shows begins.
  fileprivate(set) var partStep = 0.0

  /// How many layers there are.
  var count: Int { patterns.count }

  /// Whether a layer that shows at first is said to show from 0 on.
  fileprivate var opensShown: Bool { patterns.contains(where: \.opensShown) }

  /// When what the layer of a number shows begins.
  var begin: SwiftExpression {
    let first = patterns.first?.part?.begin ?? 0
    return partStep == 0 ? .number(first) : .text(Self.progression(first, partStep))
  }

  /// The first frame of the layer of a number.
  fileprivate var start: String {
    Self.progression(Double(patterns.first?.start ?? 0), Double(step))
  }

  private static func progression(_ first: Double, _ step: Double) -> String {
    let part = (step == 1 ? "" : "\(SwiftLiteral.number(step)) * ") + "Double(index)"
    return first == 0 ? part : "\(SwiftLiteral.number(first)) + \(part)"
  }

  /// Takes one more, unless it does not follow as the others do.
  fileprivate mutating func append(_ next: StaggerPattern) -> Bool {
    if let first = patterns.first {
      let steps = next.start - first.start
      let seconds = (next.part?.begin ?? 0) - (first.part?.begin ?? 0)
      if count == 1 { (step, partStep) = (steps, (seconds * 1e6).rounded() / 1e6) }
      guard next.signature == first.signature, steps == count * step,
        abs(seconds - Double(count) * partStep) < 1e-9
      else { return false }
    }
    patterns.append(next)
    return true
  }

  /// The same with the earliest first.
  fileprivate var inOrder: Stagger {
    guard step < 0 || step == 0 && partStep < 0 else { return self }
    var result = self
    result.patterns.reverse()
    (result.step, result.partStep) = (-step, -partStep)
    return result
  }
}

extension SceneCode {
  /// The layers from the first on that say the same at equal distances.
  ///
  /// - Parameter pattern: What is said of one; the flag asks for a layer that shows at first as one
  ///   that shows from 0 on.
  func stagger<Item>(
    _ items: ArraySlice<Item>, pattern: (Item, Bool) -> StaggerPattern?
  ) -> Stagger {
    var run = Stagger()
    for item in items {
      if let plain = pattern(item, false), run.append(plain) { continue }
      // All but the first show from some frame on: so does the first.
      if let open = pattern(item, true), run.append(open) { continue }
      break
    }
    if run.count == 1, let first = items.first, let open = pattern(first, true), items.count > 1 {
      var other = Stagger(patterns: [open])
      for item in items.dropFirst() {
        guard let next = pattern(item, false), other.append(next) else { break }
      }
      if other.count >= Self.fewestInLoop { return other.inOrder }
    }
    return run.inOrder
  }

  /// Writes the statements for several layers.
  ///
  /// - Parameters:
  ///   - function: What is given the timelines of what they show.
  ///   - statement: What gives animations to the layer that is called so in the loop.
  mutating func loop(
    _ run: Stagger, to function: String,
    _ statement: (String, [SwiftExpression]) -> SwiftExpression
  ) {
    guard let pattern = run.patterns.first else { return }
    let layers = list(run.patterns.map(\.layer))
    let counts = run.step != 0 || run.partStep != 0
    if run.opensShown { support.insert(.shownBetween) }
    let name = name(in: run)
    var body = SwiftText(depth: text.depth + 1)
    if run.step != 0 { body.line("let start = \(run.start)") }
    let calls = run.step != 0 ? pattern.calls : pattern.plain
    if !calls.isEmpty { body.expression(statement(name, calls)) }
    if let part = pattern.part {
      body.expression(nested(part, of: name, at: run.begin, to: function))
    }
    text.expression(
      layers, prefix: counts ? "for (index, \(name)) in " : "for \(name) in ",
      suffix: counts ? ".enumerated() {" : " {")
    text.append(body.bytes)
    text.line("}")
  }

  /// What one of the layers is called in a loop: what their names have in common.
  private func name(in run: Stagger) -> String {
    let names = run.patterns.map { pattern in
      let name = String(pattern.layer.split(separator: ".").last ?? "")
      return siblings(of: pattern.layer)?.element ?? Self.array(of: name) ?? name
    }
    let common = CommonName.of(names)
    guard names.allSatisfy({ $0.hasPrefix(common) }) else { return "layer" }
    let name = SwiftNames.identifier(from: common, .lower, fallback: "layer")
    let isTaken =
      ReservedNames.members.contains(name) || ReservedNames.keywords.contains(name)
      || ["index", "start", "timeline", "parts"].contains(name)
      || sharedMoves.values.contains { $0.name == name }
    return isTaken ? "layer" : name
  }

  /// Gives the layers that an instance shows and their animations to a function.
  mutating func nested(
    _ part: PlayedInstance, of layer: String, at begin: SwiftExpression, to function: String
  ) -> SwiftExpression {
    let isMoved = begin.flat(room: 1) != "0"
    guard isMoved || part.rate != 1 else { return .text("\(layer).timeline(\(function))") }
    support.insert(.retimed)
    var arguments: [SwiftExpression.Argument] = [.init("", "$1")]
    if isMoved { arguments.append(.init("begin", begin)) }
    if part.rate != 1 { arguments.append(.init("rate", part.rate)) }
    let retimed = SwiftExpression.call("retimed", arguments).line
    return .text("\(layer).timeline { \(function)($0, \(retimed)) }")
  }
}
