/// A part of an expression that has a value.
indirect enum SyntaxNode {
  /// A binary operator.
  enum Operator: String {
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

  case number(Double)
  case string(String)
  case name(String)
  case array([SyntaxNode])
  case record([(name: String, value: SyntaxNode)])
  case negative(SyntaxNode)
  case not(SyntaxNode)
  /// `typeof`.
  case type(SyntaxNode)
  /// Operators of equal precedence, from the left; a list, so that long chains are not deep trees.
  case row(SyntaxNode, [(sign: Operator, value: SyntaxNode)])
  case both(SyntaxNode, SyntaxNode)
  case either(SyntaxNode, SyntaxNode)
  case choice(SyntaxNode, SyntaxNode, SyntaxNode)
  /// `target = value`, or `target += value` with an operator.
  case assign(SyntaxNode, Operator?, SyntaxNode)
  /// `n++`, whose value is the previous one.
  case step(SyntaxNode, Operator)
  case call(SyntaxNode, [SyntaxNode])
  case member(SyntaxNode, String)
  case element(SyntaxNode, SyntaxNode)
  case sequence([SyntaxNode])
}

/// A statement of an expression.
indirect enum SyntaxStatement {
  /// A branch of a `switch`; the default branch has no value.
  typealias Branch = (value: SyntaxNode?, body: [SyntaxStatement])

  case value(SyntaxNode)
  /// Variables with their initial values.
  case declare([(name: String, value: SyntaxNode?)])
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
