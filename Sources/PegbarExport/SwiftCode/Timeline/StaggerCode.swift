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
    let rows = rows.filter { !$0.moves.isEmpty || $0.planned.instance?.isAnimated == true }
    var parts: [[UInt8]] = []
    var index = 0
    while index < rows.count {
      if text.bytes.count > Limits.functionLength {
        parts.append(text.bytes)
        text = SwiftText(depth: text.level)
      }
      let run = stagger(rows[index...]) { pattern(of: $0, opensShown: $1) }
      if run.count >= Self.fewestInLoop {
        noteParts(of: run)
        loop(run) { layer, pattern in
          var statements: [SwiftExpression] = []
          if !pattern.calls.isEmpty {
            statements.append(Self.adding(.list(pattern.calls), to: layer))
          }
          if let part = pattern.part {
            statements.append(Self.nested(part, of: layer, at: run.begin, to: "add"))
          }
          return statements
        }
        index += run.count
      } else {
        row(rows[index])
        index += 1
      }
    }
    return parts
  }

  /// What a row says, with frames counted from its first one; nothing where no loop can say it.
  ///
  /// - Parameter opensShown: Whether a layer that shows at first is taken to show from 0 on.
  private func pattern(of row: Row, opensShown: Bool) -> StaggerPattern? {
    var part: StaggerPattern.Part?
    if case .instance(let id, let begin, let rate) = row.planned.layer.content,
      row.planned.instance?.isAnimated == true
    {
      part = StaggerPattern.Part(definition: id, begin: begin, rate: Self.speed(rate))
    }
    return pattern(row.planned.name, row.moves, part, opensShown: opensShown)
  }

  /// What is said of a layer, with frames counted from its first one; nothing where no loop can.
  func pattern(
    _ layer: String, _ moves: [Move], _ part: StaggerPattern.Part?, opensShown: Bool
  ) -> StaggerPattern? {
    guard !moves.isEmpty || part != nil, moves.allSatisfy(\.bounds.isEmpty) else { return nil }
    let moves = opensShown ? moves.map(\.shownFromZero) : moves
    // Only whole frames can be counted from another one; others are the same for all or not.
    let counts = moves.allSatisfy { $0.fixed == nil && $0.wholeStart != nil }
    let start = counts ? moves.flatMap { $0.frames.compactMap(Int.init) }.min() ?? 0 : 0
    let plain = moves.map { spelling($0) }
    let calls = counts ? moves.map { spelling($0, from: start) } : plain
    guard SwiftExpression.list(calls).size <= Limits.statementLength else { return nil }
    var pattern = StaggerPattern(layer: layer, start: start, calls: calls, plain: plain, part: part)
    pattern.opensShown =
      opensShown && moves.contains { $0.labels == ["from", "to"] && $0.frames[0] == "0" }
    return pattern
  }

  /// The speed at which an instance plays; 1 where it says nothing of use.
  static func speed(_ rate: Double) -> Double { rate.isFinite && rate > 0 ? rate : 1 }
}

/// What is said of one layer, with frames counted from its first one.
struct StaggerPattern {
  /// What a layer shows that has a timeline of its own.
  struct Part {
    var definition: String
    /// When its time is 0, in seconds.
    var begin: Double
    /// How many of its seconds pass in one.
    var rate: Double
  }

  var layer: String
  /// Its first frame.
  var start: Int
  /// Its animations, counted from `start`, and as they are.
  var calls: [SwiftExpression]
  var plain: [SwiftExpression]
  var part: Part?
  /// Whether it is said of a layer that shows at first that it shows from 0 on.
  var opensShown = false

  /// The animations as arguments.
  var arguments: [SwiftExpression.Argument] { calls.map { .init("", $0) } }

  /// What layers of one loop have in common.
  fileprivate var signature: [String?] {
    [
      SwiftExpression.list(calls).flat(room: .max), part?.definition,
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
    guard partStep != 0 else { return .text(SwiftLiteral.number(first)) }
    return .text(Self.progression(first, partStep))
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
    if run.count == 1, let first = items.first, let open = pattern(first, true),
      items.count > 1
    {
      var other = Stagger(patterns: [open])
      for item in items.dropFirst() {
        guard let next = pattern(item, false), other.append(next) else { break }
      }
      if other.count >= Self.fewestInLoop { return other.inOrder }
    }
    return run.inOrder
  }

  /// Writes the statements for several layers; they are made of the layer's name in the loop.
  mutating func loop(
    _ run: Stagger, _ statements: (SwiftExpression, StaggerPattern) -> [SwiftExpression]
  ) {
    guard var pattern = run.patterns.first else { return }
    let layers = list(run.patterns.map(\.layer))
    let counts = run.step != 0 || run.partStep != 0
    if run.opensShown {
      support.formUnion([.shownTo, .shownBetween])
      showsFromZero = true
    }
    let outer = text
    text = SwiftText(depth: outer.level + 1)
    if run.step != 0 {
      text.line("let start = \(run.start)")
    } else {
      pattern.calls = pattern.plain
    }
    let name = name(in: run)
    for statement in statements(.text(name), pattern) { text.expression(statement) }
    let body = text.bytes
    text = outer
    if counts {
      text.expression(layers, prefix: "for (index, \(name)) in ", suffix: ".enumerated() {")
    } else {
      text.expression(layers, prefix: "for \(name) in ", suffix: " {")
    }
    text.append(body)
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
      || Support.allCases.contains { $0.rawValue == name }
      || sharedMoves.values.contains { $0.name == name }
    return isTaken ? "layer" : name
  }

  /// Takes note of what adding the timelines of layers needs.
  mutating func noteParts(of run: Stagger) {
    guard let part = run.patterns.first?.part else { return }
    notePart(part.rate, at: run.begin)
  }

  /// Takes note of what adding a timeline needs.
  mutating func notePart(_ rate: Double, at begin: SwiftExpression) {
    if !Self.isPlain(rate, begin) { support.insert(.retimed) }
  }

  private static func isPlain(_ rate: Double, _ begin: SwiftExpression) -> Bool {
    rate == 1 && begin.flat(room: 1) == "0"
  }

  /// Gives the layers that an instance shows and their animations to a function.
  static func nested(
    _ part: StaggerPattern.Part, of layer: SwiftExpression, at begin: SwiftExpression,
    to function: String
  ) -> SwiftExpression {
    let timeline = "\(layer.flat(room: .max) ?? "").timeline"
    guard !isPlain(part.rate, begin) else { return .text("\(timeline)(\(function))") }
    var arguments: [SwiftExpression.Argument] = [.init("", .text("$1"))]
    if begin.flat(room: 1) != "0" { arguments.append(.init("begin", begin)) }
    if part.rate != 1 { arguments.append(.init("rate", .text(SwiftLiteral.number(part.rate)))) }
    let retimed = SwiftExpression.call("retimed", arguments).flat(room: .max) ?? ""
    return .text("\(timeline) { \(function)($0, \(retimed)) }")
  }
}
