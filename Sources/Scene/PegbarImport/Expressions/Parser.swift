internal import PegbarBase
internal import PegbarDiagnostics

/// Parses the statements of an expression into a syntax tree.
///
/// Supports the subset of ECMAScript 5 that After Effects expressions use, as written and as the
/// exporter rewrites them. Anything else throws a problem that names it.
struct ScriptParser {
  private let tokens: [ScriptToken]
  var index = 0
  private var depth = 0

  /// Returns the statements of an expression.
  static func program(_ text: String) throws(ScriptProblem) -> [SyntaxStatement] {
    var parser = ScriptParser(tokens: try ScriptTokenizer.tokens(of: text))
    var statements: [SyntaxStatement] = []
    while parser.current.kind != .end { statements.append(try parser.statement()) }
    return statements
  }

  // MARK: Tokens

  var current: ScriptToken { tokens[index] }

  mutating func advance() {
    // The end remains the current token.
    if index + 1 < tokens.count { index += 1 }
  }

  func isSign(_ sign: String) -> Bool { current.kind == .sign(sign) }

  func isWord(_ word: String) -> Bool { current.kind == .word(word) }

  mutating func take(_ sign: String) -> Bool { take(isSign(sign)) }

  mutating func takeWord(_ word: String) -> Bool { take(isWord(word)) }

  private mutating func take(_ isThere: Bool) -> Bool {
    if isThere { advance() }
    return isThere
  }

  mutating func expect(_ sign: String) throws(ScriptProblem) {
    guard take(sign) else { throw unexpected() }
  }

  mutating func name() throws(ScriptProblem) -> String {
    guard case .word(let word) = current.kind else { throw unexpected() }
    advance()
    return word
  }

  func unexpected() -> ScriptProblem {
    switch current.kind {
    case .number(let value): .unknown("\(value)")
    case .string(let text), .word(let text), .sign(let text): .unknown("'\(text)'")
    case .end: .syntax("the last statement is incomplete")
    }
  }

  mutating func deeper<Result>(
    _ body: (inout ScriptParser) throws(ScriptProblem) -> Result
  ) throws(ScriptProblem) -> Result {
    guard depth < Limits.expressionDepth else { throw .effort }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  // MARK: Values

  /// Parses one or more values, separated by commas.
  mutating func sequence() throws(ScriptProblem) -> SyntaxNode {
    let first = try assignment()
    guard isSign(",") else { return first }
    var nodes = [first]
    while take(",") { nodes.append(try assignment()) }
    return .sequence(nodes)
  }

  /// Parses a value without commas.
  mutating func assignment() throws(ScriptProblem) -> SyntaxNode {
    try deeper { parser throws(ScriptProblem) in
      let target = try parser.choice()
      guard case .sign(let sign) = parser.current.kind, Self.assignments.contains(sign) else {
        return target
      }
      parser.advance()
      let change = SyntaxNode.Operator(rawValue: String(sign.dropLast()))
      return .assign(target, change, try parser.assignment())
    }
  }

  private mutating func choice() throws(ScriptProblem) -> SyntaxNode {
    let condition = try binary(0)
    guard take("?") else { return condition }
    let first = try assignment()
    try expect(":")
    return .choice(condition, first, try assignment())
  }

  private static let assignments = ["=", "+=", "-=", "*=", "/=", "%="]

  /// The operators by precedence, lowest first.
  private static let levels: [[String]] = [
    ["||"], ["&&"], ["==", "!=", "===", "!=="], ["<", ">", "<=", ">="], ["+", "-"],
    ["*", "/", "%"],
  ]

  private mutating func binary(_ level: Int) throws(ScriptProblem) -> SyntaxNode {
    guard level < Self.levels.count else { return try unary() }
    var left = try binary(level + 1)
    var operands: [(sign: SyntaxNode.Operator, value: SyntaxNode)] = []
    var length = 0
    while case .sign(let sign) = current.kind, Self.levels[level].contains(sign) {
      length += 1
      guard length <= (level < 2 ? Limits.expressionRow : Limits.expressionOperands) else {
        throw .effort
      }
      advance()
      let right = try binary(level + 1)
      switch sign {
      case "||": left = .either(left, right)
      case "&&": left = .both(left, right)
      default:
        // Strict comparison differs only for values of different types.
        let plain = sign == "===" ? "==" : sign == "!==" ? "!=" : sign
        guard let known = SyntaxNode.Operator(rawValue: plain) else { throw unexpected() }
        operands.append((known, right))
      }
    }
    return operands.isEmpty ? left : .row(left, operands)
  }

  private mutating func unary() throws(ScriptProblem) -> SyntaxNode {
    try deeper { parser throws(ScriptProblem) in
      if parser.take("-") { return .negative(try parser.unary()) }
      if parser.take("+") { return .negative(.negative(try parser.unary())) }
      if parser.take("!") { return .not(try parser.unary()) }
      if parser.takeWord("typeof") { return .type(try parser.unary()) }
      if parser.take("++") { return .assign(try parser.unary(), .add, .number(1)) }
      if parser.take("--") { return .assign(try parser.unary(), .subtract, .number(1)) }
      let value = try parser.postfix()
      if parser.takeWord("instanceof") {
        guard parser.takeWord("Array") else { throw parser.unexpected() }
        return .call(.name("$bm_isInstanceOfArray"), [value])
      }
      guard !parser.current.beginsLine else { return value }
      if parser.take("++") { return .step(value, .add) }
      if parser.take("--") { return .step(value, .subtract) }
      return value
    }
  }

  private mutating func postfix() throws(ScriptProblem) -> SyntaxNode {
    var value = try primary()
    var length = 0
    while true {
      length += 1
      guard length <= Limits.expressionRow else { throw .effort }
      if take(".") {
        value = .member(value, try name())
      } else if take("[") {
        value = .element(value, try sequence())
        try expect("]")
      } else if take("(") {
        value = .call(value, try values(until: ")"))
      } else {
        return value
      }
    }
  }

  /// Parses elements separated by commas, up to a closing sign.
  mutating func list<Element>(
    until end: String, _ element: (inout ScriptParser) throws(ScriptProblem) -> Element
  ) throws(ScriptProblem) -> [Element] {
    var elements: [Element] = []
    while !take(end) {
      elements.append(try element(&self))
      if !isSign(end) { try expect(",") }
    }
    return elements
  }

  private mutating func values(until end: String) throws(ScriptProblem) -> [SyntaxNode] {
    try list(until: end) { parser throws(ScriptProblem) in try parser.assignment() }
  }

  private mutating func primary() throws(ScriptProblem) -> SyntaxNode {
    switch current.kind {
    case .number(let value):
      advance()
      return .number(value)
    case .string(let text):
      advance()
      return .string(text)
    case .word(let word):
      guard !Self.unknownWords.contains(word) else { throw unexpected() }
      advance()
      return .name(word)
    case .sign("("): return try parenthesized()
    case .sign("["):
      advance()
      return .array(try values(until: "]"))
    case .sign("{"):
      advance()
      return .record(
        try list(until: "}") { parser throws(ScriptProblem) in try parser.member() })
    case .sign, .end: throw unexpected()
    }
  }

  /// Parses a member of an object literal, whose name can be a string.
  private mutating func member() throws(ScriptProblem) -> (name: String, value: SyntaxNode) {
    let name =
      switch current.kind {
      case .string(let name), .word(let name): name
      case .number, .sign, .end: throw unexpected()
      }
    advance()
    try expect(":")
    return (name, try assignment())
  }

  /// The keywords that are not supported.
  private static let unknownWords: Set<String> = [
    "new", "function", "class", "this", "delete", "void", "in", "instanceof", "with", "do",
    "import", "async", "await", "yield", "throw",
  ]
}
