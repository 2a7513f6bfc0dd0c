package import PegbarDiagnostics

/// The parent and the display name of every object and array that was read.
///
/// It outlives the JSON tree, so that import can report locations after the tree is freed.
package struct SourceTrail: Sendable {
  /// A container whose `step` is an array index, or the complement of an index into `keys`.
  private struct Node: Sendable {
    var parent: Int32
    var step: Int32
  }

  private struct KeyBytes: Hashable, Sendable {
    var low: UInt64
    var high: UInt64
    var count: Int
  }

  private var nodes: [Node] = [Node(parent: -1, step: 0)]
  private var keys: [String] = []
  private var keyIndices: [KeyBytes: Int32] = [:]
  private var names: [Int32: String] = [:]

  /// Creates a trail with only the root.
  package init() {}

  /// Adds the container that is the member `key` of `parent`.
  mutating func enter(_ key: JSONKey, of parent: SourceID) -> SourceID {
    append(Node(parent: parent.index, step: ~intern(key)))
  }

  /// Adds the container that is the element `index` of `parent`.
  mutating func enter(_ index: Int32, of parent: SourceID) -> SourceID {
    append(Node(parent: parent.index, step: index))
  }

  private mutating func append(_ node: Node) -> SourceID {
    nodes.append(node)
    return SourceID(index: Int32(truncatingIfNeeded: nodes.count - 1))
  }

  private mutating func intern(_ key: JSONKey) -> Int32 {
    // The integers of a longer key do not distinguish it from others.
    let isShort = key.count <= 16
    let bytes = KeyBytes(low: key.low, high: key.high, count: key.count)
    if isShort, let index = keyIndices[bytes] { return index }
    keys.append(key.text)
    let index = Int32(truncatingIfNeeded: keys.count - 1)
    if isShort { keyIndices[bytes] = index }
    return index
  }

  /// Stores the display name of an object, for breadcrumbs.
  package mutating func name(_ source: SourceID, _ name: String) {
    if !name.isEmpty { names[source.index] = name }
  }

  /// Returns the JSON path of an object or array.
  package func path(of source: SourceID) -> JSONPath {
    var steps: [JSONPath.Step] = []
    var index = source.index
    while index > 0 {
      let node = nodes[Int(index)]
      steps.append(node.step >= 0 ? .index(Int(node.step)) : .key(keys[Int(~node.step)]))
      index = node.parent
    }
    return JSONPath(steps.reversed())
  }

  /// Returns the display names on the path to an object or array, outermost first, including its
  /// own.
  package func breadcrumb(of source: SourceID) -> [String] {
    var crumbs: [String] = []
    var index = source.index
    while index >= 0 {
      if let name = names[index] { crumbs.append(name) }
      index = nodes[Int(index)].parent
    }
    return crumbs.reversed()
  }
}
