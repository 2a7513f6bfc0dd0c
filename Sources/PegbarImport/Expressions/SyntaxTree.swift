/// A part of an expression that has a value.
indirect enum SyntaxNode: Hashable {
  /// An operator between two values.
  enum Operator: String, Hashable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case equal = "=="
    case unequal = "!="
  }

  /// A further operand of a row such as `a + b − c`.
  struct Operand: Hashable {
    var sign: Operator
    var value: SyntaxNode
  }

  /// A member of an object in braces.
  struct Member: Hashable {
    var name: String
    var value: SyntaxNode
  }

  case number(Double)
  case string(String)
  case name(String)
  case array([SyntaxNode])
  case record([Member])
  case negative(SyntaxNode)
  case not(SyntaxNode)
  /// `typeof`.
  case type(SyntaxNode)
  /// Operators that bind alike, from the left; a list, so that long rows are no deep trees.
  case row(SyntaxNode, [Operand])
  case both(SyntaxNode, SyntaxNode)
  case either(SyntaxNode, SyntaxNode)
  case choice(SyntaxNode, SyntaxNode, SyntaxNode)
  /// `target = value`, or `target += value` with an operator.
  case assign(SyntaxNode, Operator?, SyntaxNode)
  /// `n++`, whose value is the one before.
  case step(SyntaxNode, Operator)
  case call(SyntaxNode, [SyntaxNode])
  case member(SyntaxNode, String)
  case element(SyntaxNode, SyntaxNode)
  case sequence([SyntaxNode])
}

/// A statement of an expression.
indirect enum SyntaxStatement: Hashable {
  /// A variable and what it begins with.
  struct Variable: Hashable {
    var name: String
    var value: SyntaxNode?
  }

  /// A branch of a `switch`; the default has no value.
  struct Branch: Hashable {
    var value: SyntaxNode?
    var body: [SyntaxStatement]
  }

  case value(SyntaxNode)
  case declare([Variable])
  case block([SyntaxStatement])
  case condition(SyntaxNode, SyntaxStatement, SyntaxStatement?)
  case loop(start: SyntaxStatement?, while: SyntaxNode?, step: SyntaxNode?, body: SyntaxStatement)
  case attempt([SyntaxStatement], rescue: [SyntaxStatement])
  case select(SyntaxNode, [Branch])
  case function(String, parameters: [String], body: [SyntaxStatement])
  case give(SyntaxNode?)
  case leave
  case proceed
}
