/// Functions that are short enough to be read.
enum Functions {
  /// How many lines a function has at most.
  static let mostLines = 60

  /// A function without a result; what is too long for one calls others that have its parts.
  ///
  /// - Parameters:
  ///   - head: The declaration, without a brace.
  ///   - name: What the names of parts begin with; no parts where there is none.
  static func nodes(_ head: String, _ body: [SwiftNode], part name: String? = nil) -> [SwiftNode] {
    let whole = SwiftNode.block(head + " {", body)
    guard let name, SwiftText.lineCount(of: whole) > mostLines else { return [whole] }
    var parts: [[SwiftNode]] = [[]]
    var count = 0
    for piece in body.flatMap(pieces) {
      let lines = SwiftText.lineCount(of: piece)
      if count + lines > mostLines - 2, !parts[parts.count - 1].isEmpty {
        parts.append([])
        count = 0
      }
      parts[parts.count - 1].append(piece)
      count += lines
    }
    guard parts.count > 1 else { return [whole] }
    let names = parts.indices.map { "\(name)Part\($0 + 1)" }
    var nodes: [SwiftNode] = [.block(head + " {", names.map { .line("\($0)()") })]
    for (name, part) in zip(names, parts) {
      nodes += [.blank, .block("private func \(name)() {", part)]
    }
    return nodes
  }

  /// A statement, or a block of several that does the same in several blocks.
  private static func pieces(of node: SwiftNode) -> [SwiftNode] {
    guard case .opened(let call, let before, let after, let body, let closing, _) = node,
      before.isEmpty, body.count > mostStatements
    else { return [node] }
    return stride(from: 0, to: body.count, by: mostStatements).map { start in
      .opened(
        call, before: before, after: after,
        Array(body[start..<min(start + mostStatements, body.count)]), closing: closing)
    }
  }

  /// How many statements a block has that is one of several.
  private static let mostStatements = 40
}
