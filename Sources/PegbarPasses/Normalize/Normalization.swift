internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// What one normalization shares.
///
/// A class, because definitions are added while others are made.
final class Normalization {
  let scene: Scene
  let options: Normalizer
  let log: NormalizationLog
  private let sources: [String: Composition]
  /// The largest factor by which each definition is ever enlarged.
  private var scales: [String: Double]
  /// The fonts by name.
  let fonts: [String: PreparedFont]
  /// The names of the fonts that the system is left to draw.
  var systemFonts: Set<String> = []
  private let order: DefinitionOrder
  private let shownTimes: DefinitionTimes
  /// What may still be sampled.
  let budget: SamplingBudget
  /// The layers whose mattes are being made, by composition, so that a circle of mattes ends.
  var openMattes: Set<MatteUse> = []
  /// How many copies of parents were made for layers that stand by themselves.
  var parentCopies = 0
  /// How many mattes of mattes were built so far.
  var nestedMattes = 0
  /// What copies of repeaters may still become.
  private let repeatedLayers: CopyBudget
  private(set) var definitions: [String: NormalizedComposition] = [:]
  private(set) var definitionOrder: [String] = []
  private var underWay: Set<String> = []
  /// The definitions whose layers stand in the space around an instance.
  private let spatialUses: Set<String>
  /// The ids of those as a part of that space.
  private(set) var spatialIDs: [String: String] = [:]
  /// Copies made for time remaps, by definition and map.
  private var copies: [DefinitionCopy: String] = [:]
  /// Copies in other colours, by definition and effect, where nothing of the effect moves.
  private var coloredCopies: [ColoredCopy: String] = [:]
  private var copiedLayers = 0
  private var copyNames = UniqueNames()
  private var copyDepth = 0

  /// What is left of the steps.
  let copyEffort = SamplingBudget(Limits.copySteps)
  /// What a copy that is not made would need, for findings.
  var copyLimits: String {
    """
    more than \(options.limits.text(\.copiedLayers)), \(Limits.copyDepth) levels or \
    \(WholeNumber.text(Limits.copySteps)) steps in time
    """
  }
  private struct DefinitionCopy: Hashable {
    var definition: String
    var maps: [TimeMap]
  }

  private struct ColoredCopy: Hashable {
    var definition: String
    var effect: LayerEffect.Kind
  }

  /// A layer with a matte.
  struct MatteUse: Hashable {
    var composition: String
    var layer: LayerID
  }

  init(_ scene: Scene, options: Normalizer, log: FindingLog) {
    self.scene = scene
    self.options = options
    self.log = NormalizationLog(log)
    budget = SamplingBudget(options.samplingBudget)
    repeatedLayers = CopyBudget(options.limits.repeatedLayers)
    sources = Dictionary(scene.definitions.map { ($0.id, $0) }) { first, _ in first }
    fonts = Dictionary(
      scene.fonts.map { ($0.name, PreparedFont($0)) }, uniquingKeysWith: { first, _ in first })
    order = DefinitionOrder(scene)
    scales = DefinitionScales(scene, order).scales
    shownTimes = DefinitionTimes(scene, order)
    spatialUses = Set(
      (scene.definitions + [scene.root]).flatMap(\.layers).compactMap { layer in
        guard case .instance(let instance) = layer.content, instance.keepsDepth else { return nil }
        return instance.definition
      })
    for definition in scene.definitions { _ = copyNames.unique(definition.id, or: "") }
  }

  /// Normalizes all definitions, those inside of others first.
  func addDefinitions() {
    for id in order.ids {
      addDefinition(id)
      if spatialUses.contains(id) { addSpatialDefinition(id) }
    }
  }

  /// Normalizes a definition once; those it shows come before it.
  func addDefinition(_ id: String) {
    guard definitions[id] == nil, !underWay.contains(id), let source = sources[id] else { return }
    underWay.insert(id)
    definitions[id] = composition(
      source, scale: scales[id] ?? 1, shown: shownTimes[id], isRoot: false)
    definitionOrder.append(id)
    underWay.remove(id)
  }

  /// Normalizes a definition once more, as a part of the space around it.
  private func addSpatialDefinition(_ id: String) {
    guard spatialIDs[id] == nil, definitions[id] != nil, let source = sources[id] else { return }
    let newID = copyNames.unique(id, or: "definition")
    spatialIDs[id] = newID
    var result = composition(
      source, scale: scales[id] ?? 1, shown: shownTimes[id], isRoot: false, isInside: true)
    result.id = newID
    scales[newID] = scales[id]
    definitions[newID] = result
    definitionOrder.append(newID)
  }

  /// The id of a copy of a definition that plays it in another time; nothing above the limits.
  func copy(of id: String, times: TimeFunction) -> String? {
    addDefinition(id)
    guard let original = definitions[id] else { return nil }
    let copy = DefinitionCopy(definition: id, maps: times.maps)
    if let known = copies[copy] { return known }
    copiedLayers += original.layerCount
    guard copiedLayers <= options.copyBudget, copyDepth < Limits.copyDepth,
      !copyEffort.isUsedUp
    else { return nil }
    copyDepth += 1
    defer { copyDepth -= 1 }
    let newID = copyNames.unique(id, or: "definition")
    var retiming = Retiming(self, times, scale: scales[id] ?? 1)
    var result = retiming.applied(to: original)
    guard !copyEffort.isUsedUp else { return nil }
    result.id = newID
    scales[newID] = scales[id]
    definitions[newID] = result
    definitionOrder.append(newID)
    copies[copy] = newID
    return newID
  }

  /// The id of a copy of a definition in other colours; nothing above the limits.
  ///
  /// What the copying meets is noted in `outer`.
  func copy(of id: String, colors: TimedColors, in outer: Recoloring) -> String? {
    guard let original = definitions[id] else { return nil }
    let copy = ColoredCopy(definition: id, effect: colors.effect)
    if !colors.isMoving, let known = coloredCopies[copy] { return known }
    copiedLayers += original.layerCount
    guard copiedLayers <= options.copyBudget, copyDepth < Limits.copyDepth else { return nil }
    copyDepth += 1
    defer { copyDepth -= 1 }
    let newID = copyNames.unique(id, or: "definition")
    let recoloring = Recoloring(self, colors)
    var result = recoloring.applied(to: original)
    outer.join(recoloring)
    result.id = newID
    definitions[newID] = result
    definitionOrder.append(newID)
    scales[newID] = scales[id]
    if !colors.isMoving { coloredCopies[copy] = newID }
    return newID
  }

  /// The definitions that the root reaches, each after those it shows.
  func usedDefinitions(by root: NormalizedComposition) -> [NormalizedComposition] {
    var used = root.instanceIDs
    for id in definitionOrder.reversed() where used.contains(id) {
      used.formUnion(definitions[id]?.instanceIDs ?? [])
    }
    return definitionOrder.filter(used.contains).compactMap { definitions[$0] }
  }

  /// The fonts that something is still drawn with; outlines have become paths.
  var fontsInUse: [Font] { scene.fonts.filter { systemFonts.contains($0.name) } }

  /// Says what became of a part of the scene; see `NormalizationLog`.
  func report(
    _ kind: FindingKind, _ message: String, at source: String, _ breadcrumb: [String],
    outcome: Finding.Outcome
  ) {
    log.report(kind, message, at: source, breadcrumb, outcome: outcome)
  }

  // MARK: Sampling

  /// How values of the source are sampled.
  var sampler: TrackSampler { TrackSampler(scene, options, budget) }
  /// How the contents of shape layers become layers.
  var shapes: ShapeNormalizer { ShapeNormalizer(sampler, log: log, repeatedLayers) }
  /// How layers stand in space.
  var spatial: SpaceNormalizer { SpaceNormalizer(sampler, log: log) }
  /// How transforms become layers.
  var transforms: TransformNormalizer { TransformNormalizer(sampler) }
}

/// What is said about a normalization; the same thing once.
final class NormalizationLog {
  private let log: FindingLog
  private var reported: Set<Finding> = []

  init(_ log: FindingLog) { self.log = log }

  /// Says what became of a part of the scene; `source` is its JSON path.
  func report(
    _ kind: FindingKind, _ message: String, at source: String, _ breadcrumb: [String],
    outcome: Finding.Outcome
  ) {
    let finding = Finding(
      kind, message, path: JSONPath(parsing: source) ?? JSONPath(), breadcrumb: breadcrumb,
      outcome: outcome)
    // A parent is made once for each of its neighbouring children; it is spoken of once.
    if reported.insert(finding).inserted { log.add(finding) }
  }
}

extension NormalizedComposition {
  /// How many layers there are, masks included.
  var layerCount: Int { layers.reduce(0) { $0 + $1.layerCount } }

  /// The ids of the definitions that the layers show.
  var instanceIDs: Set<String> {
    var ids: Set<String> = []
    for layer in layers { layer.collectInstances(&ids) }
    return ids
  }
}

extension NormalizedLayer {
  /// How many layers this is, itself, its masks and sublayers included.
  var layerCount: Int {
    1 + heldLayers.reduce(0) { $0 + $1.layerCount }
  }

  func collectInstances(_ ids: inout Set<String>) {
    if case .instance(let id, _, _) = content { ids.insert(id) }
    for layer in heldLayers { layer.collectInstances(&ids) }
  }
}
