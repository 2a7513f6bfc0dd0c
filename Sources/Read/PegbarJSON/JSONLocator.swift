internal import PegbarBase
package import PegbarDiagnostics

/// Finds the values of JSON paths in the text.
///
/// jansson stores no positions, so one scan over the bytes finds all paths of a report. The scan
/// enters only containers that lead to a path, and tolerates invalid JSON.
package enum JSONLocator {
  /// Returns the byte range of the value at each path, without paths that have no value.
  ///
  /// Of duplicate keys, the last one is used.
  package static func locate(
    _ paths: some Sequence<JSONPath>, in bytes: [UInt8]
  ) -> [JSONPath: Range<Int>] {
    ranges(of: paths, in: bytes) { $0.nodes[$1].range }
  }

  /// Sets the position of every finding without one to the start of the value at its path.
  ///
  /// If the path has no value (for example, for a missing key), the position is that of the nearest
  /// ancestor. In empty text, findings have no position.
  package static func fillPositions(of log: FindingLog, in bytes: [UInt8]) {
    let paths = log.findings.lazy.filter { $0.position == nil }.map(\.path)
    let ranges = ranges(of: paths, in: bytes) { $0.nearestRange($1) }
    let offsets = Set(ranges.values.map(\.lowerBound)).sorted()
    let positions = TextPositions.positions(ofSorted: offsets, in: bytes)
    let positionOfOffset = Dictionary(uniqueKeysWithValues: zip(offsets, positions))
    log.update { finding in
      guard finding.position == nil, let range = ranges[finding.path] else { return }
      finding.position = positionOfOffset[range.lowerBound]
    }
  }

  /// Returns the range that `range` selects for each path, after one scan for all paths.
  private static func ranges(
    of paths: some Sequence<JSONPath>, in bytes: [UInt8],
    _ range: (_ trie: PathTrie, _ node: Int) -> Range<Int>?
  ) -> [JSONPath: Range<Int>] {
    var trie = PathTrie()
    var nodes: [JSONPath: Int] = [:]
    for path in paths where nodes[path] == nil { nodes[path] = trie.insert(path) }
    guard !nodes.isEmpty else { return [:] }
    bytes.withUnsafeBufferPointer { bytes in
      var search = JSONSearch(walk: JSONByteWalk(bytes), trie: trie)
      search.run()
      trie = search.trie
    }
    return nodes.compactMapValues { range(trie, $0) }
  }
}

/// One scan over a document for the paths of a trie.
private struct JSONSearch {
  /// An object or array that a path leads into.
  struct Container {
    let node: Int
    let isObject: Bool
    /// The number of elements passed.
    var count = 0
  }

  private enum Child {
    /// The beginning of a value, with a node if a path leads to it.
    case value(node: Int?)
    /// The end of the container.
    case end
  }

  var walk: JSONByteWalk
  var containers: [Container] = []
  var trie: PathTrie

  mutating func run() {
    walk.skipSpace()
    guard walk.next != nil else { return }
    beginValue(0)
    while let last = containers.indices.last, !Cancellation.isRequested {
      switch nextChild(of: last) {
      case .value(let node?): beginValue(node)
      case .value(nil): walk.skipValue()
      case .end:
        trie.end(containers[last].node, at: walk.offset)
        containers.removeLast()
      }
    }
  }

  /// Enters the next value, or skips it if no path leads into it.
  private mutating func beginValue(_ node: Int) {
    trie.begin(node, at: walk.offset)
    if !trie.nodes[node].children.isEmpty, let byte = walk.next, byte == 0x7B || byte == 0x5B {
      walk.offset += 1
      containers.append(Container(node: node, isObject: byte == 0x7B))
    } else {
      walk.skipValue()
      trie.end(node, at: walk.offset)
    }
  }

  /// Advances to the next value of a container, or past the closing bracket at its end.
  private mutating func nextChild(of last: Int) -> Child {
    walk.skipSpace()
    while walk.next == 0x2C || walk.next == 0x3A {
      walk.offset += 1
      walk.skipSpace()
    }
    guard let byte = walk.next else { return .end }
    if byte == 0x7D || byte == 0x5D {
      walk.offset += 1
      return .end
    }
    let container = containers[last]
    let children = trie.nodes[container.node].children
    guard container.isObject else {
      containers[last].count += 1
      return .value(node: children[.index(container.count)])
    }
    guard byte == 0x22 else {
      // Invalid JSON is skipped, and the scan continues.
      walk.skipScalar()
      return .value(node: nil)
    }
    let key = walk.skipString()
    _ = walk.skip(0x3A)
    walk.skipSpace()
    return .value(node: children[.key(walk.text(of: key))])
  }
}
