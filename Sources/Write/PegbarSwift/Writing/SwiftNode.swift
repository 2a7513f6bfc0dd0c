/// A piece of generated code as a value: a line, a statement, or a declaration with its contents.
indirect enum SwiftNode: Hashable {
  case blank
  /// A single line.
  case line(String)
  /// Fixed text with several lines.
  case source(String)
  /// Fixed text of a type, with `$NONISOLATED` as a placeholder.
  case typeSource(String)
  /// Members that all scenes have.
  case member(SceneMember, SceneMember.Place)
  /// An expression with the text before and after it.
  case statement(SwiftExpression, before: String = "", after: String = "")
  /// Code between an opening and a closing line; on one line if it is compact and fits.
  case block(String, [SwiftNode], closing: String = "}", isCompact: Bool = false)
  /// A block whose opening line contains an expression.
  case opened(
    SwiftExpression, before: String = "", after: String = " {", [SwiftNode], closing: String = "}",
    isCompact: Bool = false)
  /// A type or an extension with its members.
  case type(String, [SwiftNode])

  /// Returns a computed property or a function with one expression.
  static func getter(_ declaration: String, _ value: SwiftExpression) -> SwiftNode {
    .block(declaration + " {", [.statement(value)], isCompact: true)
  }

  /// The approximate number of bytes of the code.
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

  /// Returns single lines.
  static func lines(_ lines: [String]) -> [SwiftNode] { lines.map { .line($0) } }

  /// Returns a mark followed by an empty line.
  static func mark(_ text: String) -> [SwiftNode] { [.line("// MARK: " + text), .blank] }
}

/// The declarations outside of pieces of generated code that the code uses.
struct SwiftUses {
  /// The shared functions that the code calls.
  private(set) var support: Set<Support> = []
  /// The numbers of times that the code calls functions of the file, by name.
  private(set) var own: [String: Int] = [:]
  /// The curves that the code uses by name.
  private(set) var curves: Set<String> = []
  /// Flags that indicate whether frames are converted to times, and whether some are one text.
  private(set) var (hasFrames, hasFrameData) = (false, false)

  /// Collects the uses in pieces of code.
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
      if case .own(let name) = callee { own[name, default: 0] += 1 }
      if case .frames = callee { hasFrames = true }
      if case .frameData = callee { (hasFrames, hasFrameData) = (true, true) }
    }
    if case .constant(.curves, let name) = expression { curves.insert(name) }
    expression.forEachPart { add($0) }
  }
}
