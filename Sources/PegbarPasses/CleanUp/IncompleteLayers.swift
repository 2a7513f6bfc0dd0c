internal import PegbarDiagnostics
internal import PegbarScene

/// The layers of which something was left out on the way here.
struct IncompleteLayers {
  /// Where they stand in the source.
  private let sources: Set<String>

  /// Takes them from what was said.
  init(_ findings: [Finding]) {
    let dropped = findings.filter { $0.outcome == .dropped }
    sources = Set(dropped.compactMap { $0.path.layer?.description })
  }

  /// Whether something of a layer was left out.
  func contain(_ layer: Layer) -> Bool { sources.contains(layer.source) }

  /// The ids of the definitions in which something was left out, at any depth.
  func definitions(of scene: Scene) -> Set<String> {
    guard !sources.isEmpty else { return [] }
    return DefinitionOrder(scene).innermostFirst.reduce(into: []) { result, definition in
      if definition.layers.contains(where: contain)
        || definition.shownDefinitions.contains(where: result.contains)
      {
        result.insert(definition.id)
      }
    }
  }
}

extension JSONPath {
  /// The layer in which a place lies; nothing for a place outside of layers.
  fileprivate var layer: JSONPath? {
    for (key, index) in zip(steps.indices, steps.indices.dropFirst()) {
      if steps[key] == .key("layers"), case .index = steps[index] {
        return JSONPath(Array(steps[...index]))
      }
    }
    return nil
  }
}
