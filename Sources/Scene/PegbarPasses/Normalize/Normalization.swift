internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// One run of a `Normalizer` over a scene: what all its steps share.
///
/// A class, because definitions are added while others are made.
final class Normalization {
  let scene: Scene
  let options: Normalizer
  let log: NormalizationLog
  /// The fonts by name.
  let fonts: [String: PreparedFont]
  /// The names of the fonts that the system is left to draw.
  var systemFonts: Set<String> = []
  private let order: DefinitionOrder
  /// Which times of definitions are ever shown.
  let shownTimes: DefinitionTimes
  /// What may still be sampled.
  let budget: WorkBudget
  /// The layers whose mattes are being made, by composition, so that a circle of mattes ends.
  var openMattes: Set<LayerAddress> = []
  /// How many copies of parents were made for layers that stand by themselves.
  var parentCopies = 0
  /// How many mattes of mattes were built so far.
  var nestedMattes = 0
  /// What copies of repeaters may still become.
  private let repeatedLayers: WorkBudget
  /// The definitions that are normalized.
  let definitions: DefinitionStore
  private var underWay: Set<String> = []
  /// The definitions whose layers stand in the space around an instance.
  private let spatialUses: Set<String>
  /// For each of those, the id of its copy that stands in the space around the instance.
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

  /// Normalizes all definitions, those inside of others first; some once more, as a part of the
  /// space around them.
  func addDefinitions() {
    for id in order.ids {
      addDefinition(id)
      guard spatialUses.contains(id), let source = order.definitions[id] else { continue }
      spatialIDs[id] = definitions.addCopy(composition(source, isInside: true), of: id)
    }
  }

  /// Normalizes a definition once; those it shows come before it.
  func addDefinition(_ id: String) {
    guard definitions[id] == nil, !underWay.contains(id), let source = order.definitions[id] else {
      return
    }
    underWay.insert(id)
    definitions.add(composition(source))
    underWay.remove(id)
  }

  /// The fonts that something is still drawn with; outlines have become paths.
  var fontsInUse: [Font] { scene.fonts.filter { systemFonts.contains($0.name) } }

  // MARK: Sampling

  /// How values of the source are sampled.
  var sampler: TrackSampler { definitions.sampler }
  /// How the contents of shape layers become layers.
  var shapes: ShapeNormalizer {
    ShapeNormalizer(sampler: sampler, log: log, copyBudget: repeatedLayers)
  }
  /// How layers stand in space.
  var spatial: SpaceNormalizer { SpaceNormalizer(sampler: sampler, log: log) }
  /// How effects change what layers draw.
  var effects: EffectNormalizer { EffectNormalizer(definitions: definitions, shapes: shapes) }
  /// How transforms become layers.
  var transforms: TransformNormalizer { TransformNormalizer(sampler: sampler) }
}
