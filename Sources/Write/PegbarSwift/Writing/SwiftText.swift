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
        before.columns + expression.size + after.columns > available
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
    opening.columns + flat.columns + closing.columns + 2 <= available
  }

  /// Adds a line; an empty line has no indentation.
  private mutating func line(_ text: String = "") { line(text.utf8) }

  private mutating func line(_ text: some Collection<UInt8>) {
    if !text.isEmpty {
      indent()
      bytes.append(contentsOf: text)
    }
    bytes.append(0x0A)
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  /// Adds the lines of source text with the current indentation.
  private mutating func lines(_ text: String) {
    // An array is split much faster than a view of a string.
    let lines = Array(text.utf8)
    for part in lines.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
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
    let columns = available - prefix.columns - suffix.columns
    if addLine(expression, prefix: prefix, suffix: suffix, columns: columns) { return }
    switch expression {
    case .list(let elements):
      block(prefix + "[", closing: "]" + suffix) { $0.elements(elements) }
    case .wrapped(let start, let inner, let end):
      self.expression(inner, prefix: prefix + start, suffix: end + suffix)
    case .chained(let inner, let callee, let arguments):
      let call = SwiftExpression.call(callee, arguments)
      if let flat = call.flat(available: available - suffix.columns - 2) {
        return self.expression(inner, prefix: prefix, suffix: ".\(flat)\(suffix)")
      }
      self.expression(inner, prefix: prefix)
      self.expression(call, prefix: ".", suffix: suffix)
    case .sum(let parts): sum(parts, prefix: prefix, suffix: suffix)
    case .call(let callee, let arguments):
      // Breaking does not help if a single word is too long.
      if expression.hasOneLongWord(available: columns) {
        addLine(expression, prefix: prefix, suffix: suffix)
        return
      }
      call(callee.name, arguments, prefix: prefix, suffix: suffix)
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word,
      .tuple, .value:
      addLine(expression, prefix: prefix, suffix: suffix)
    }
  }

  /// Adds an expression on one line; adds nothing and returns `false` if it requires more columns.
  @discardableResult
  private mutating func addLine(
    _ expression: SwiftExpression, prefix: String, suffix: String, columns: Int = .max
  ) -> Bool {
    let start = bytes.count
    indent()
    bytes.append(contentsOf: prefix.utf8)
    guard expression.append(to: &bytes, available: columns) else {
      bytes.removeLast(bytes.count - start)
      return false
    }
    bytes.append(contentsOf: suffix.utf8)
    bytes.append(0x0A)
    return true
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
      prefix.columns + name.columns + head.utf8.count + 30 <= available
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
    // The start of a line that is not yet ended.
    var open: Int?
    for (index, argument) in arguments.enumerated() {
      let comma = isList || index < arguments.count - 1 ? "," : ""
      let columns = columns(for: argument, isList: isList)
      if !fill(&open, argument, comma: comma, columns: columns) {
        end(&open)
        expression(argument.value, prefix: argument.lead, suffix: comma)
      }
    }
    end(&open)
  }

  /// Returns the maximum number of columns of an argument that shares its line with others.
  private func columns(for argument: SwiftExpression.Argument, isList: Bool) -> Int {
    let columns = available - argument.lead.utf8.count - 1
    return switch argument.value {
    case .call: min(columns, Self.shortCall)
    case .list, .wrapped, .chained, .sum: isList ? 0 : columns
    case .number, .numbers, .string, .data, .path, .color, .constant, .layer, .function, .word,
      .tuple, .value:
      columns
    }
  }

  /// Fills lines with the elements of a list.
  private mutating func elements(_ elements: [SwiftExpression]) {
    arguments(elements.map { .init("", $0) }, isList: true)
  }

  /// Adds an argument to the current line, or to the next one if it does not fit.
  ///
  /// Adds nothing and returns `false` if it requires more columns.
  private mutating func fill(
    _ open: inout Int?, _ argument: SwiftExpression.Argument, comma: String, columns: Int
  ) -> Bool {
    let start = bytes.count
    if open == nil { indent() } else { bytes.append(0x20) }
    let place = bytes.count
    bytes.append(contentsOf: argument.lead.utf8)
    guard argument.value.append(to: &bytes, available: columns) else {
      bytes.removeLast(bytes.count - start)
      return false
    }
    bytes.append(contentsOf: comma.utf8)
    if let begin = open, bytes.count - begin > available {
      // A slice would share the text, so that its change copies all of it.
      let piece = Array(bytes[place...])
      bytes.removeLast(bytes.count - start)
      end(&open)
      indent()
      open = bytes.count
      bytes.append(contentsOf: piece)
    } else if open == nil {
      open = place
    }
    return true
  }

  /// Ends the current line.
  private mutating func end(_ open: inout Int?) {
    if open != nil { bytes.append(0x0A) }
    open = nil
  }
}

extension String {
  /// The number of characters, which is that of bytes in ASCII.
  fileprivate var columns: Int {
    utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? utf8.count : count
  }
}
