internal import PegbarDiagnostics

/// Functions that are short enough to be read.
struct Functions {
  /// The declaration without its parameters: `private func timeline`.
  var head: String
  /// The parameters that it and its parts have, and what it hands on to them.
  var parameters = ""
  var arguments = ""
  /// What the names of its parts begin with.
  var part: String

  /// How many lines a function has at most.
  static let mostLines = 60

  /// A function without a result; what is too long for one calls others that have its parts.
  func nodes(_ body: [SwiftNode]) -> [SwiftNode] {
    let opening = "\(head)(\(parameters)) {"
    var parts: [[SwiftNode]] = [[]]
    var (lines, bytes) = (0, 0)
    for piece in body.flatMap(Self.pieces) {
      let (more, size) = (piece.lines, piece.size)
      let isFull = lines + more > Self.mostLines - 2 || bytes + size > Limits.functionLength
      if isFull, !parts[parts.count - 1].isEmpty {
        parts.append([])
        (lines, bytes) = (0, 0)
      }
      parts[parts.count - 1].append(piece)
      (lines, bytes) = (lines + more, bytes + size)
    }
    guard parts.count > 1 else { return [.block(opening, body)] }
    let names = parts.indices.map { "\(part)\($0 + 1)" }
    let calls = Functions(
      head: head, parameters: parameters, arguments: arguments, part: part + "Calls"
    ).nodes(names.map { .line("\($0)(\(arguments))") })
    return calls
      + zip(names, parts).flatMap { name, part -> [SwiftNode] in
        [.blank, .block("private func \(name)(\(parameters)) {", part)]
      }
  }

  /// A statement, or a block of several that does the same in several blocks.
  private static func pieces(of node: SwiftNode) -> [SwiftNode] {
    guard case .opened(let call, let before, let after, let body, let closing, _) = node,
      before.isEmpty, node.lines > mostLines - 2, body.count > 1
    else { return [node] }
    let count = max(mostStatements * body.count / node.lines, 1)
    return stride(from: 0, to: body.count, by: count).map { start in
      .opened(
        call, before: before, after: after,
        Array(body[start..<min(start + count, body.count)]), closing: closing)
    }
  }

  /// How many lines a block has at most that is one of several.
  private static let mostStatements = 40
}
