/// Lines of source text with an indent.
struct SwiftText {
  /// How wide a line may be.
  static let width = 100

  /// The text so far.
  private(set) var bytes: [UInt8] = []
  /// How many blocks are open.
  private(set) var depth = 0

  /// How many columns are left on a new line.
  var room: Int { Self.width - 2 * depth }

  /// Adds a line; an empty one stays empty.
  mutating func line(_ text: String = "") {
    if !text.isEmpty {
      bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(0x0A)
  }

  /// Adds text that was written apart.
  mutating func append(_ written: [UInt8]) {
    bytes.append(contentsOf: written)
  }

  /// Adds lines that stand in source text, each with the present indent.
  mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line(String(part))
    }
  }

  /// Adds a line, what `body` adds one step further in, and a closing line.
  mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout SwiftText) -> Void
  ) {
    line(opening)
    depth += 1
    body(&self)
    depth -= 1
    line(closing)
  }

  /// Adds a line, others one step further in, and a closing brace.
  mutating func block(_ opening: String, of lines: [String]) {
    block(opening) { for line in lines { $0.line(line) } }
  }

  /// Adds a computed property or a function, on one line if it fits there.
  mutating func getter(_ declaration: String, _ value: String) {
    let flat = "\(declaration) { \(value) }"
    if flat.count <= room { return line(flat) }
    block(declaration + " {") { $0.line(value) }
  }

  /// Adds an expression, on one line if it fits there.
  mutating func expression(
    _ expression: SwiftExpression, prefix: String = "", suffix: String = ""
  ) {
    if let flat = expression.flat(room: room - prefix.count - suffix.count) {
      return line(prefix + flat + suffix)
    }
    switch expression {
    case .text(let text):
      line(prefix + text + suffix)
    case .list(let elements):
      block(prefix + "[", closing: "]" + suffix) { $0.elements(elements) }
    case .suffixed(let inner, let end):
      self.expression(inner, prefix: prefix, suffix: end + suffix)
    case .chained(let inner, let call):
      if let flat = call.flat(room: room - suffix.count - 2) {
        return self.expression(inner, prefix: prefix, suffix: ".\(flat)\(suffix)")
      }
      self.expression(inner, prefix: prefix)
      self.expression(call, prefix: ".", suffix: suffix)
    case .sum(let parts):
      for (index, part) in parts.enumerated() {
        let isLast = index == parts.count - 1
        if index == 1 { depth += 1 }
        self.expression(
          part, prefix: index == 0 ? prefix : "+ ", suffix: isLast ? suffix : "")
      }
      if parts.count > 1 { depth -= 1 }
    case .call(let name, let arguments):
      // Breaking helps nothing where one word alone is too long.
      if expression.hasOneLongText(room: room - prefix.count - suffix.count) {
        return line(prefix + expression.line + suffix)
      }
      if let head = Self.head(of: arguments), let last = arguments.last,
        prefix.count + name.count + head.utf8.count + 30 <= room
      {
        let opening = prefix + name + "(" + head
        if case .list(let elements) = last.value, elements.count == 1, elements[0].isCall {
          return self.expression(elements[0], prefix: opening + "[", suffix: "])" + suffix)
        }
        return self.expression(last.value, prefix: opening, suffix: ")" + suffix)
      }
      if arguments.count == 1, let only = arguments.first, case .list(let elements) = only.value {
        return block(prefix + name + "(" + only.lead + "[", closing: "])" + suffix) {
          $0.elements(elements)
        }
      }
      block(prefix + name + "(", closing: ")" + suffix) { $0.arguments(arguments) }
    }
  }

  /// All arguments but the last one, where that is a call or a list of calls, which can be broken
  /// after them.
  private static func head(of arguments: [SwiftExpression.Argument]) -> String? {
    guard arguments.count > 1, let last = arguments.last else { return nil }
    switch last.value {
    case .text, .suffixed, .chained, .sum: return nil
    case .call: break
    case .list(let elements):
      guard last.label.isEmpty, elements.contains(where: \.isCall) else { return nil }
    }
    var head = ""
    for argument in arguments.dropLast() {
      guard case .text(let text) = argument.value else { return nil }
      head += argument.lead + text + ", "
    }
    return head + last.lead
  }

  /// How long a call may be that shares its line with others.
  private static let shortCall = 32

  /// Fills lines with arguments; calls that are not short get lines of their own.
  ///
  /// - Parameter isList: Whether they are elements of a list: the last one has a comma, too, and all
  ///   but texts and short calls get lines of their own.
  private mutating func arguments(
    _ arguments: [SwiftExpression.Argument], isList: Bool = false
  ) {
    var filled = ""
    for (index, argument) in arguments.enumerated() {
      let comma = isList || index < arguments.count - 1 ? "," : ""
      var room = room - argument.lead.utf8.count - 1
      switch argument.value {
      case .text: break
      case .call: room = min(room, Self.shortCall)
      case .list, .suffixed, .chained, .sum: if isList { room = 0 }
      }
      if let flat = argument.value.flat(room: room) {
        fill(&filled, with: argument.lead + flat + comma)
      } else {
        end(&filled)
        expression(argument.value, prefix: argument.lead, suffix: comma)
      }
    }
    end(&filled)
  }

  /// Fills lines with the elements of a list.
  private mutating func elements(_ elements: [SwiftExpression]) {
    arguments(elements.map { .init("", $0) }, isList: true)
  }

  /// Adds a piece to a line that is being filled, or to the next one where it does not fit.
  private mutating func fill(_ filled: inout String, with piece: String) {
    if !filled.isEmpty, filled.utf8.count + 1 + piece.utf8.count > room { end(&filled) }
    filled += (filled.isEmpty ? "" : " ") + piece
  }

  /// Ends a line that is being filled.
  private mutating func end(_ filled: inout String) {
    if !filled.isEmpty { line(filled) }
    filled = ""
  }
}

/// An expression whose layout depends on the room there is.
indirect enum SwiftExpression {
  /// Something that is never broken.
  case text(String)
  /// An array literal.
  case list([SwiftExpression])
  /// An expression with something after it.
  case suffixed(SwiftExpression, String)
  /// A call on what another expression gives.
  case chained(SwiftExpression, SwiftExpression)
  /// Lists that are joined.
  case sum([SwiftExpression])
  /// A call with its arguments.
  case call(String, [Argument])

  /// An argument of a call; its label may be empty.
  struct Argument {
    /// The label; empty where there is none.
    var label: String
    /// The value.
    var value: SwiftExpression

    /// Makes an argument.
    init(_ label: String, _ value: SwiftExpression) {
      self.label = label
      self.value = value
    }

    /// Something that is never broken.
    init(_ label: String, _ text: String) {
      self.init(label, .text(text))
    }

    /// A number.
    init(_ label: String, _ number: Double) {
      self.init(label, .number(number))
    }

    /// What stands before the value.
    var lead: String { label.isEmpty ? "" : label + ": " }
  }

  /// A number.
  static func number(_ value: Double) -> SwiftExpression { .text(SwiftLiteral.number(value)) }

  /// An array literal of texts.
  static func texts(_ texts: [String]) -> SwiftExpression { .list(texts.map { .text($0) }) }

  /// Whether it is a call.
  var isCall: Bool { if case .call = self { true } else { false } }

  /// Whether one word alone, as path data, is what does not fit.
  func hasOneLongText(room: Int) -> Bool {
    guard let long = longTexts, long.count == 1, let length = long.first else { return false }
    return size - length + 40 <= room
  }

  /// How long the long words are; nothing where lists of several make it worth breaking.
  private var longTexts: [Int]? {
    switch self {
    case .text(let text): return text.utf8.count > 60 ? [text.utf8.count] : []
    case .list(let elements):
      guard elements.count == 1 else { return nil }
      return elements.first?.longTexts
    case .suffixed(let inner, _): return inner.longTexts
    case .chained(let inner, let call):
      guard let inner = inner.longTexts, let call = call.longTexts else { return nil }
      return inner + call
    case .sum: return nil
    case .call(_, let arguments):
      let parts = arguments.map(\.value.longTexts)
      return parts.contains(nil) ? nil : parts.flatMap { $0 ?? [] }
    }
  }

  /// How many bytes of text it has, without punctuation.
  var size: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .list(let elements), .sum(let elements): elements.reduce(0) { $0 + $1.size }
    case .suffixed(let inner, let end): inner.size + end.utf8.count
    case .chained(let inner, let call): inner.size + call.size
    case .call(let name, let arguments):
      arguments.reduce(name.utf8.count) { $0 + $1.value.size }
    }
  }

  /// The expression on one line.
  var line: String { flat(room: .max) ?? "" }

  /// The expression on one line; nothing if it takes more than `room` columns.
  func flat(room: Int) -> String? {
    var result = ""
    return append(to: &result, room: room) ? result : nil
  }

  private func append(to result: inout String, room: Int) -> Bool {
    switch self {
    case .text(let text):
      result += text
    case .list(let elements):
      result += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { result += ", " }
        guard element.append(to: &result, room: room) else { return false }
      }
      result += "]"
    case .suffixed(let inner, let end):
      guard inner.append(to: &result, room: room) else { return false }
      result += end
    case .chained(let inner, let call):
      guard inner.append(to: &result, room: room) else { return false }
      result += "."
      guard call.append(to: &result, room: room) else { return false }
    case .sum(let parts):
      for (index, part) in parts.enumerated() {
        if index > 0 { result += " + " }
        guard part.append(to: &result, room: room) else { return false }
      }
    case .call(let name, let arguments):
      result += name + "("
      for (index, argument) in arguments.enumerated() {
        if index > 0 { result += ", " }
        result += argument.lead
        guard argument.value.append(to: &result, room: room) else { return false }
      }
      result += ")"
    }
    return result.utf8.count <= room
  }
}
