internal import PegbarScene

/// By how much each definition is enlarged at most, over all its uses and all times.
///
/// Sampling divides its tolerance by it, so that an error stays below the tolerance on the canvas.
struct DefinitionScales {
  private(set) var scales: [String: Double] = [:]

  /// Nobody sees more of a smaller step than this; it also bounds nonsense in files.
  static let maximum = 1000.0

  init(_ scene: Scene, _ order: DefinitionOrder) {
    let definitions = Dictionary(scene.definitions.map { ($0.id, $0) }) { first, _ in first }
    add(scene.root, scale: 1)
    // Those that are shown inside of others come after them.
    for id in order.ids.reversed() {
      guard let definition = definitions[id] else { continue }
      add(definition, scale: scales[id] ?? 1)
    }
  }

  private mutating func add(_ composition: Composition, scale: Double) {
    let layers = Dictionary(composition.layers.map { ($0.id, $0) }) { first, _ in first }
    for layer in composition.layers {
      guard case .instance(let instance) = layer.content else { continue }
      let total = min(scale * layer.ownScale(among: layers), Self.maximum)
      scales[instance.definition] = max(scales[instance.definition] ?? 0, total)
    }
  }
}

extension Layer {
  /// The largest factor by which the layer and its parents enlarge its content.
  func ownScale(among layers: [LayerID: Layer]) -> Double {
    let factor = effects.reduce(transform.maximumScale) { factor, effect in
      guard case .transform(let move) = effect.kind else { return factor }
      return min(factor * move.transform.maximumScale, DefinitionScales.maximum)
    }
    return min(factor * parentScale(among: layers), DefinitionScales.maximum)
  }

  /// The largest factor by which the parents of the layer enlarge what it does.
  func parentScale(among layers: [LayerID: Layer]) -> Double {
    var factor = 1.0
    var seen: Set<LayerID> = [id]
    var parent = transformParent
    while let id = parent, seen.insert(id).inserted, factor < DefinitionScales.maximum {
      guard let layer = layers[id] else { break }
      factor *= layer.transform.maximumScale
      parent = layer.transformParent
    }
    return min(factor, DefinitionScales.maximum)
  }
}

extension Transform {
  /// The largest factor at any key; at least a hundredth, so that growing from nothing is bounded.
  var maximumScale: Double {
    let factor: Double
    switch scale {
    case .joined(.constant(let point)):
      factor = max(abs(point.x), abs(point.y))
    case .joined(.keyed(let track)):
      factor = track.keys.reduce(0) { max($0, abs($1.value.x), abs($1.value.y)) }
    case .split(let x, let y):
      factor = max(x.largest, y.largest)
    }
    return min(max(factor, 0.01), DefinitionScales.maximum)
  }
}

extension Repeater {
  /// The largest factor of any copy: the last one's, or the first one's where copies shrink.
  var maximumScale: Double {
    let factor = step.maximumScale
    let steps = max(0, copies.largest) + offset.largest
    var result = 1.0
    // After a few steps the limit is reached, or nothing grows.
    for _ in 0..<Int(min(steps, 1000)) where factor > 1 && result < DefinitionScales.maximum {
      result *= factor
    }
    return min(result, DefinitionScales.maximum)
  }
}

extension Animated where Value == Double {
  fileprivate var largest: Double {
    switch self {
    case .constant(let value): abs(value)
    case .keyed(let track): track.keys.reduce(0) { max($0, abs($1.value)) }
    }
  }
}
