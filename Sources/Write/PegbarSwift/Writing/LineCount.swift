// The number of lines of code regardless of its names, because the division into functions must not
// depend on their length.
extension SwiftNode {
  /// The number of lines with names of a fixed length.
  var lines: Int {
    guard mostLines > 1 else { return mostLines }
    var text = SwiftText(depth: 2)
    text.add([named])
    return text.bytes.count { $0 == 0x0A }
  }

  /// Returns `true` if the code has more than a number of lines, usually without printing it.
  func isLonger(than lines: Int) -> Bool { mostLines > lines && self.lines > lines }

  /// An upper bound of the number of lines, which does not require printing.
  var mostLines: Int {
    switch self {
    case .blank, .line, .member: 1
    case .source(let text), .typeSource(let text): text.utf8.count { $0 == 0x0A } + 1
    case .statement(let expression, _, _): expression.mostLines
    case .block(_, let nodes, _, _), .type(_, let nodes): nodes.reduce(2) { $0 + $1.mostLines }
    case .opened(let expression, _, _, let nodes, _, _):
      nodes.reduce(expression.mostLines + 1) { $0 + $1.mostLines }
    }
  }

  /// The code with names of a fixed length.
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

  /// Returns the text before an expression, with names of a fixed length.
  private static func named(_ before: String) -> String {
    guard !before.isEmpty else { return "" }
    let names = before.utf8.count { $0 == UInt8(ascii: ".") } + 1
    let path = Array(repeating: SwiftExpression.typicalName, count: names).joined(separator: ".")
    return path + (before.hasSuffix("= ") ? " = " : " ")
  }
}

extension SwiftExpression {
  /// A name with the length of longer names in real files.
  fileprivate static let typicalName = "leftForearmShapeLayerContents"

  /// An upper bound of the number of lines.
  fileprivate var mostLines: Int { isWhole ? 1 : sum(3) { $0.mostLines } }

  /// The expression with names of a fixed length.
  fileprivate var named: SwiftExpression {
    switch self {
    case .number, .numbers, .data, .path, .color: self
    case .string: .data(Self.typicalName)
    case .constant(let table, _): .word(table.prefix + Self.typicalName)
    case .word: .word(Self.typicalName)
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
  /// The callee with a name of a fixed length.
  fileprivate var named: Callee {
    if case .own(let name) = self, !name.hasPrefix(".") {
      .own(SwiftExpression.typicalName)
    } else {
      self
    }
  }
}

extension LayerReference {
  /// The reference with names of a fixed length.
  fileprivate var named: LayerReference {
    LayerReference(path: path.map(\.named), name: SwiftExpression.typicalName, number: number)
  }
}
