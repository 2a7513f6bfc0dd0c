internal import PegbarBase
internal import PegbarScene

/// Prints generated code as indented lines of source text.
struct SwiftText {
  /// The maximum width of a line.
  static let width = 100
  /// `true` if types and extensions are `nonisolated` (SE-0466).
  ///
  /// The classes of Core Animation are nonisolated, and so must be all overrides of their members.
  /// The members of a type inherit its isolation.
  let isNonisolated: Bool
  /// The text that was printed so far.
  private(set) var bytes: [UInt8] = []
  /// The number of open blocks.
  private var depth: Int

  /// Creates a text inside a number of blocks.
  init(isNonisolated: Bool = false, depth: Int = 0) {
    (self.isNonisolated, self.depth) = (isNonisolated, depth)
  }

  /// The number of columns on a new line.
  private var available: Int { Self.width - 2 * depth }

  /// Adds pieces of code.
  mutating func add(_ nodes: [SwiftNode]) {
    for node in nodes where !Cancellation.isRequested { add(node) }
  }

  private mutating func add(_ node: SwiftNode) {
    switch node {
    case .blank: line()
    case .line(let text): line(text)
    case .source(let text): lines(text)
    case .typeSource(let text): lines(text.replacing("$NONISOLATED ", with: isolation))
    case .member(let member, let place): lines(member.source(in: place))
    case .statement(let expression, let before, let after):
      guard before.hasSuffix("= "), expression.isName,
        before.count + expression.size + after.count > available
      else { return self.expression(expression, prefix: before, suffix: after) }
      line(String(before.dropLast()))
      indented { $0.expression(expression, prefix: "", suffix: after) }
    case .block(let opening, let nodes, let closing, let isCompact):
      if isCompact, let flat = flat(nodes), fits(opening, flat, closing) {
        return line("\(opening) \(flat) \(closing)")
      }
      block(opening, closing: closing) { $0.add(nodes) }
    case .opened(let expression, let before, let after, let nodes, let closing, let isCompact):
      if isCompact, let head = expression.flat(available: available), let flat = flat(nodes),
        fits(before + head + after, flat, closing)
      {
        return line("\(before)\(head)\(after) \(flat) \(closing)")
      }
      self.expression(expression, prefix: before, suffix: after)
      indented { $0.add(nodes) }
      line(closing)
    case .type(let head, let nodes):
      block(isolation + head + " {") { $0.add(nodes) }
    }
  }

  /// The modifier before a type, with a trailing space.
  private var isolation: String { isNonisolated ? "nonisolated " : "" }

  /// Returns the only statement of a block on one line, or `nil` if there are others or it is too
  /// long.
  private func flat(_ nodes: [SwiftNode]) -> String? {
    guard nodes.count == 1 else { return nil }
    switch nodes[0] {
    case .statement(let expression, let before, let after):
      return expression.flat(available: available).map { before + $0 + after }
    case .block(let opening, let inner, let closing, true):
      return flat(inner).map { "\(opening) \($0) \(closing)" }
    case _: return nil
    }
  }

  private func fits(_ opening: String, _ flat: String, _ closing: String) -> Bool {
    opening.count + flat.count + closing.count + 2 <= available
  }

  /// Adds a line; an empty line has no indentation.
  private mutating func line(_ text: String = "") { line(text.utf8) }

  private mutating func line(_ text: some Collection<UInt8>) {
    if !text.isEmpty {
      bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
      bytes.append(contentsOf: text)
    }
    bytes.append(0x0A)
  }

  /// Adds the lines of source text with the current indentation.
  private mutating func lines(_ text: String) {
    for part in text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      line(part)
    }
  }

  /// Adds an opening line, the indented code that `body` adds, and a closing line.
  private mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout SwiftText) -> Void
  ) {
    line(opening)
    indented(body)
    line(closing)
  }

  private mutating func indented(_ body: (inout SwiftText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}

// Expressions, on one line if they fit.
extension SwiftText {
  private mutating func expression(
    _ expression: SwiftExpression, prefix: String, suffix: String = ""
  ) {
    if let flat = expression.flat(available: available - prefix.count - suffix.count) {
      return line(prefix + flat + suffix)
    }
    switch expression {
    case .list(let elements):
      block(prefix + "[", closing: "]" + suffix) { $0.elements(elements) }
    case .wrapped(let start, let inner, let end):
      self.expression(inner, prefix: prefix + start, suffix: end + suffix)
    case .chained(let inner, let callee, let arguments):
      let call = SwiftExpression.call(callee, arguments)
      if let flat = call.flat(available: available - suffix.count - 2) {
        return self.expression(inner, prefix: prefix, suffix: ".\(flat)\(suffix)")
      }
      self.expression(inner, prefix: prefix)
      self.expression(call, prefix: ".", suffix: suffix)
    case .sum(let parts): sum(parts, prefix: prefix, suffix: suffix)
    case .call(let callee, let arguments):
      // Breaking does not help if a single word is too long.
      if expression.hasOneLongWord(available: available - prefix.count - suffix.count) {
        return line(prefix + expression.line + suffix)
      }
      call(callee.name, arguments, prefix: prefix, suffix: suffix)
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word,
      .tuple, .value:
      line(prefix + expression.line + suffix)
    }
  }

  private mutating func sum(_ parts: [SwiftExpression], prefix: String, suffix: String) {
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if index == 1 { depth += 1 }
      expression(part, prefix: index == 0 ? prefix : "+ ", suffix: isLast ? suffix : "")
    }
    if parts.count > 1 { depth -= 1 }
  }

  private mutating func call(
    _ name: String, _ arguments: [SwiftExpression.Argument], prefix: String, suffix: String
  ) {
    if let head = Self.head(of: arguments), let last = arguments.last,
      prefix.count + name.count + head.utf8.count + 30 <= available
    {
      let opening = prefix + name + "(" + head
      if case .list(let elements) = last.value, elements.count == 1, elements[0].isCall {
        return expression(elements[0], prefix: opening + "[", suffix: "])" + suffix)
      }
      return expression(last.value, prefix: opening, suffix: ")" + suffix)
    }
    if arguments.count == 1, let only = arguments.first, case .list(let elements) = only.value {
      return block(prefix + name + "(" + only.lead + "[", closing: "])" + suffix) {
        $0.elements(elements)
      }
    }
    block(prefix + name + "(", closing: ")" + suffix) { $0.arguments(arguments) }
  }

  /// Returns all arguments but the last one, if the last is a call or a list of calls that can be
  /// broken.
  private static func head(of arguments: [SwiftExpression.Argument]) -> String? {
    guard arguments.count > 1, let last = arguments.last else { return nil }
    switch last.value {
    case .call: break
    case .list(let elements):
      guard last.label.isEmpty, elements.contains(where: \.isCall) else { return nil }
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word,
      .tuple, .value, .wrapped, .chained, .sum:
      return nil
    }
    var head = ""
    for argument in arguments.dropLast() {
      guard argument.value.isWhole else { return nil }
      head += argument.lead + argument.value.line + ", "
    }
    return head + last.lead
  }

  /// The maximum length of a call that shares its line with others.
  private static let shortCall = 32

  /// Fills lines with arguments; a long call has its own lines.
  ///
  /// - Parameter isList: Whether the arguments are elements of a list. The last element also has a
  ///   comma, and only words and short calls share lines.
  private mutating func arguments(
    _ arguments: [SwiftExpression.Argument], isList: Bool = false
  ) {
    var filled = ""
    for (index, argument) in arguments.enumerated() {
      let comma = isList || index < arguments.count - 1 ? "," : ""
      var available = available - argument.lead.utf8.count - 1
      switch argument.value {
      case .call: available = min(available, Self.shortCall)
      case .list, .wrapped, .chained, .sum: if isList { available = 0 }
      case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word,
        .tuple, .value:
        break
      }
      if let flat = argument.value.flat(available: available) {
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

  /// Adds a piece to the current line, or to the next one if it does not fit.
  private mutating func fill(_ filled: inout String, with piece: String) {
    if !filled.isEmpty, filled.utf8.count + 1 + piece.utf8.count > available { end(&filled) }
    filled += (filled.isEmpty ? "" : " ") + piece
  }

  /// Ends the current line.
  private mutating func end(_ filled: inout String) {
    if !filled.isEmpty { line(filled) }
    filled = ""
  }
}

// The text of expressions on one line.
extension SwiftExpression {
  /// The expression on one line.
  var line: String { flat(available: .max) ?? "" }

  /// Returns the expression on one line, or `nil` if it requires more than `available` columns.
  func flat(available: Int) -> String? {
    var result = ""
    return append(to: &result, available: available) ? result : nil
  }

  /// `true` if it is a short word or call that is never broken.
  fileprivate var isName: Bool {
    switch self {
    case .word, .layer, .constant, .color, .value: size < 60
    case .number, .numbers, .string, .data, .path, .function, .list, .tuple, .sum, .wrapped, .call,
      .chained:
      false
    }
  }

  /// Returns `true` if the expression does not fit because of a single word, such as path data.
  fileprivate func hasOneLongWord(available: Int) -> Bool {
    guard let long = longWords, long.count == 1, let length = long.first else { return false }
    return size - length + 40 <= available
  }

  /// The lengths of the long words, or `nil` if lists with several elements can be broken.
  private var longWords: [Int]? {
    switch self {
    case .string, .data, .path, .value:
      // The size of path data with few points is not precise enough.
      return (size < 200 ? line.utf8.count : size) > 60 ? [size] : []
    case .number, .numbers, .color, .constant, .layer, .function, .word, .tuple: return []
    case .list(let elements) where elements.count != 1: return nil
    case .sum: return nil
    case .list, .wrapped, .call, .chained:
      var words: [Int] = []
      for part in parts {
        guard let long = part.longWords else { return nil }
        words += long
      }
      return words
    }
  }

  /// The number of bytes of its words, without punctuation.
  var size: Int {
    switch self {
    case .data(let text): text.utf8.count + 2
    case .path(let path): path.size
    case .number, .numbers, .string, .color, .constant, .layer, .function, .word, .tuple:
      line.utf8.count
    case .value(let callee, let arguments):
      // Includes punctuation, because a value is never broken.
      arguments.reduce(callee.name.utf8.count + 2 * max(arguments.count, 1)) {
        $0 + $1.lead.utf8.count + $1.value.size
      }
    case .wrapped(let start, let inner, let end): start.utf8.count + inner.size + end.utf8.count
    case .list, .sum: parts.reduce(0) { $0 + $1.size }
    case .call(let callee, let arguments), .chained(_, let callee, let arguments):
      parts.reduce(callee.name.utf8.count) { $0 + $1.size }
        + arguments.reduce(0) { $0 + $1.lead.utf8.count }
    }
  }

  private func append(to result: inout String, available: Int) -> Bool {
    switch self {
    case .number(let value): result += SwiftLiteral.number(value)
    case .numbers(let values): result += "[\(SwiftLiteral.numbers(values))]"
    case .string(let text): result += SwiftLiteral.string(text)
    case .data(let text):
      guard text.utf8.count <= available else { return false }
      result += "\"\(text)\""
    case .path(let path):
      guard path.leastSize <= available else { return false }
      result += "\"\(path.text)\""
    case .color(let color, let isTyped): result += (isTyped ? "CGColor" : "") + Self.text(of: color)
    case .constant(let table, let name): result += table.prefix + name
    case .layer(let layer): result += layer.text
    case .function(let callee): result += callee.name
    case .word(let text): result += text
    case .list(let elements):
      return Self.append(
        "[", elements.map { Argument("", $0) }, "]", to: &result, available: available)
    case .tuple(let elements):
      return Self.append(
        "(", elements.map { Argument("", $0) }, ")", to: &result, available: available)
    case .sum(let parts):
      for (index, part) in parts.enumerated() {
        if index > 0 { result += " + " }
        guard part.append(to: &result, available: available) else { return false }
      }
    case .wrapped(let start, let inner, let end):
      result += start
      guard inner.append(to: &result, available: available) else { return false }
      result += end
    case .chained(let inner, let callee, let arguments):
      guard inner.append(to: &result, available: available) else { return false }
      result += "."
      return SwiftExpression.call(callee, arguments).append(to: &result, available: available)
    case .call(let callee, let arguments), .value(let callee, let arguments):
      return Self.append(callee.name + "(", arguments, ")", to: &result, available: available)
    }
    return result.utf8.count <= available
  }

  private static func append(
    _ start: String, _ parts: [Argument], _ end: String, to result: inout String, available: Int
  ) -> Bool {
    result += start
    for (index, part) in parts.enumerated() {
      if index > 0 { result += ", " }
      result += part.lead
      guard part.value.append(to: &result, available: available) else { return false }
    }
    result += end
    return result.utf8.count <= available
  }

  /// Returns a color as a call of its shared function: `.hex(0xFF8000)`, or `.rgb(1, 0.5, 0)` if
  /// the components are not those of an 8-bit color.
  private static func text(of color: Color) -> String {
    let alpha = color.alpha == 1 ? "" : ", alpha: \(SwiftLiteral.number(color.alpha))"
    guard let code = color.code else {
      return ".rgb(\(SwiftLiteral.numbers([color.red, color.green, color.blue]))\(alpha))"
    }
    return ".hex(0x\(code)\(alpha))"
  }
}

extension Color {
  /// The six hexadecimal digits of an 8-bit color without its alpha, or `nil` for other colors.
  ///
  /// Scenes contain components with five decimals.
  var code: String? {
    let levels = [red, green, blue].map { $0 * 255 }
    guard levels.allSatisfy({ (0...255).contains($0) && abs($0 - $0.rounded()) < 0.002 }) else {
      return nil
    }
    let digits = levels.map { level in
      let text = String(Int(level.rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return digits.joined()
  }
}
