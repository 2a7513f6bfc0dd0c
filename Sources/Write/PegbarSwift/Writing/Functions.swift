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

  /// The maximum number of lines of a function.
  static let mostLines = 60

  /// The number of lines reserved for the function itself and for longer names than assumed.
  private static let ownLines = 9

  /// Returns a function without a result, which calls functions with its parts if it is too long.
  ///
  /// - Parameter names: The names in the scope of the function, to which those of its parts are
  ///   added.
  func nodes(_ body: [SwiftNode], _ names: inout SwiftNames) -> [SwiftNode] {
    let opening = "\(head)(\(parameters)) {"
    let parts = Self.parts(of: body)
    guard parts.count > 1 else { return [.block(opening, body)] }
    let called = parts.map { nodes in
      names.name(for: Self.name(part, of: nodes), .lower, fallback: "part")
    }
    let calls = Functions(
      head: head, parameters: parameters, arguments: arguments, part: part + "Calls"
    ).nodes(called.map { .line("\($0)(\(arguments))") }, &names)
    return calls
      + zip(called, parts).flatMap { name, part -> [SwiftNode] in
        [.blank, .block("private func \(name)(\(parameters)) {", part)]
      }
  }

  /// Returns the name of a part, with its subject unless the name already ends with it.
  private static func name(_ part: String, of nodes: [SwiftNode]) -> String {
    let subject = subject(of: nodes)
    let isKnown = part.lowercased().hasSuffix(SiblingCode.singular(subject).lowercased())
    return isKnown ? part : "\(part) \(subject)"
  }

  /// Returns what the layers of a part have in common, or the first of them.
  private static func subject(of nodes: [SwiftNode]) -> String {
    let used = nodes.flatMap { $0.names(\.usedLayer) }.grouped { $0 }.map { path($0.key) }
    // The names on the path to the layers in instances, at the first level that distinguishes them.
    let levels = (0..<(used.map(\.count).max() ?? 0)).lazy.map { level in
      used.compactMap { $0.dropFirst(level).first ?? $0.last }.grouped { $0 }.map(\.key)
    }
    let names =
      levels.first { $0.count > 1 } ?? levels.last
      ?? nodes.flatMap { $0.names(\.placedLayer) }.grouped { $0 }.map(\.key)
    guard let first = names.first else { return "part" }
    guard names.count > 1 else { return first }
    let common = CommonName.of(names.map(words))
    guard !common.isEmpty else { return first + " and more" }
    // The names of arrays are plural.
    return SiblingCode.plural(common)
  }

  /// Returns the names in a reference to a layer, without the indices of elements.
  private static func path(_ text: String) -> [String] {
    text.split(separator: "[").enumerated().map { index, part in
      index == 0 ? part : part.drop { $0 != "]" }.dropFirst()
    }.joined().split(separator: ".").map(String.init)
  }

  /// Returns the words of a name such as `leftArm`.
  private static func words(of name: String) -> String {
    name.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }

  /// The maximum number of lines of a part.
  private static let most = mostLines - ownLines

  /// Returns the code of a function in parts, which is one part if it is not too long.
  private static func parts(of body: [SwiftNode]) -> [[SwiftNode]] {
    let sizes = body.map(\.size)
    let isLarge = sizes.reduce(0, +) > Limits.functionLength
    guard isLarge || body.reduce(0, { $0 + $1.mostLines }) > most else { return [body] }
    let pieces = zip(body, sizes).map { Piece($0, size: $1) }
    guard isLarge || pieces.reduce(0, { $0 + $1.lines }) > most else { return [body] }
    return parts(of: pieces.flatMap(\.divided), lines: most)
  }

  /// Returns pieces in order, divided into parts with a maximum number of lines.
  private static func parts(of pieces: [Piece], lines most: Int) -> [[SwiftNode]] {
    var parts: [[SwiftNode]] = []
    var (lines, bytes) = (0, 0)
    for piece in pieces where !Cancellation.isRequested {
      let isFull = lines + piece.lines > most || bytes + piece.size > Limits.functionLength
      if parts.isEmpty || isFull {
        parts.append([])
        (lines, bytes) = (0, 0)
      }
      parts[parts.count - 1].append(piece.node)
      (lines, bytes) = (lines + piece.lines, bytes + piece.size)
    }
    return parts
  }

  /// Code that is not divided further, with its number of lines and its approximate size.
  private struct Piece {
    let node: SwiftNode
    let lines: Int
    let size: Int

    init(_ node: SwiftNode, size: Int? = nil) {
      self.node = node
      lines = node.lines
      self.size = size ?? node.size
    }

    /// The piece, or a long block divided into several blocks with the same opening.
    var divided: [Piece] {
      guard case .opened(let call, let before, let after, let body, let closing, _) = node,
        before.isEmpty, lines > Functions.most, body.count > 1
      else { return [self] }
      let head = SwiftNode.opened(call, after: after, [], closing: closing).lines
      return Functions.parts(of: body.map { Piece($0) }, lines: Functions.most - head).map {
        Piece(.opened(call, after: after, $0, closing: closing))
      }
    }
  }
}

extension SwiftNode {
  /// Returns the names that a closure finds in expressions, and those of arrays in loops.
  fileprivate func names(_ name: (SwiftExpression) -> String?) -> [String] {
    switch self {
    case .blank, .line, .source, .typeSource, .member: []
    case .statement(let value, let target, _) where target.hasSuffix(" = "):
      [name(.word(target))].compactMap(\.self) + value.names(name)
    case .statement(let expression, _, _): expression.names(name)
    case .block(_, let nodes, _, _), .type(_, let nodes): nodes.flatMap { $0.names(name) }
    case .opened(.word(let array), let before, _, _, _, _) where before.hasPrefix("for "):
      [array]
    case .opened(let expression, _, _, let nodes, _, _):
      expression.names(name) + nodes.flatMap { $0.names(name) }
    }
  }
}

extension SwiftExpression {
  fileprivate func names(_ name: (SwiftExpression) -> String?) -> [String] {
    name(self).map { [$0] } ?? parts.flatMap { $0.names(name) }
  }

  /// The reference to the layer, or to the layer whose property is set.
  fileprivate var usedLayer: String? {
    switch self {
    case .layer(let layer): layer.text
    case .word(let target) where target.hasSuffix(" = "):
      target.lastIndex(of: ".").map { String(target[..<$0]) }
    case _: nil
    }
  }

  /// The name of the layer that the expression creates.
  fileprivate var placedLayer: String? {
    guard case .call(.support(.place), let arguments) = self, arguments.count > 1,
      case .string(let name) = arguments[1].value
    else { return nil }
    return name
  }
}
