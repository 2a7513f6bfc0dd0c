internal import PegbarDiagnostics

/// The paths that are looked for, as a tree that is walked together with the document.
struct PathTrie {
  /// A step of a path, its key as UTF-8: texts may be equal though their bytes differ.
  enum Step: Hashable {
    case key([UInt8])
    case index(Int)
  }

  struct Node {
    let parent: Int
    var children: [Step: Int] = [:]
    /// Where the value was found.
    var range: Range<Int>?
  }

  private(set) var nodes = [Node(parent: 0)]

  /// Adds a path; returns the node at its end.
  mutating func insert(_ path: JSONPath) -> Int {
    path.steps.reduce(0) { node, step in
      let step: Step =
        switch step {
        case .index(let index): .index(index)
        case .key(let key): .key(Array(key.utf8))
        }
      if let child = nodes[node].children[step] { return child }
      nodes.append(Node(parent: node))
      nodes[node].children[step] = nodes.count - 1
      return nodes.count - 1
    }
  }

  /// Remembers where a value begins; its end follows.
  ///
  /// A value that was found before had a key that stands twice: what was found in it is forgotten.
  mutating func begin(_ node: Int, at offset: Int) {
    if nodes[node].range != nil { forget(node) }
    nodes[node].range = offset..<offset
  }

  /// Remembers where a value ends.
  mutating func end(_ node: Int, at offset: Int) {
    guard let begin = nodes[node].range?.lowerBound else { return }
    nodes[node].range = begin..<max(begin, offset)
  }

  private mutating func forget(_ node: Int) {
    var pending = [node]
    while let node = pending.popLast() {
      nodes[node].range = nil
      // A child is found only in a parent that was found.
      pending += nodes[node].children.values.filter { nodes[$0].range != nil }
    }
  }

  /// Where the value of a node was found, or else that of its nearest ancestor.
  func nearestRange(_ node: Int) -> Range<Int>? {
    var node = node
    while nodes[node].range == nil, node != 0 { node = nodes[node].parent }
    return nodes[node].range
  }
}
