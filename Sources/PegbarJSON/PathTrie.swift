internal import PegbarDiagnostics

/// The paths that are looked for, as a tree that is walked together with the document.
struct PathTrie {
  struct Node {
    let parent: Int
    /// The UTF-8 of the key that leads here; empty for an index.
    let key: [UInt8]
    /// The first child for a hash of a key; others with that hash follow by `nextWithHash`.
    var keyChildren: [UInt64: Int] = [:]
    var indexChildren: [Int: Int] = [:]
    var nextWithHash: Int?
    /// Where the value was found.
    var range: Range<Int>?

    var hasChildren: Bool { !keyChildren.isEmpty || !indexChildren.isEmpty }
  }

  private(set) var nodes = [Node(parent: 0, key: [])]

  /// Adds a path; returns the node at its end.
  mutating func insert(_ path: JSONPath) -> Int {
    var node = 0
    for step in path.steps {
      switch step {
      case .index(let index): node = insertChild(index, of: node)
      case .key(let key): node = insertChild(Array(key.utf8), of: node)
      }
    }
    return node
  }

  private mutating func insertChild(_ index: Int, of node: Int) -> Int {
    if let child = nodes[node].indexChildren[index] { return child }
    nodes.append(Node(parent: node, key: []))
    nodes[node].indexChildren[index] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func insertChild(_ key: [UInt8], of node: Int) -> Int {
    if let child = key.withUnsafeBufferPointer({ child($0, of: node) }) { return child }
    let hash = key.withUnsafeBufferPointer(Self.hash)
    nodes.append(Node(parent: node, key: key))
    nodes[nodes.count - 1].nextWithHash = nodes[node].keyChildren[hash]
    nodes[node].keyChildren[hash] = nodes.count - 1
    return nodes.count - 1
  }

  /// The child of a node for an array index.
  func child(_ index: Int, of node: Int) -> Int? {
    nodes[node].indexChildren[index]
  }

  /// The child of a node for the UTF-8 of a key.
  func child(_ key: UnsafeBufferPointer<UInt8>, of node: Int) -> Int? {
    guard !nodes[node].keyChildren.isEmpty else { return nil }
    var candidate = nodes[node].keyChildren[Self.hash(key)]
    while let child = candidate {
      if nodes[child].key.elementsEqual(key) { return child }
      candidate = nodes[child].nextWithHash
    }
    return nil
  }

  /// The hash FNV-1a.
  ///
  /// The hash of the standard library differs between runs and costs more per key.
  private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
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
      for child in nodes[node].indexChildren.values where nodes[child].range != nil {
        pending.append(child)
      }
      for first in nodes[node].keyChildren.values {
        var next: Int? = first
        while let child = next {
          if nodes[child].range != nil { pending.append(child) }
          next = nodes[child].nextWithHash
        }
      }
    }
  }

  /// Where the value of a node was found, or else that of its nearest ancestor.
  func nearestRange(_ node: Int) -> Range<Int>? {
    var node = node
    while nodes[node].range == nil, node != 0 { node = nodes[node].parent }
    return nodes[node].range
  }
}
