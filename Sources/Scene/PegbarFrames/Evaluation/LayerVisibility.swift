internal import PegbarBase
internal import PegbarScene

/// The times at which some layers of a scene can be visible, found without drawing.
package struct LayerVisibility: Sendable {
  private let evaluator: SceneEvaluator
  /// The positions in the root of the layers, and of the instances that can contain them.
  private let root: [Int]
  /// The same positions in each definition that has any.
  private let definitions: [String: [Int]]

  /// The number of layers to examine, after which all layers count as visible.
  private static let limit = 10_000

  /// Finds layers and the instances that can contain them.
  ///
  /// - Parameter layers: The numbers of the layers (see `ItemOrigin.layers`).
  package init(of layers: Set<Int>, in evaluator: SceneEvaluator) {
    self.evaluator = evaluator
    let definitions = evaluator.definitions
    // The definitions that contain layers, and those with instances of them.
    var users: [String: [String]] = [:]
    for (id, prepared) in definitions {
      for layer in prepared.composition.layers {
        if case .instance(let instance) = layer.content {
          users[instance.definition, default: []].append(id)
        }
      }
    }
    var waiting = definitions.keys.filter { id in
      definitions[id]?.numbers.contains(where: layers.contains) ?? false
    }
    var holders = Set(waiting)
    while let id = waiting.popLast() {
      waiting += users[id, default: []].filter { holders.insert($0).inserted }
    }
    func places(in prepared: PreparedComposition) -> [Int] {
      prepared.composition.layers.indices.filter { index in
        if layers.contains(prepared.firstNumber + index) { return true }
        guard case .instance(let instance) = prepared.composition.layers[index].content else {
          return false
        }
        return holders.contains(instance.definition)
      }
    }
    root = places(in: evaluator.root)
    self.definitions = definitions.filter { holders.contains($0.key) }.mapValues(places)
  }

  /// Returns `true` if a layer can be visible at a time in seconds.
  ///
  /// The layer and the instances around it are then in their windows and not transparent.
  ///
  /// - Parameter isWanted: Returns `true` for the number of a layer to look for, which must be one
  ///   of those given at creation.
  package func canShow(at seconds: Double, where isWanted: (Int) -> Bool) -> Bool {
    var waiting = [(evaluator.root, root, evaluator.sceneTime(at: seconds))]
    var examined = 0
    while let (prepared, places, time) = waiting.popLast() {
      examined += places.count
      guard examined < Self.limit else { return true }
      for index in places {
        let layer = prepared.composition.layers[index]
        guard layer.opacity(at: time) > 0 else { continue }
        if isWanted(prepared.firstNumber + index) { return true }
        guard case .instance(let instance) = layer.content,
          let inner = evaluator.definitions[instance.definition],
          let places = definitions[instance.definition]
        else { continue }
        let local = time.mapped(by: instance.timeMap, frameRate: evaluator.scene.frameRate)
        waiting.append((inner, places, local))
      }
    }
    return false
  }
}

extension PreparedComposition {
  /// The numbers of the layers (see `ItemOrigin.layers`).
  fileprivate var numbers: Range<Int> {
    firstNumber..<firstNumber + composition.layers.count
  }
}
