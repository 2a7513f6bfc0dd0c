internal import PegbarBase

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

  /// How many lines of a function are its own or are left for names that are longer than usual.
  private static let ownLines = 5

  /// A function without a result; what is too long for one calls others that have its parts.
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

  /// Pieces in order, as many in each part as it may have lines.
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

  /// A statement, or a block of several that does the same in several blocks.
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
