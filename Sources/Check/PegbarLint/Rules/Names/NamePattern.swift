/// A regular expression that names are compared with.
///
/// All ways to match are followed at once, so the time grows with the length of the name and of the
/// pattern and not beyond: a name in a file of unknown origin cannot make it hang, as it can where one
/// way is tried after another.
package struct NamePattern: Sendable {
  /// Characters beyond this are not looked at; a longer name does not match.
  private static let longestName = 2000
  private static let longestPattern = 2000

  /// The pattern as it is written.
  let text: String
  private let steps: [Step]

  /// One step of comparing.
  enum Step: Sendable {
    /// Takes a character of a set.
    case one(CharacterSet)
    /// Goes on only at the beginning of the name.
    case start
    /// Goes on only at the end of the name.
    case end
    /// Goes on at two steps.
    case split(Int, Int)
    /// Goes on at another step.
    case jump(Int)
    /// The pattern is over.
    case match
  }

  /// Some characters, or all but some.
  struct CharacterSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var isInverted = false

    func contains(_ scalar: UInt32) -> Bool {
      ranges.contains { $0.contains(scalar) } != isInverted
    }
  }

  /// Reads a pattern: characters, `.`, `[a-z]`, `\d`, `\w`, `\s`, groups, `|`, `*`, `+`, `?`,
  /// `{2,4}`, `^` and `$`; nothing where the text is none, or is longer than any for names.
  package init?(_ text: String) {
    guard text.unicodeScalars.count <= Self.longestPattern else { return nil }
    var parser = NamePatternParser(text)
    guard let node = parser.pattern() else { return nil }
    var program = NamePatternProgram()
    guard program.add(node) else { return nil }
    self.text = text
    steps = program.steps + [.match]
  }

  /// Whether it matches a name, or a part of it.
  package func matches(_ name: String) -> Bool {
    let scalars = name.unicodeScalars.prefix(Self.longestName + 1).map(\.value)
    guard scalars.count <= Self.longestName else { return false }
    var threads = Threads(count: steps.count)
    for place in 0...scalars.count {
      // A match may begin anywhere.
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

  /// Follows steps that take no character; whether one of them is the end of the pattern.
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

  /// The steps at which comparing goes on, each once.
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

/// Turns what was read of a pattern into steps.
private struct NamePatternProgram {
  /// More steps than any pattern for names needs; repetitions within repetitions multiply.
  private static let limit = 5000

  private(set) var steps: [NamePattern.Step] = []
  /// How many parts were added, also those without steps.
  private var partCount = 0

  /// Adds the steps of a part; false where there are too many.
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

  /// Adds parts of which one is taken.
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

  /// Adds a part that may follow itself any number of times.
  private mutating func addLoop(_ node: NamePatternParser.Node) -> Bool {
    let split = steps.count
    steps.append(.jump(0))
    guard add(node) else { return false }
    steps.append(.jump(split))
    steps[split] = .split(split + 1, steps.count)
    return true
  }
}
