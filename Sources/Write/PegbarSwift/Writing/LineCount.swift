// How many lines code takes, whatever the names in it: how it is parted must not depend on how long
// they are.
extension SwiftNode {
  /// How many lines it has where all names are of one length.
  var lines: Int {
    guard mostLines > 1 else { return mostLines }
    var text = SwiftText(depth: 2)
    text.add([named])
    return text.bytes.count { $0 == 0x0A }
  }

  /// Whether it has more lines than some, which is seldom worth printing it.
  func isLonger(than lines: Int) -> Bool { mostLines > lines && self.lines > lines }

  /// Whether pieces have more lines together than some.
  static func areLonger(_ nodes: [SwiftNode], than lines: Int) -> Bool {
    nodes.reduce(0) { $0 + $1.mostLines } > lines && nodes.reduce(0) { $0 + $1.lines } > lines
  }

  /// No fewer lines than it has.
  private var mostLines: Int {
    switch self {
    case .blank, .line, .member: 1
    case .source(let text), .typeSource(let text): text.utf8.count { $0 == 0x0A } + 1
    case .statement(let expression, _, _): expression.mostLines
    case .block(_, let nodes, _, _), .type(_, let nodes): nodes.reduce(2) { $0 + $1.mostLines }
    case .opened(let expression, _, _, let nodes, _, _):
      nodes.reduce(expression.mostLines + 1) { $0 + $1.mostLines }
    }
  }

  /// The same with names of one length.
  private var named: SwiftNode {
    switch self {
    case .blank, .source, .typeSource, .member: self
    case .line: .line("")
    case .statement(let expression, let before, let after):
      .statement(expression.named, before: Self.named(before), after: after)
    case .block(_, let nodes, let closing, let isCompact):
      .block("{", nodes.map(\.named), closing: closing, isCompact: isCompact)
    case .opened(let expression, let before, let after, let nodes, let closing, let isCompact):
      .opened(
        expression.named, before: Self.named(before), after: after, nodes.map(\.named),
        closing: closing, isCompact: isCompact)
    case .type(_, let nodes): .type("", nodes.map(\.named))
    }
  }

  /// What stands before an expression, with a name of the usual length.
  private static func named(_ before: String) -> String {
    guard !before.isEmpty else { return "" }
    let names = before.utf8.count { $0 == UInt8(ascii: ".") } + 1
    let path = Array(repeating: SwiftExpression.usualName, count: names).joined(separator: ".")
    return path + (before.hasSuffix("= ") ? " = " : " ")
  }
}

extension SwiftExpression {
  /// A name as long as the longer ones of real files.
  fileprivate static let usualName = "leftForearmShapeLayerContents"

  /// No fewer lines than it has.
  fileprivate var mostLines: Int { isWhole ? 1 : parts.reduce(3) { $0 + $1.mostLines } }

  /// The same with names of one length.
  fileprivate var named: SwiftExpression {
    switch self {
    case .number, .numbers, .data, .path, .color: self
    case .string: .data(Self.usualName)
    case .constant(let table, _): .word(table.prefix + Self.usualName)
    case .word: .word(Self.usualName)
    case .layer(let layer): .layer(layer.named)
    case .function(let callee): .function(callee.named)
    case .list(let parts): .list(parts.map(\.named))
    case .tuple(let parts): .tuple(parts.map(\.named))
    case .sum(let parts): .sum(parts.map(\.named))
    case .wrapped(let start, let inner, let end): .wrapped(start, inner.named, end)
    case .call(let callee, let arguments): .call(callee.named, Self.named(arguments))
    case .value(let callee, let arguments): .value(callee.named, Self.named(arguments))
    case .chained(let inner, let callee, let arguments):
      .chained(inner.named, callee.named, Self.named(arguments))
    }
  }

  private static func named(_ arguments: [Argument]) -> [Argument] {
    arguments.map { Argument($0.label, $0.value.named) }
  }
}

extension Callee {
  /// The same with a name of the usual length.
  fileprivate var named: Callee {
    if case .own = self { .own(SwiftExpression.usualName) } else { self }
  }
}

extension LayerReference {
  /// The same with names of the usual length.
  fileprivate var named: LayerReference {
    LayerReference(path: path.map(\.named), name: SwiftExpression.usualName, number: number)
  }
}
