internal import PegbarBase
internal import PegbarScene

/// The animations of one layer, with frames relative to its first frame.
struct StaggerPattern {
  var layer: LayerReference
  /// The first frame.
  var start: Int
  /// The animations with frames relative to `start`; `plain` contains them with absolute frames.
  var calls: [SwiftExpression]
  var plain: [SwiftExpression]
  var part: PlayedInstance?

  /// Returns `true` if one loop can contain both patterns.
  fileprivate func isLike(_ other: StaggerPattern) -> Bool {
    calls == other.calls && part?.definition == other.part?.definition
      && part?.rate == other.part?.rate
  }
}

/// The pattern of one of several layers, or `nil` if no loop can contain it.
struct StaggerItem {
  var pattern: StaggerPattern?
  /// The pattern of a layer that is visible at first, written as visible from 0 on.
  var opened: StaggerPattern?
}

/// Layers with equal animations at regular intervals.
struct Stagger {
  /// The minimum number of layers for a loop.
  static let fewest = 3
  /// The patterns of the layers, in order of time.
  private(set) var patterns: [StaggerPattern] = []
  /// The number of frames between layers.
  private(set) var step = 0
  /// The number of seconds between the starts of the layers' instances.
  private(set) var partStep = 0.0

  /// The number of layers.
  var count: Int { patterns.count }

  /// `true` if the layers do not all move at the same time.
  var counts: Bool { step != 0 || partStep != 0 }

  /// Returns the start of the instance in the layer at an index.
  func begin(_ times: FrameTimes) -> SwiftExpression {
    let first = times.spelling(seconds: patterns.first?.part?.begin ?? 0)
    return .word(
      partStep == 0 ? first : Self.progression(first, times.spelling(seconds: partStep)))
  }

  /// The first frame of the layer at an index.
  var start: String {
    Self.progression("\(patterns.first?.start ?? 0)", "\(step)")
  }

  private static func progression(_ first: String, _ step: String) -> String {
    let part = (step == "1" ? "" : "\(step) * ") + "Double(index)"
    return first == "0" ? part : "\(first) + \(part)"
  }

  /// Adds a layer, or returns `false` if it does not continue the interval.
  private mutating func append(_ next: StaggerPattern) -> Bool {
    if let first = patterns.first {
      let steps = next.start - first.start
      let seconds = (next.part?.begin ?? 0) - (first.part?.begin ?? 0)
      if count == 1 { (step, partStep) = (steps, (seconds * 1e9).rounded() / 1e9) }
      guard next.isLike(first), steps == count * step,
        abs(seconds - Double(count) * partStep) < 5e-9
      else { return false }
    }
    patterns.append(next)
    return true
  }

  /// The layers in order of time.
  private var inOrder: Stagger {
    guard step < 0 || step == 0 && partStep < 0 else { return self }
    var result = self
    result.patterns.reverse()
    (result.step, result.partStep) = (-step, -partStep)
    return result
  }

  private init(_ patterns: [StaggerPattern] = []) { self.patterns = patterns }

  /// Creates the longest run of layers with equal patterns at regular intervals, from the first
  /// layer on.
  init(_ items: ArraySlice<StaggerItem>) {
    var run = Stagger()
    for item in items {
      if let plain = item.pattern, run.append(plain) { continue }
      // If all layers but the first appear at a frame, the first is written the same way.
      if let opened = item.opened, run.append(opened) { continue }
      break
    }
    self = run.inOrder
    guard run.count == 1, items.count > 1, let opened = items.first?.opened else { return }
    var other = Stagger([opened])
    for item in items.dropFirst() {
      guard let next = item.pattern, other.append(next) else { break }
    }
    if other.count >= Self.fewest { self = other.inOrder }
  }
}

/// Generates the statements that play layers, with a loop for layers with equal animations.
struct RunCode {
  private let facts: SceneFacts
  private let plan: CompositionPlan
  let shared: SharedMoves
  /// The function that receives the timelines of instances.
  private let function: Callee

  init(
    _ facts: SceneFacts, _ plan: CompositionPlan, _ shared: SharedMoves, function: Callee
  ) {
    (self.facts, self.plan, self.shared, self.function) = (facts, plan, shared, function)
  }

  /// Returns the item of a layer.
  func item(
    _ layer: LayerReference, _ moves: [Move], _ part: PlayedInstance?
  ) -> StaggerItem {
    let plain = pattern(layer, moves, part, opensShown: false)
    guard moves.contains(where: { $0.label != nil }) else {
      return StaggerItem(pattern: plain, opened: plain)
    }
    let opened = pattern(layer, moves, part, opensShown: true)
    return StaggerItem(pattern: plain, opened: opened)
  }

  /// Returns the pattern of a layer, with frames relative to its first frame; `nil` if no loop can
  /// contain it.
  ///
  /// - Parameter opensShown: Whether a layer that is visible at first is written as visible from 0
  ///   on.
  private func pattern(
    _ layer: LayerReference, _ moves: [Move], _ part: PlayedInstance?, opensShown: Bool
  ) -> StaggerPattern? {
    guard !moves.isEmpty || part != nil, moves.allSatisfy({ $0.bounds == nil }) else { return nil }
    let moves = opensShown ? moves.map(\.shownFromZero) : moves
    // Only whole frames can be relative. Other frames must be equal for all layers.
    let counts = moves.allSatisfy {
      $0.fixed == nil && !$0.isGroup && $0.wholeStart != nil
    }
    let start = counts ? moves.flatMap { $0.frames.compactMap { Int(exactly: $0) } }.min() ?? 0 : 0
    let plain = moves.map { shared.spelling($0) }
    let calls = counts ? moves.map { shared.spelling($0, from: start) } : plain
    guard calls.reduce(0, { $0 + $1.size }) <= Limits.statementLength else { return nil }
    return StaggerPattern(layer: layer, start: start, calls: calls, plain: plain, part: part)
  }

  /// Returns the loop for several layers.
  ///
  /// - Parameter statement: Returns the expression that adds animations to the layer with the
  ///   loop's name.
  func loop(
    _ run: Stagger, _ statement: (SwiftExpression, [SwiftExpression]) -> SwiftExpression
  ) -> [SwiftNode] {
    guard let pattern = run.patterns.first else { return [] }
    let name = name(of: run.patterns.map(\.layer))
    var body: [SwiftNode] = []
    if run.step != 0 { body.append(.line("let start = \(run.start)")) }
    let calls = run.step != 0 ? pattern.calls : pattern.plain
    if !calls.isEmpty { body.append(.statement(statement(.word(name), calls))) }
    if let part = pattern.part {
      body.append(nested(part, of: .word(name), at: run.begin(facts.times)))
    }
    return [
      .opened(
        list(run.patterns.map(\.layer)),
        before: run.counts ? "for (index, \(name)) in " : "for \(name) in ",
        after: run.counts ? ".enumerated() {" : " {", body)
    ]
  }

  /// Returns the name of a layer in a loop: the common part of the layers' names.
  func name(of layers: [LayerReference]) -> String {
    let names = layers.map { facts.siblings(of: $0, in: plan)?.element ?? $0.name }
    let common = CommonName.of(names)
    guard names.allSatisfy({ $0.hasPrefix(common) }) else { return "layer" }
    let name = SwiftNames.identifier(from: common, .lower, fallback: "layer")
    let isTaken =
      ReservedNames.members.contains(name) || ReservedNames.keywords.contains(name)
      || ["index", "start", "timeline", "parts"].contains(name) || shared.contains(name)
    return isTaken ? "layer" : name
  }

  /// Returns the names of the hosts of each layer, from the outermost, and its own.
  func homes(of layers: [LayerReference]) -> [[String]] {
    let places = plan.layers.indices.keyed { plan.layers[$0].reference }
    return layers.map { layer in
      let outer = layer.path.first ?? layer
      return (places[outer].map(plan.holders) ?? [outer.name])
        + layer.path.dropFirst().map(\.name) + (layer.path.isEmpty ? [] : [layer.name])
    }
  }

  /// The maximum number of layers in a list that is not a range.
  private static let mostInList = 24

  /// Returns layers divided into ranges of their arrays, and lists of the others, in any order.
  func lists(_ layers: [LayerReference]) -> [[LayerReference]] {
    var (ranges, others): ([[LayerReference]], [LayerReference]) = ([], [])
    for (_, own) in layers.grouped(by: \.array) {
      let own = own.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      var rest = own[...]
      while let first = rest.first {
        let count = zip(rest, (first.number ?? 0)...).prefix { $0.number == $1 }.count
        let run = Array(rest.prefix(max(count, 1)))
        if run.count >= Stagger.fewest { ranges.append(run) } else { others += run }
        rest = rest.dropFirst(run.count)
      }
    }
    let step = Self.mostInList
    return ranges
      + stride(from: 0, to: others.count, by: step).map {
        Array(others[$0..<min($0 + step, others.count)])
      }
  }

  /// Returns a list of layers by property name; elements of one array are written as a range of it.
  func list(_ layers: [LayerReference]) -> SwiftExpression {
    let plain = SwiftExpression.list(layers.map { .layer($0) })
    guard let array = layers.first?.array, layers.allSatisfy({ $0.array == array }),
      let own = layers.first.flatMap({ facts.siblings(of: $0, in: plan) })
    else { return plain }
    let numbers = layers.compactMap(\.number).filter(own.members.indices.contains)
    guard numbers.count == layers.count, let first = numbers.first, let last = numbers.last else {
      return plain
    }
    let part =
      numbers.count == own.members.count
      ? array.text : "\(array.text)[\(min(first, last))...\(max(first, last))]"
    if numbers == Array(first..<(first + numbers.count)) { return .word(part) }
    if numbers.reversed() == Array(last..<(last + numbers.count)) {
      return .word("\(part).reversed()")
    }
    return plain
  }

  /// Returns the statement that passes the layers and animations of an instance to the function.
  func nested(
    _ part: PlayedInstance, of layer: SwiftExpression, at begin: SwiftExpression
  ) -> SwiftNode {
    let isMoved = begin != .word("0")
    guard isMoved || part.rate != 1 else {
      return .statement(
        .chained(layer, .own("timeline"), [.init("", .function(function))]))
    }
    var arguments: [SwiftExpression.Argument] = [.init("", .word("$1"))]
    if isMoved { arguments.append(.init("begin", begin)) }
    if part.rate != 1 { arguments.append(.init("rate", part.rate)) }
    let retimed = SwiftExpression.value(.support(.retimed), arguments)
    return .opened(
      layer, after: ".timeline {",
      [.statement(.value(function, [.init("", .word("$0")), .init("", retimed)]))],
      isCompact: true)
  }
}
