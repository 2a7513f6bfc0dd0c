internal import PegbarBase
internal import PegbarScene

/// Puts the layers of a small definition into the layer that shows it, where it is shown only once.
///
/// A definition is worth a name and a class of its own if it is shown several times or holds enough
/// to be thought of as one thing. Others only stand between a layer and what it holds, so they
/// dissolve: the instance layer stays as it is, with its name, place, clip and mask, but holds the
/// definition's layers itself. That is so where the definition
///
/// - is shown once in the whole scene, at rate 1, by a flat layer (rates would change its curves), and
/// - holds fewer than `fewestLayers` layers, or is all that a composition consists of.
///
/// Three kinds stay whatever they hold:
///
/// - those in which something is mixed with what lies below (``NormalizedScene/blendingDefinitions``):
///   within a definition it is mixed with the definition's layers alone,
/// - those whose layers stand in the space around the instance
///   (``NormalizedScene/spatialDefinitions``), and those that a layer with a depth of its own shows,
/// - those that would stand deeper than `Limits.dissolvedDepth` afterwards.
///
/// The layer keeps the name that the designer gave it; only where that tells nothing, it is called
/// what the definition was called.
///
/// A definition counts time from when its instance begins. So its keys, the instances in it and its
/// transactions move along: they happen that much later in the composition that takes them over.
struct DissolveDefinitions {
  /// From how many layers on a definition stays.
  private static let fewestLayers = 4

  /// The definitions that are left, by id.
  private var definitions: [String: NormalizedComposition] = [:]
  private var uses: [String: Int] = [:]
  private var dissolved: Set<String> = []
  private var blending: Set<String> = []

  mutating func apply(to scene: inout NormalizedScene) {
    let spatial = scene.spatialDefinitions
    blending = scene.blendingDefinitions
    uses = scene.definitionUses.filter { $0.value == 1 && !spatial.contains($0.key) }
    // Each stands after those that it shows.
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
    var (layers, beats) = (definition.layers, definition.transactions)
    layers.changeEach { $0.delay(by: begin) }
    layer.sublayers = layers + layer.sublayers
    beats.changeEach { beat in
      beat.window = TimeRange(start: beat.window.start + begin, end: beat.window.end + begin)
    }
    composition.transactions += beats
  }
}

extension NormalizedComposition {
  /// How deep its layers stand in each other.
  fileprivate var depth: Int { layers.map(\.depth).max() ?? 0 }
}

extension NormalizedLayer {
  /// Is called what the designer called the definition, if its own name tells nothing.
  ///
  /// A definition without a name has that of its id, and so has a copy of it.
  fileprivate mutating func takeName(of definition: NormalizedComposition) {
    guard !source.isEmpty, DefaultNames.contains(designerName),
      !DefaultNames.containsOrPrecomposes(definition.name),
      !definition.id.hasPrefix(definition.name)
    else { return }
    designerName = definition.name
  }

  fileprivate var depth: Int { 1 + heldLayers.reduce(0) { max($0, $1.depth) } }

  /// Does everything so many seconds later.
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
