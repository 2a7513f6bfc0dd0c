internal import PegbarBase

/// Functions that are divided to remain readable.
struct Functions {
  /// The declaration without its parameters: `private func timeline`.
  var head: String
  /// The parameters of the function and its parts; `arguments` passes them on.
  var parameters = ""
  var arguments = ""
  /// The prefix of the names of its parts.
  var part: String

  /// The maximum number of lines of a function.
  static let mostLines = 60

  /// The number of lines reserved for the function itself and for longer names than assumed.
  private static let ownLines = 5

  /// Returns a function without a result, which calls functions with its parts if it is too long.
  func nodes(_ body: [SwiftNode]) -> [SwiftNode] {
    let opening = "\(head)(\(parameters)) {"
    let most = Self.mostLines - Self.ownLines
    let isLong =
      SwiftNode.areLonger(body, than: most)
      || body.reduce(0) { $0 + $1.size } > Limits.functionLength
    let parts = isLong ? Self.parts(of: body.flatMap(Self.pieces), lines: most) : [body]
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
