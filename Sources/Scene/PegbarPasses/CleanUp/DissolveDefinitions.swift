internal import PegbarBase
internal import PegbarScene

/// Moves the layers of a small definition that is shown only once into the layer that shows it.
///
/// A definition deserves a name and a class of its own if it is shown several times or has enough
/// layers to form a unit. Other definitions are dissolved: the instance layer keeps its name,
/// position, clip, and mask, but contains the definition's layers itself. A definition is dissolved
/// if it
///
/// - is shown once in the whole scene, at rate 1, by a flat layer (other rates change its curves),
///   and
/// - contains fewer than `fewestLayers` layers, or is the only content of a composition.
///
/// Three kinds are always kept:
///
/// - definitions in which something is blended with the content below
///   (``NormalizedScene/blendingDefinitions``), because within a definition it is blended with the
///   definition's layers alone,
/// - definitions whose layers are in the space around the instance
///   (``NormalizedScene/spatialDefinitions``), and those shown by a layer with a depth of its own,
/// - definitions that would be nested deeper than `Limits.dissolvedDepth` afterward.
///
/// The layer keeps its designer-given name. If that is a default name, the layer adopts the name of
/// the definition.
///
/// The time of a definition starts with its instance. Its keyframes, the instances in it, and its
/// transactions are therefore delayed by the start of the instance in the composition that receives
/// them.
struct DissolveDefinitions {
  /// The number of layers from which a definition is kept.
  private static let fewestLayers = 4

  /// The remaining definitions, by ID.
  private var definitions: [String: NormalizedComposition] = [:]
  private var uses: [String: Int] = [:]
  private var dissolved: Set<String> = []
  private var blending: Set<String> = []

  mutating func apply(to scene: inout NormalizedScene) {
    let spatial = scene.spatialDefinitions
    blending = scene.blendingDefinitions
    uses = scene.definitionUses.filter { $0.value == 1 && !spatial.contains($0.key) }
    // Each definition follows those that it uses.
    for composition in scene.definitions {
      definitions[composition.id] = rewritten(composition)
    }
    scene.root = rewritten(scene.root)
    scene.definitions = scene.definitions.compactMap {
      dissolved.contains($0.id) ? nil : definitions[$0.id]
    }
  }

  private mutating func rewritten(_ composition: NormalizedComposition) -> NormalizedComposition {
    var (result, layers) = (composition, composition.layers)
    let isAlone = layers.count == 1
    layers.changeEach { rewrite(&$0, depth: 0, isAlone: isAlone, in: &result) }
    result.layers = layers
    return result
  }

  private mutating func rewrite(
    _ layer: inout NormalizedLayer, depth: Int, isAlone: Bool,
    in composition: inout NormalizedComposition
  ) {
    layer.changeHeldLayers { rewrite(&$0, depth: depth + 1, isAlone: false, in: &composition) }
    guard case .instance(let id, let begin, let rate) = layer.content, layer.isFlat,
      rate == 1, begin.isFinite, uses[id] == 1, let definition = definitions[id],
      definition.layers.count < Self.fewestLayers || isAlone,
      depth + definition.depth < Limits.dissolvedDepth, !blending.contains(id)
    else { return }
    dissolved.insert(id)
    definitions[id] = nil
    layer.content = .none
    layer.takeName(of: definition)
    var (layers, transactions) = (definition.layers, definition.transactions)
    layers.changeEach { $0.delay(by: begin) }
    layer.sublayers = layers + layer.sublayers
    transactions.changeEach { transaction in
      transaction.window = TimeRange(
        start: transaction.window.start + begin, end: transaction.window.end + begin)
    }
    composition.transactions += transactions
  }
}

extension NormalizedComposition {
  /// The maximum nesting depth of the layers.
  fileprivate var depth: Int { layers.map(\.depth).max() ?? 0 }
}

extension NormalizedLayer {
  /// Adopts the designer-given name of the definition if the layer's own name is a default name.
  ///
  /// A definition without a name is named after its ID, and so is a copy of it.
  fileprivate mutating func takeName(of definition: NormalizedComposition) {
    guard !source.isEmpty, DefaultNames.contains(designerName),
      !DefaultNames.containsOrPrecomposes(definition.name),
      !definition.id.hasPrefix(definition.name)
    else { return }
    designerName = definition.name
  }

  fileprivate var depth: Int { 1 + heldLayers.reduce(0) { max($0, $1.depth) } }

  /// Delays everything in the layer by a number of seconds.
  fileprivate mutating func delay(by seconds: Double) {
    guard seconds != 0 else { return }
    if case .instance(let id, let begin, let rate) = content {
      content = .instance(id, begin: begin + seconds, rate: rate)
    }
    tracks.changeEach { $0.keys.track.delay(by: seconds) }
    changeHeldLayers { $0.delay(by: seconds) }
  }
}

extension AnyTrack {
  fileprivate mutating func delay(by seconds: Double) {
    for index in keys.indices { keys[index].time += seconds }
    if case .baked(let error, let time?) = fidelity {
      fidelity = .baked(error: error, time: time + seconds)
    }
  }
}
