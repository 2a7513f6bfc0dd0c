internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarJSON
internal import PegbarScene

// References that can be checked only once everything is read; those that lead nowhere or in a
// circle are cut.

extension [Layer] {
  /// Cuts parents and mattes that are not in the composition, and circles of them.
  ///
  /// `places` says where each layer stands.
  mutating func resolveReferences(_ places: [JSONObject]) {
    let indices = indices.keyed { self[$0].id }
    resolve(
      indices, "transformParent", places, target: { $0.transformParent },
      cut: { $0.transformParent = nil })
    resolve(indices, "matte", places, target: { $0.matte?.source }, cut: { $0.matte = nil })
    dropLostMattes(indices, places)
  }

  /// Drops effects that take a layer which is not in the composition.
  ///
  /// A circle of them is none: each matte counts once (see `FrameBuilder`).
  private mutating func dropLostMattes(_ indices: [LayerID: Int], _ places: [JSONObject]) {
    for index in self.indices {
      self[index].effects.removeAll { effect in
        guard let source = effect.matte?.source, indices[source] == nil else { return false }
        places[index].reportInvalid(
          "'\(effect.name)' takes layer \(source.rawValue), which is not in the composition; it is "
            + "left out")
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
        "'\(member)' names layer \(id.rawValue), which is not in the composition; it is ignored")
      cut(&self[index])
      return []
    }
    for (index, _) in closingEdges(of: targets) {
      places[index].reportInvalid("'\(member)' leads back to the layer itself; it is ignored")
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
          continue  // refers to no definition
        }
        guard let target = ids[instance.definition] else {
          cut(
            layer, of: index, places[index][layer],
            "there is no definition '\(instance.definition)'")
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

/// The edges of a graph that close a circle: without them there is none.
///
/// Walks depth first without recursion, because the file decides how deep it goes.
///
/// - Parameter targets: for each node the nodes it leads to.
/// - Returns: node and position among its targets, in the order in which they are met.
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
      case .done: break  // everything behind it is known
      }
    }
  }
  return closing
}
