internal import PegbarDiagnostics

/// A tree of the paths to find, which is traversed together with the document.
struct PathTrie {
  /// A step of a path, with its key as UTF-8.
  ///
  /// Strings can be equal although their bytes differ.
  enum Step: Hashable {
    case key([UInt8])
    case index(Int)
  }

  struct Node {
    let parent: Int
    var children: [Step: Int] = [:]
    /// The range of the value, if found.
    var range: Range<Int>?
  }

  private(set) var nodes = [Node(parent: 0)]

  /// Adds a path and returns the node at its end.
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

  /// Records the beginning of a value, before its end is known.
  ///
  /// A value that was already found has a duplicate key, so the ranges found in it are discarded.
  mutating func begin(_ node: Int, at offset: Int) {
    if nodes[node].range != nil { forget(node) }
    nodes[node].range = offset..<offset
  }

  /// Records the end of a value.
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

  /// Returns the range of the value of a node, or that of its nearest ancestor.
  func nearestRange(_ node: Int) -> Range<Int>? {
    var node = node
    while nodes[node].range == nil, node != 0 { node = nodes[node].parent }
    return nodes[node].range
  }
}
