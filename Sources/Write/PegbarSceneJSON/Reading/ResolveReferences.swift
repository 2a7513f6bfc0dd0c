internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarScene

// References that can be checked only after the whole scene was read. References that lead nowhere
// or form a cycle are removed.

extension [Layer] {
  /// Removes parents and mattes that are not in the composition or form a cycle.
  ///
  /// `places` contains the JSON object of each layer.
  mutating func resolveReferences(_ places: [JSONObject]) {
    let indices = indices.keyed { self[$0].id }
    resolve(
      indices, "transformParent", places, target: { $0.transformParent },
      cut: { $0.transformParent = nil })
    resolve(indices, "matte", places, target: { $0.matte?.source }, cut: { $0.matte = nil })
    dropLostMattes(indices, places)
  }

  /// Drops effects whose source layer is not in the composition.
  ///
  /// Cycles of effects are kept, because each matte applies only once (see `FrameBuilder`).
  private mutating func dropLostMattes(_ indices: [LayerID: Int], _ places: [JSONObject]) {
    for index in self.indices {
      self[index].effects.removeAll { effect in
        guard let source = effect.matte?.source, indices[source] == nil else { return false }
        places[index].reportInvalid(
          "'\(effect.name)' refers to layer \(source.rawValue), which is not in the composition; "
            + "the effect is dropped")
        return true
      }
    }
  }

  private mutating func resolve(
    _ indices: [LayerID: Int], _ member: String, _ places: [JSONObject],
    target: (Layer) -> LayerID?, cut: (inout Layer) -> Void
  ) {
    let targets = self.indices.map { index -> [Int] in
      guard let id = target(self[index]) else { return [] }
      if let found = indices[id] { return [found] }
      places[index].reportInvalid(
        "'\(member)' is ignored, because layer \(id.rawValue) is not in the composition")
      cut(&self[index])
      return []
    }
    for (index, _) in closingEdges(of: targets) {
      places[index].reportInvalid("'\(member)' leads back to the layer itself and is ignored")
      cut(&self[index])
    }
  }
}

extension [Composition] {
  /// Empties instances of definitions that do not exist or that contain the composition itself.
  ///
  /// The last composition is the root.
  mutating func resolveReferences(_ places: [[JSONObject]]) {
    let ids = indices.dropLast().keyed { self[$0].id }
    var targets: [[Int]] = []
    var layers: [[Int]] = []
    for index in indices {
      var found: [Int] = []
      var users: [Int] = []
      for layer in self[index].layers.indices {
        guard case .instance(let instance) = self[index].layers[layer].content else {
          continue  // no reference to a definition
        }
        guard let target = ids[instance.definition] else {
          cut(
            layer, of: index, places[index][layer],
            "definition '\(instance.definition)' does not exist")
          continue
        }
        found.append(target)
        users.append(layer)
      }
      targets.append(found)
      layers.append(users)
    }
    for (index, edge) in closingEdges(of: targets) {
      let layer = layers[index][edge]
      cut(layer, of: index, places[index][layer], "the definition contains this composition")
    }
  }

  private mutating func cut(
    _ layer: Int, of index: Int, _ place: JSONObject, _ reason: String
  ) {
    place.reportInvalid("\(reason); the layer is empty")
    self[index].layers[layer].content = .empty
  }
}

/// Returns the edges of a graph that close a cycle; without them, the graph has no cycles.
///
/// The walk is depth-first without recursion, because the file determines its depth.
///
/// - Parameter targets: The nodes that each node leads to.
/// - Returns: The node and the index of its target, in the order of discovery.
func closingEdges(of targets: [[Int]]) -> [(node: Int, edge: Int)] {
  enum State { case new, open, done }
  var states = [State](repeating: .new, count: targets.count)
  var closing: [(node: Int, edge: Int)] = []
  for start in targets.indices where states[start] == .new {
    var stack = [(node: start, edge: 0)]
    states[start] = .open
    while let (node, edge) = stack.popLast() {
      guard edge < targets[node].count else {
        states[node] = .done
        continue
      }
      stack.append((node, edge + 1))
      let target = targets[node][edge]
      switch states[target] {
      case .new:
        states[target] = .open
        stack.append((target, 0))
      case .open: closing.append((node, edge))
      case .done: break  // its targets were visited
      }
    }
  }
  return closing
}
