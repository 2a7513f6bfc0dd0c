/// One spelling of something, and the shared functions that it calls.
struct SupportSpelling {
  var calls: [Support]
  var expression: SwiftExpression

  init(_ calls: [Support], _ expression: SwiftExpression) {
    (self.calls, self.expression) = (calls, expression)
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
  /// How many bytes each spelling takes to write all that has the same spellings.
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

  /// Takes note of something that has several spellings, of which one has been taken.
  mutating func insert(_ spellings: [SupportSpelling], taken: SupportSpelling) {
    functions.formUnion(taken.calls)
    // There is nothing but the last one to fall back to.
    needed.formUnion(spellings.last?.calls ?? [])
    guard spellings.count > 1 else { return }
    let sizes = spellings.map { $0.expression.line.utf8.count }
    let old = choices[spellings.map(\.calls)] ?? sizes.map { _ in 0 }
    choices[spellings.map(\.calls)] = zip(old, sizes).map { $0 + $1 }
  }

  /// Whether a function is called.
  func contains(_ function: Support) -> Bool { functions.contains(function) }

  /// The functions that are longer than all that their calls spare: what they do stands better
  /// where it is done.
  var idle: Set<Support> {
    var groups: [Set<Support>] = []
    for spellings in choices.keys {
      let group = Set(spellings.joined())
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
      for (spellings, sizes) in choices {
        size += sizes[spellings.firstIndex { idle.isDisjoint(with: $0) } ?? sizes.count - 1]
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
  /// The first spelling that calls nothing which is written out.
  func spelling(among spellings: [SupportSpelling]) -> SupportSpelling {
    spellings.first { inlined.isDisjoint(with: $0.calls) } ?? spellings.last
      ?? SupportSpelling([], .text(""))
  }

  /// Something that has several spellings, which counts as written.
  mutating func written(_ spellings: [SupportSpelling]) -> SwiftExpression {
    let spelling = spelling(among: spellings)
    support.insert(spellings, taken: spelling)
    return spelling.expression
  }

  /// The same as text.
  mutating func text(of spellings: [SupportSpelling]) -> String { written(spellings).line }
}
