/// One way to write something, and the shared functions that it calls.
struct SupportWay {
  var calls: [Support]
  var expression: SwiftExpression

  init(_ calls: [Support], _ expression: SwiftExpression) {
    (self.calls, self.expression) = (calls, expression)
  }

  init(_ calls: [Support], _ text: String) {
    self.init(calls, .text(text))
  }
}

/// The shared functions that the code calls, and what they spare.
struct SupportCalls {
  /// How many bytes calls are shorter than what they do, where one is not like the other.
  private var savings: [Support: Int] = [:]
  /// The functions that are called.
  private(set) var functions: Set<Support> = []
  /// Those that nothing else can stand for.
  private var needed: Set<Support> = []
  /// How many bytes each way takes to write all that can be written in the same ways.
  private var choices: [[[Support]]: [Int]] = [:]

  /// Takes note of one call of each, which cannot be written out.
  mutating func insert(_ functions: Support...) {
    self.functions.formUnion(functions)
    needed.formUnion(functions)
  }

  /// Takes note of a call that is some bytes shorter than what it does.
  mutating func insert(_ function: Support, sparing bytes: Int) {
    functions.insert(function)
    savings[function, default: 0] += bytes
  }

  /// Takes note of something that can be written in several ways, of which one has been taken.
  mutating func insert(_ ways: [SupportWay], taken: SupportWay) {
    functions.formUnion(taken.calls)
    // There is nothing but the last one to fall back to.
    needed.formUnion(ways.last?.calls ?? [])
    guard ways.count > 1 else { return }
    let sizes = ways.map { $0.expression.line.utf8.count }
    let old = choices[ways.map(\.calls)] ?? sizes.map { _ in 0 }
    choices[ways.map(\.calls)] = zip(old, sizes).map { $0 + $1 }
  }

  /// Whether a function is called.
  func contains(_ function: Support) -> Bool { functions.contains(function) }

  /// The functions that are longer than all that their calls spare: what they do stands better
  /// where it is done.
  var idle: Set<Support> {
    var groups: [Set<Support>] = []
    for ways in choices.keys {
      let group = Set(ways.joined())
      let others = groups.filter { !$0.isDisjoint(with: group) }
      groups.removeAll { !$0.isDisjoint(with: group) }
      groups.append(others.reduce(group) { $0.union($1) })
    }
    let needed = Support.withNeeds(needed)
    let unpaid = savings.filter { $1 < $0.source.utf8.count }.keys
    return groups.reduce(into: Set(unpaid)) { idle, group in
      idle.formUnion(self.idle(of: group, besides: needed))
    }
  }

  /// Those of some functions without which a file is the shortest.
  private func idle(of group: Set<Support>, besides needed: Set<Support>) -> Set<Support> {
    let free = Support.allCases.filter { group.contains($0) && !needed.contains($0) }
    let choices = choices.filter { !group.isDisjoint(with: $0.key.joined()) }
    var best: (idle: Set<Support>, size: Int)?
    for number in 0..<(1 << free.count) {
      let idle = Set(free.indices.filter { number >> $0 & 1 == 1 }.map { free[$0] })
      let kept = Support.withNeeds(Set(free).subtracting(idle)).subtracting(needed)
      guard kept.isDisjoint(with: idle) else { continue }
      var size = kept.reduce(0) { $0 + $1.source.utf8.count + 2 }
      for (ways, sizes) in choices {
        let way = ways.firstIndex { idle.isDisjoint(with: $0) } ?? ways.count - 1
        size += sizes[way]
      }
      if best.map({ size < $0.size }) ?? true { best = (idle, size) }
    }
    return best?.idle ?? []
  }
}

extension Support {
  /// Functions, and those that they call.
  static func withNeeds(_ functions: Set<Support>) -> Set<Support> {
    var result = functions
    var waiting = Array(functions)
    while let function = waiting.popLast() {
      waiting += function.needs.filter { result.insert($0).inserted }
    }
    return result
  }
}

extension SceneCode {
  /// The first way that calls nothing which is written out.
  func way(among ways: [SupportWay]) -> SupportWay {
    ways.first { inlined.isDisjoint(with: $0.calls) } ?? ways.last ?? SupportWay([], "")
  }

  /// Something that can be written in several ways, which counts as written.
  mutating func written(_ ways: [SupportWay]) -> SwiftExpression {
    let way = way(among: ways)
    support.insert(ways, taken: way)
    return way.expression
  }

  /// The same as text.
  mutating func text(of ways: [SupportWay]) -> String { written(ways).line }
}
