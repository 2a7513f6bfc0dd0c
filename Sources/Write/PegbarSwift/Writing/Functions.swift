internal import PegbarBase
internal import PegbarScene

/// Functions that are divided to remain readable.
struct Functions {
  /// The declaration without its parameters: `private func timeline`.
  var head: String
  /// The parameters of the function and its parts; `arguments` passes them on.
  var parameters = ""
  var arguments = ""
  /// The beginning of the names of its parts.
  var part: String
  /// The names in the scope of the function, to name its parts after their layers; `nil` to number
  /// them, if other functions are divided in the same scope.
  var names: SwiftNames?

  /// The maximum number of lines of a function.
  static let mostLines = 60

  /// The number of lines reserved for the function itself and for longer names than assumed.
  private static let ownLines = 9

  /// Returns a function without a result, which calls functions with its parts if it is too long.
  func nodes(_ body: [SwiftNode]) -> [SwiftNode] {
    let opening = "\(head)(\(parameters)) {"
    let most = Self.mostLines - Self.ownLines
    let isLong =
      SwiftNode.areLonger(body, than: most)
      || body.reduce(0) { $0 + $1.size } > Limits.functionLength
    let parts = isLong ? Self.parts(of: body.flatMap(Self.pieces), lines: most) : [body]
    guard parts.count > 1 else { return [.block(opening, body)] }
    var scope = self.names
    let names = parts.enumerated().map { number, nodes in
      scope?.name(for: "\(part) \(Self.subject(of: nodes))", .lower, fallback: "part")
        ?? "\(part)Part\(number + 1)"
    }
    let calls = Functions(
      head: head, parameters: parameters, arguments: arguments, part: part + "Calls", names: scope
    ).nodes(names.map { .line("\($0)(\(arguments))") })
    return calls
      + zip(names, parts).flatMap { name, part -> [SwiftNode] in
        [.blank, .block("private func \(name)(\(parameters)) {", part)]
      }
  }

  /// Returns what the layers of a part have in common, or the first of them.
  private static func subject(of nodes: [SwiftNode]) -> String {
    let layers = nodes.flatMap(\.layerNames)
    let names = (layers.isEmpty ? nodes.flatMap(\.placedNames) : layers).grouped { $0 }.map(\.key)
    guard let first = names.first else { return "part" }
    guard names.count > 1 else { return first }
    let common = CommonName.of(names.map(words))
    guard !common.isEmpty else { return first + " and more" }
    // The names of arrays are plural.
    return SiblingCode.plural(common)
  }

  /// Returns the words of a name such as `leftArm`.
  private static func words(of name: String) -> String {
    name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }

  /// Returns pieces in order, divided into parts with a maximum number of lines.
  private static func parts(of pieces: [SwiftNode], lines most: Int) -> [[SwiftNode]] {
    var parts: [[SwiftNode]] = []
    var (lines, bytes) = (0, 0)
    for piece in pieces where !Cancellation.isRequested {
      let (more, size) = (piece.lines, piece.size)
      if parts.isEmpty || lines + more > most || bytes + size > Limits.functionLength {
        parts.append([])
        (lines, bytes) = (0, 0)
      }
      parts[parts.count - 1].append(piece)
      (lines, bytes) = (lines + more, bytes + size)
    }
    return parts
  }

  /// Returns a statement, or a long block divided into several blocks with the same opening.
  private static func pieces(of node: SwiftNode) -> [SwiftNode] {
    let most = mostLines - ownLines
    guard case .opened(let call, let before, let after, let body, let closing, _) = node,
      before.isEmpty, node.isLonger(than: most), body.count > 1
    else { return [node] }
    let head = SwiftNode.opened(call, after: after, [], closing: closing).lines
    return parts(of: body, lines: most - head).map {
      .opened(call, after: after, $0, closing: closing)
    }
  }
}

extension SwiftNode {
  /// The properties of the layers, or of their arrays, in order of use.
  fileprivate var layerNames: [String] {
    switch self {
    case .blank, .line, .source, .typeSource, .member: []
    case .statement(let expression, _, _): expression.layerNames
    case .block(_, let nodes, _, _), .type(_, let nodes): nodes.flatMap(\.layerNames)
    case .opened(.word(let array), let before, _, _, _, _) where before.hasPrefix("for "):
      [String(array.prefix { $0.isLetter || $0.isNumber || $0 == "_" })]
    case .opened(let expression, _, _, let nodes, _, _):
      expression.layerNames + nodes.flatMap(\.layerNames)
    }
  }
}

extension SwiftNode {
  /// The names of the layers that the code creates.
  fileprivate var placedNames: [String] {
    switch self {
    case .blank, .line, .source, .typeSource, .member: []
    case .statement(let expression, _, _): expression.placedNames
    case .block(_, let nodes, _, _), .type(_, let nodes): nodes.flatMap(\.placedNames)
    case .opened(let expression, _, _, let nodes, _, _):
      expression.placedNames + nodes.flatMap(\.placedNames)
    }
  }
}

extension SwiftExpression {
  fileprivate var placedNames: [String] {
    if case .call(.support(.place), let arguments) = self, arguments.count > 1,
      case .string(let name) = arguments[1].value
    {
      return [name]
    }
    return parts.flatMap(\.placedNames)
  }

  fileprivate var layerNames: [String] {
    if case .layer(let layer) = self { return [layer.path.first?.name ?? layer.name] }
    return parts.flatMap(\.layerNames)
  }
}
