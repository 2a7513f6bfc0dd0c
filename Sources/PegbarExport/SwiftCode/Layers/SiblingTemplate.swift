internal import PegbarDiagnostics

/// What makes a layer as words, of which some may differ from those of its siblings.
struct SiblingTemplate {
  /// A word: the number of its text in the expression, and its number there.
  struct WordIndex: Hashable {
    var leaf: Int
    var word: Int
  }

  private let expression: SwiftExpression
  private let leaves: [(label: String, words: [String])]
  /// All but the texts.
  private let skeleton: String

  init(_ expression: SwiftExpression) {
    self.expression = expression
    var leaves: [(label: String, words: [String])] = []
    skeleton =
      expression.mapTexts { label, text in
        leaves.append((label, Self.words(text)))
        return "_"
      }.line
    self.leaves = leaves
  }

  /// The places of words that are not the same; nothing where more than values differs.
  func differences(from other: SiblingTemplate) -> [WordIndex]? {
    guard skeleton == other.skeleton, leaves.count == other.leaves.count else { return nil }
    var places: [WordIndex] = []
    for leaf in leaves.indices {
      let (mine, theirs) = (leaves[leaf].words, other.leaves[leaf].words)
      guard mine.count == theirs.count else { return nil }
      for word in mine.indices where mine[word] != theirs[word] {
        guard let kind = Self.kind(mine[word]), kind == Self.kind(theirs[word]) else { return nil }
        places.append(WordIndex(leaf: leaf, word: word))
      }
    }
    return places
  }

  /// The word at a place.
  func word(at place: WordIndex) -> String { leaves[place.leaf].words[place.word] }

  /// Whether all words at some places are lengths or angles: of the type `CGFloat`.
  func hasLengths(at places: [WordIndex]) -> Bool {
    places.allSatisfy { place in
      let leaf = leaves[place.leaf]
      if leaf.words.count == 1 { return ["turn", "scale"].contains(leaf.label) }
      return ["point", "rect", "CGPoint", "CGRect", "oval"].contains(leaf.words[0])
    }
  }

  /// The expression with other words at some places.
  func expression(_ changes: [(places: [WordIndex], text: String)]) -> SwiftExpression {
    var words = leaves.map(\.words)
    for (places, text) in changes {
      for place in places { words[place.leaf][place.word] = text }
    }
    var texts = words.map { $0.joined() }[...]
    return expression.mapTexts { _, text in texts.popFirst() ?? text }
  }

  private enum Kind {
    case number, string, color
  }

  /// What may differ; nothing for what may not.
  private static func kind(_ word: String) -> Kind? {
    // Path data is text, whether it has a name or not.
    if word.hasPrefix("\"") || word.hasPrefix("Outline.") { return .string }
    if word.hasPrefix("Palette.") { return .color }
    return Double(word) == nil ? nil : .number
  }

  /// String literals, numbers, names with their points, and single other characters.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    let bytes = Array(text.utf8)
    var start = 0
    func isWord(_ byte: UInt8) -> Bool {
      NumberData.isPartOfName(byte) || byte == UInt8(ascii: ".")
    }
    while start < bytes.count {
      var end = start + 1
      if bytes[start] == UInt8(ascii: "\"") {
        while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
          end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end + 1, bytes.count)
      } else if isWord(bytes[start]) || bytes[start] == UInt8(ascii: "-") {
        while end < bytes.count, isWord(bytes[end]) { end += 1 }
      }
      words.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return words
  }
}

/// Values of siblings that stand at the same places.
struct SiblingColumn {
  var places: [SiblingTemplate.WordIndex]
  /// The values, as they are spelt.
  var values: [String]

  /// The values in which siblings differ; nothing where they are not alike.
  static func columns(of templates: [SiblingTemplate]) -> [SiblingColumn]? {
    guard let first = templates.first else { return nil }
    var differing: Set<SiblingTemplate.WordIndex> = []
    for template in templates.dropFirst() {
      guard let places = first.differences(from: template) else { return nil }
      differing.formUnion(places)
    }
    let places = differing.sorted { ($0.leaf, $0.word) < ($1.leaf, $1.word) }
    return places.grouped { place in templates.map { $0.word(at: place) } }
      .map { SiblingColumn(places: $0.elements, values: $0.key) }
  }

  /// The values as numbers, where all are.
  var numbers: [Double]? {
    let numbers = values.compactMap(Double.init)
    return numbers.count == values.count ? numbers : nil
  }

  /// Numbers that stay the same twice at most, as a sum of what is repeated.
  var runs: SwiftExpression? {
    var runs: [(value: String, count: Int)] = []
    for value in values {
      if runs.last?.value == value {
        runs[runs.count - 1].count += 1
      } else if runs.count == 2 {
        return nil
      } else {
        runs.append((value, 1))
      }
    }
    let parts = runs.map { "Array(repeating: \($0.value), count: \($0.count))" }
    return .text(parts.joined(separator: " + "))
  }

  /// Texts that count up, as a range.
  var range: String? {
    guard let start = values.first?.dropFirst().dropLast(), let first = Int(start),
      values == values.indices.map({ "\"\(first + $0)\"" })
    else { return nil }
    return "\(first)...\(first + values.count - 1)"
  }
}

extension SwiftExpression {
  /// The same with other texts, each made of one and of the label that it has as an argument.
  fileprivate func mapTexts(
    labelled label: String = "", _ change: (_ label: String, _ text: String) -> String
  ) -> SwiftExpression {
    switch self {
    case .text(let text): .text(change(label, text))
    case .list(let elements): .list(elements.map { $0.mapTexts(labelled: "[]", change) })
    case .sum(let elements): .sum(elements.map { $0.mapTexts(labelled: "[]", change) })
    case .suffixed(let inner, let end): .suffixed(inner.mapTexts(labelled: label, change), end)
    case .chained(let inner, let call):
      .chained(inner.mapTexts(labelled: label, change), call.mapTexts(labelled: label, change))
    case .call(let name, let arguments):
      .call(
        name,
        arguments.map { .init($0.label, $0.value.mapTexts(labelled: $0.label, change)) })
    }
  }
}
