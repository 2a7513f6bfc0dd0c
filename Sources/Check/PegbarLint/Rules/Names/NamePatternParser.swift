/// A parser of name patterns.
struct NamePatternParser {
  /// A part of a pattern.
  indirect enum Node {
    /// A character, or the start or end of the name.
    case step(NamePattern.Step)
    /// Parts in sequence.
    case sequence([Node])
    /// Alternatives.
    case choice([Node])
    /// A repeated part, with the minimum number and an optional maximum.
    case repeated(Node, Int, Int?)
  }

  private typealias CharacterSet = NamePattern.CharacterSet

  /// The maximum nesting depth of groups.
  private static let deepest = 50
  private static let mostRepetitions = 1000

  private var rest: Substring.UnicodeScalarView
  private var depth = 0

  init(_ text: String) { rest = text[...].unicodeScalars }

  /// Parses the whole string, or returns `nil` if it is invalid.
  mutating func pattern() -> Node? {
    guard let node = choice(), rest.isEmpty else { return nil }
    return node
  }

  private mutating func choice() -> Node? {
    var nodes: [Node] = []
    repeat {
      guard let node = sequence() else { return nil }
      nodes.append(node)
    } while take("|")
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func sequence() -> Node? {
    var nodes: [Node] = []
    while let next = rest.first, next != "|", next != ")" {
      guard let one = single(), let node = repetition(of: one) else { return nil }
      nodes.append(node)
    }
    return .sequence(nodes)
  }

  /// Parses a character, a set, a group, or an anchor.
  private mutating func single() -> Node? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case "^": return .step(.start)
    case "$": return .step(.end)
    case ".": return .step(.one(CharacterSet(isInverted: true)))
    case "[": return set().map { .step(.one($0)) }
    case "\\": return escaped().map { .step(.one($0)) }
    case "(": return group()
    case "*", "+", "?", "{": return nil
    default: return .step(.one(CharacterSet(ranges: [next.value...next.value])))
    }
  }

  private mutating func group() -> Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return nil }
    // Groups capture nothing, so `(?:` is the same as `(`.
    if take("?"), !take(":") { return nil }
    guard let node = choice(), take(")") else { return nil }
    return node
  }

  private mutating func repetition(of node: Node) -> Node? {
    if take("*") { return .repeated(node, 0, nil) }
    if take("+") { return .repeated(node, 1, nil) }
    if take("?") { return .repeated(node, 0, 1) }
    guard take("{") else { return node }
    guard let least = number() else { return nil }
    var most: Int? = least
    if take(",") { most = rest.first == "}" ? nil : number() ?? -1 }
    guard take("}"), most ?? least >= least else { return nil }
    return .repeated(node, least, most)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let next = rest.first, ("0"..."9").contains(next), digits.utf8.count < 5 {
      digits.unicodeScalars.append(next)
      rest.removeFirst()
    }
    return Int(digits).flatMap { $0 <= Self.mostRepetitions ? $0 : nil }
  }

  /// Parses the character set after a backslash.
  private mutating func escaped() -> CharacterSet? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case "d": return CharacterSet(ranges: [0x30...0x39])
    case "w": return Self.wordCharacters
    case "s": return Self.spaces
    case "D": return CharacterSet(ranges: [0x30...0x39], isInverted: true)
    case "W": return CharacterSet(ranges: Self.wordCharacters.ranges, isInverted: true)
    case "S": return CharacterSet(ranges: Self.spaces.ranges, isInverted: true)
    // Other letters have a meaning in other regular expression dialects.
    case "a"..."z", "A"..."Z", "0"..."9": return nil
    default: return CharacterSet(ranges: [next.value...next.value])
    }
  }

  private static let wordCharacters = CharacterSet(
    ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
  private static let spaces = CharacterSet(ranges: [0x09...0x0D, 0x20...0x20, 0xA0...0xA0])

  /// Parses the set between brackets.
  private mutating func set() -> CharacterSet? {
    var set = CharacterSet()
    set.isInverted = take("^")
    var isFirst = true
    while let next = rest.popFirst() {
      if next == "]", !isFirst { return set }
      isFirst = false
      var first = next.value
      if next == "\\" {
        guard let escaped = escaped(), !escaped.isInverted else { return nil }
        guard escaped.ranges.count == 1, escaped.ranges[0].count == 1 else {
          set.ranges += escaped.ranges
          continue
        }
        first = escaped.ranges[0].lowerBound
      }
      guard let last = upperEnd() else {
        set.ranges.append(first...first)
        continue
      }
      guard last >= first else { return nil }
      set.ranges.append(first...last)
    }
    return nil
  }

  /// Parses the last character of a range, or returns `nil` if there is no range.
  private mutating func upperEnd() -> UInt32? {
    guard rest.first == "-", let end = rest.dropFirst().first, end != "]", end != "\\" else {
      return nil
    }
    rest.removeFirst(2)
    return end.value
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}
