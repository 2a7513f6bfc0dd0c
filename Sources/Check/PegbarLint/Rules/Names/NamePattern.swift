/// A regular expression for names.
///
/// All alternatives are followed in parallel, so the time is limited by the length of the name and
/// of the pattern. Unlike with backtracking, a name in an untrusted file cannot cause a hang.
package struct NamePattern: Sendable {
  /// The maximum length of a name.
  ///
  /// Longer names do not match.
  private static let longestName = 2000
  private static let longestPattern = 2000

  /// The pattern as a string.
  let text: String
  private let steps: [Step]

  /// A matching step.
  enum Step: Sendable {
    /// Matches a character of a set.
    case one(CharacterSet)
    /// Continues only at the start of the name.
    case start
    /// Continues only at the end of the name.
    case end
    /// Continues at two steps.
    case split(Int, Int)
    /// Continues at another step.
    case jump(Int)
    /// The end of the pattern.
    case match
  }

  /// A set of characters, which can be inverted.
  struct CharacterSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isInverted = false

    func contains(_ scalar: UInt32) -> Bool {
      ranges.contains { $0.contains(scalar) } != isInverted
    }
  }

  /// Parses a pattern; `nil` if it is invalid or too long.
  ///
  /// A pattern consists of characters, `.`, `[a-z]`, `\d`, `\w`, `\s`, groups, `|`, `*`, `+`, `?`,
  /// `{2,4}`, `^`, and `$`.
  package init?(_ text: String) {
    guard text.unicodeScalars.count <= Self.longestPattern else { return nil }
    var parser = NamePatternParser(text)
    guard let node = parser.pattern() else { return nil }
    var program = NamePatternProgram()
    guard program.add(node) else { return nil }
    self.text = text
    steps = program.steps + [.match]
  }

  /// Returns `true` if the pattern matches a name or a part of it.
  package func matches(_ name: String) -> Bool {
    let scalars = name.unicodeScalars.prefix(Self.longestName + 1).map(\.value)
    guard scalars.count <= Self.longestName else { return false }
    var threads = Threads(count: steps.count)
    for place in 0...scalars.count {
      // A match can start anywhere.
      threads.add(0)
      if follow(&threads, at: place, of: scalars.count) { return true }
      guard place < scalars.count else { break }
      let current = threads.places
      threads.clear()
      for step in current {
        if case .one(let set) = steps[step], set.contains(scalars[place]) { threads.add(step + 1) }
      }
    }
    return false
  }

  /// Follows the steps that match no character.
  ///
  /// Returns `true` if the end of the pattern is among them.
  private func follow(_ threads: inout Threads, at place: Int, of count: Int) -> Bool {
    var next = 0
    while next < threads.places.count {
      let step = threads.places[next]
      next += 1
      switch steps[step] {
      case .one: break
      case .start: if place == 0 { threads.add(step + 1) }
      case .end: if place == count { threads.add(step + 1) }
      case .split(let first, let second):
        threads.add(first)
        threads.add(second)
      case .jump(let other): threads.add(other)
      case .match: return true
      }
    }
    return false
  }

  /// The active steps, each once.
  private struct Threads {
    private(set) var places: [Int] = []
    private var isIn: [Bool]

    init(count: Int) { isIn = Array(repeating: false, count: count) }

    mutating func add(_ place: Int) {
      guard !isIn[place] else { return }
      isIn[place] = true
      places.append(place)
    }

    mutating func clear() {
      for place in places { isIn[place] = false }
      places.removeAll(keepingCapacity: true)
    }
  }
}

/// A compiler of a parsed pattern into steps.
private struct NamePatternProgram {
  /// The maximum number of steps, because nested repetitions multiply.
  private static let limit = 5000

  private(set) var steps: [NamePattern.Step] = []
  /// The number of added parts, including those without steps.
  private var partCount = 0

  /// Adds the steps of a part, or returns `false` if there are too many.
  mutating func add(_ node: NamePatternParser.Node) -> Bool {
    partCount += 1
    guard partCount < Self.limit else { return false }
    switch node {
    case .step(let step): steps.append(step)
    case .sequence(let nodes): return nodes.allSatisfy { add($0) }
    case .choice(let nodes): return addChoice(nodes)
    case .repeated(let node, let least, let most):
      for _ in 0..<least { guard add(node) else { return false } }
      guard let most else { return addLoop(node) }
      for _ in least..<max(least, most) {
        let split = steps.count
        steps.append(.jump(0))
        guard add(node) else { return false }
        steps[split] = .split(split + 1, steps.count)
      }
    }
    return true
  }

  /// Adds the steps of alternatives.
  private mutating func addChoice(_ nodes: [NamePatternParser.Node]) -> Bool {
    var ends: [Int] = []
    for node in nodes.dropLast() {
      let split = steps.count
      steps.append(.jump(0))
      guard add(node) else { return false }
      ends.append(steps.count)
      steps.append(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    guard let last = nodes.last, add(last) else { return false }
    for end in ends { steps[end] = .jump(steps.count) }
    return true
  }

  /// Adds a part that repeats any number of times.
  private mutating func addLoop(_ node: NamePatternParser.Node) -> Bool {
    let split = steps.count
    steps.append(.jump(0))
    guard add(node) else { return false }
    steps.append(.jump(split))
    steps[split] = .split(split + 1, steps.count)
    return true
  }
}
