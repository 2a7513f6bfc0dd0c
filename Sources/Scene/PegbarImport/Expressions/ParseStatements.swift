// Parses statements.
extension ScriptParser {
  mutating func statement() throws(ScriptProblem) -> SyntaxStatement {
    try deeper { parser throws(ScriptProblem) in
      if parser.isSign("{") { return .block(try parser.block()) }
      if parser.take(";") { return .block([]) }
      if case .word(let word) = parser.current.kind, let known = try parser.statement(word) {
        return known
      }
      let value = try parser.sequence()
      try parser.end()
      return .value(value)
    }
  }

  /// Parses a statement that begins with a keyword, or returns `nil` if the word is a name.
  private mutating func statement(_ word: String) throws(ScriptProblem) -> SyntaxStatement? {
    let start = index
    advance()
    switch word {
    case "var", "let", "const":
      let statement = try declaration()
      try end()
      return statement
    case "if": return try condition()
    case "for": return try counting()
    case "while":
      let condition = try parenthesized()
      return .loop(start: nil, while: condition, step: nil, body: try statement())
    case "try": return try attempt()
    case "switch": return try select()
    case "function": return try function()
    case "return":
      let isBare = isSign(";") || isSign("}") || current.beginsLine
      let value = isBare ? nil : try sequence()
      try end()
      return .give(value)
    case "break", "continue":
      try end()
      return word == "break" ? .leave : .proceed
    default:
      index = start
      return nil
    }
  }

  /// Parses the end of a statement; the semicolon is optional at the end of a line.
  private mutating func end() throws(ScriptProblem) {
    if take(";") || isSign("}") || current.beginsLine { return }
    throw unexpected()
  }

  private mutating func block() throws(ScriptProblem) -> [SyntaxStatement] {
    try expect("{")
    var statements: [SyntaxStatement] = []
    while !take("}") {
      guard current.kind != .end else { throw unexpected() }
      statements.append(try statement())
    }
    return statements
  }

  mutating func parenthesized() throws(ScriptProblem) -> SyntaxNode {
    try expect("(")
    let value = try sequence()
    try expect(")")
    return value
  }

  private mutating func declaration() throws(ScriptProblem) -> SyntaxStatement {
    var variables: [(name: String, value: SyntaxNode?)] = []
    repeat {
      let name = try self.name()
      variables.append((name, take("=") ? try assignment() : nil))
    } while take(",")
    return .declare(variables)
  }

  private mutating func condition() throws(ScriptProblem) -> SyntaxStatement {
    let condition = try parenthesized()
    let first = try statement()
    return .condition(condition, first, takeWord("else") ? try statement() : nil)
  }

  private mutating func counting() throws(ScriptProblem) -> SyntaxStatement {
    try expect("(")
    var start: SyntaxStatement?
    if !take(";") {
      let declares = takeWord("var") || takeWord("let") || takeWord("const")
      start = declares ? try declaration() : .value(try sequence())
      try expect(";")
    }
    let condition = isSign(";") ? nil : try sequence()
    try expect(";")
    let step = isSign(")") ? nil : try sequence()
    try expect(")")
    return .loop(start: start, while: condition, step: step, body: try statement())
  }

  private mutating func attempt() throws(ScriptProblem) -> SyntaxStatement {
    let body = try block()
    guard takeWord("catch") else { throw unexpected() }
    if take("(") {
      _ = try name()
      try expect(")")
    }
    return .attempt(body, rescue: try block())
  }

  private mutating func select() throws(ScriptProblem) -> SyntaxStatement {
    let value = try parenthesized()
    try expect("{")
    var branches: [SyntaxStatement.Branch] = []
    while !take("}") {
      var branch = SyntaxStatement.Branch(value: nil, body: [])
      if takeWord("case") {
        branch.value = try sequence()
      } else if !takeWord("default") {
        throw unexpected()
      }
      try expect(":")
      while !isWord("case"), !isWord("default"), !isSign("}") {
        guard current.kind != .end else { throw unexpected() }
        branch.body.append(try statement())
      }
      branches.append(branch)
    }
    return .select(value, branches)
  }

  private mutating func function() throws(ScriptProblem) -> SyntaxStatement {
    let name = try self.name()
    try expect("(")
    let parameters = try list(until: ")") { parser throws(ScriptProblem) in try parser.name() }
    return .function(name, parameters: parameters, body: try block())
  }
}
