internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// One run of a `Normalizer` over a scene, with the state that all its steps share.
///
/// A class, because definitions are added while others are normalized.
final class Normalization {
  let scene: Scene
  let options: Normalizer
  let log: NormalizationLog
  /// The fonts, by name.
  let fonts: [String: PreparedFont]
  /// The names of the fonts whose text the system draws.
  var systemFonts: Set<String> = []
  private let order: DefinitionOrder
  /// The times at which definitions are shown.
  let shownTimes: DefinitionTimes
  /// The budget left for sampling.
  let budget: WorkBudget
  /// The layers whose mattes are being built, by composition, so that a cycle of mattes ends.
  var openMattes: Set<LayerAddress> = []
  /// The number of copies of parents made for isolated layers.
  var parentCopies = 0
  /// The number of mattes of mattes built so far.
  var nestedMattes = 0
  /// The budget left for copies of repeaters.
  private let repeatedLayers: WorkBudget
  /// The normalized definitions.
  let definitions: DefinitionStore
  private var underWay: Set<String> = []
  /// The definitions whose layers are in the space around an instance.
  private let spatialUses: Set<String>
  /// For each of these definitions, the ID of its copy in the space around the instance.
  private(set) var spatialIDs: [String: String] = [:]

  init(_ scene: Scene, options: Normalizer, log: FindingLog) {
    self.scene = scene
    self.options = options
    self.log = NormalizationLog(log)
    budget = WorkBudget(options.limits.samples)
    repeatedLayers = WorkBudget(options.limits.repeatedLayers)
    fonts = scene.fonts.keyed(by: \.name).mapValues { PreparedFont($0) }
    order = DefinitionOrder(scene)
    shownTimes = DefinitionTimes(scene, order)
    let instances = scene.compositions.flatMap(\.instances)
    spatialUses = Set(instances.filter(\.keepsDepth).map(\.definition))
    definitions = DefinitionStore(
      scene.definitions.map(\.id), scales: DefinitionScales(scene, order).scales,
      TrackSampler(scene, options, budget), self.log)
  }

  /// Normalizes all definitions from the innermost outward, and some of them again as a part of the
  /// space around them.
  func addDefinitions() {
    for id in order.ids {
      addDefinition(id)
      guard spatialUses.contains(id), let source = order.definitions[id] else { continue }
      spatialIDs[id] = definitions.addCopy(composition(source, isInside: true), of: id)
    }
  }

  /// Normalizes a definition once, after those that it uses.
  func addDefinition(_ id: String) {
    guard definitions[id] == nil, !underWay.contains(id), let source = order.definitions[id] else {
      return
    }
    underWay.insert(id)
    definitions.add(composition(source))
    underWay.remove(id)
  }

  /// The fonts of the remaining text; other text has become paths.
  var fontsInUse: [Font] { scene.fonts.filter { systemFonts.contains($0.name) } }

  // MARK: Sampling

  /// The sampler for values of the source.
  var sampler: TrackSampler { definitions.sampler }
  /// The normalizer for shape layers.
  var shapes: ShapeNormalizer {
    ShapeNormalizer(sampler: sampler, log: log, copyBudget: repeatedLayers)
  }
  /// The normalizer for layers in 3D space.
  var spatial: SpaceNormalizer { SpaceNormalizer(sampler: sampler, log: log) }
  /// The normalizer for effects.
  var effects: EffectNormalizer { EffectNormalizer(definitions: definitions, shapes: shapes) }
  /// The normalizer for transforms.
  var transforms: TransformNormalizer { TransformNormalizer(sampler: sampler) }
}
