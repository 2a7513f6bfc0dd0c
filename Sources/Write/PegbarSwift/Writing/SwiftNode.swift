/// A piece of generated code as a value: a line, a statement, or a declaration with what it holds.
indirect enum SwiftNode: Hashable {
  case blank
  /// A line as it is.
  case line(String)
  /// Fixed text of several lines.
  case source(String)
  /// Fixed text of a type, which `$NONISOLATED` marks.
  case typeSource(String)
  /// Members that every scene has.
  case member(SceneMember, SceneMember.Place)
  /// An expression with what stands before and after it.
  case statement(SwiftExpression, before: String = "", after: String = "")
  /// What stands between an opening and a closing line; on one line with them where it is compact
  /// and fits there.
  case block(String, [SwiftNode], closing: String = "}", isCompact: Bool = false)
  /// A block whose opening line has an expression.
  case opened(
    SwiftExpression, before: String = "", after: String = " {", [SwiftNode], closing: String = "}",
    isCompact: Bool = false)
  /// A type or an extension with its members.
  case type(String, [SwiftNode])

  /// A computed property or a function of one expression.
  static func getter(_ declaration: String, _ value: SwiftExpression) -> SwiftNode {
    .block(declaration + " {", [.statement(value)], isCompact: true)
  }

  /// About how many bytes it has.
  var size: Int {
    switch self {
    case .blank, .member: 1
    case .line(let text), .source(let text), .typeSource(let text): text.utf8.count
    case .statement(let expression, let before, let after):
      expression.size + before.utf8.count + after.utf8.count
    case .block(let opening, let nodes, _, _), .type(let opening, let nodes):
      nodes.reduce(opening.utf8.count) { $0 + $1.size }
    case .opened(let expression, let before, let after, let nodes, _, _):
      nodes.reduce(expression.size + before.utf8.count + after.utf8.count) { $0 + $1.size }
    }
  }

  /// Lines as they are.
  static func lines(_ lines: [String]) -> [SwiftNode] { lines.map { .line($0) } }

  /// A mark with a blank line after it.
  static func mark(_ text: String) -> [SwiftNode] { [.line("// MARK: " + text), .blank] }
}

/// What pieces of generated code use that stands elsewhere.
struct SwiftUses {
  /// The shared functions that are called.
  private(set) var support: Set<Support> = []
  /// The curves that are called by name.
  private(set) var curves: Set<String> = []
  /// Whether frames become times, and whether they are one text.
  private(set) var (hasFrames, hasFrameData) = (false, false)

  /// Looks through pieces of code.
  init(of nodes: [SwiftNode]) {
    for node in nodes { add(node) }
  }

  private mutating func add(_ node: SwiftNode) {
    switch node {
    case .blank, .line, .source, .typeSource: break
    case .member(let member, _): support.formUnion(member.needs)
    case .statement(let expression, _, _): add(expression)
    case .block(_, let nodes, _, _), .type(_, let nodes): for node in nodes { add(node) }
    case .opened(let expression, _, _, let nodes, _, _):
      add(expression)
      for node in nodes { add(node) }
    }
  }

  private mutating func add(_ expression: SwiftExpression) {
    if let callee = expression.callee {
      support.formUnion(callee.needs)
      if case .frames = callee { hasFrames = true }
      if case .frameData = callee { (hasFrames, hasFrameData) = (true, true) }
    }
    if case .constant(.curves, let name) = expression { curves.insert(name) }
    for part in expression.parts { add(part) }
  }
}
