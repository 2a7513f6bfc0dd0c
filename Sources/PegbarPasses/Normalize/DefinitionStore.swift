internal import PegbarDiagnostics
internal import PegbarScene

/// The normalized definitions of a scene, and their copies in other times and colours.
///
/// A class, because copies are made while definitions are.
final class DefinitionStore {
  let sampler: TrackSampler
  let log: NormalizationLog
  /// How many steps in time the copies may still take.
  let effort = SamplingBudget(Limits.copySteps)
  /// The largest factor by which each definition is ever enlarged.
  private var scales: [String: Double]
  private var known: [String: NormalizedComposition] = [:]
  private var order: [String] = []
  private var names = UniqueNames()
  /// Copies made for time remaps, by definition and map.
  private var retimed: [RetimedCopy: String] = [:]
  /// Copies in other colours, by definition and effect, where nothing of the effect moves.
  private var colored: [ColoredCopy: String] = [:]
  private var copiedLayers = 0
  private var depth = 0

  private struct RetimedCopy: Hashable {
    var definition: String
    var maps: [TimeMap]
  }

  private struct ColoredCopy: Hashable {
    var definition: String
    var effect: LayerEffect.Kind
  }

  /// - Parameter ids: those of all definitions of the scene, which no copy may have.
  init(
    _ ids: [String], scales: [String: Double], _ sampler: TrackSampler, _ log: NormalizationLog
  ) {
    self.scales = scales
    self.sampler = sampler
    self.log = log
    for id in ids { _ = names.unique(id, or: "") }
  }

  /// A definition that was added.
  subscript(id: String) -> NormalizedComposition? { known[id] }

  /// By how much a definition is enlarged at most.
  func scale(of id: String) -> Double { scales[id] ?? 1 }

  /// Adds a definition; those it shows come before it.
  func add(_ definition: NormalizedComposition) {
    known[definition.id] = definition
    order.append(definition.id)
  }

  /// Adds what becomes of a definition in another place, and returns its new id.
  func addCopy(_ copy: NormalizedComposition, of id: String) -> String {
    var copy = copy
    copy.id = names.unique(id, or: "definition")
    scales[copy.id] = scales[id]
    add(copy)
    return copy.id
  }

  /// The definitions that the root reaches, each after those it shows.
  func used(by root: NormalizedComposition) -> [NormalizedComposition] {
    order.compactMap { known[$0] }.used(by: root)
  }

  // MARK: Copies

  /// What a copy that is not made would need, for findings.
  var copyLimits: String {
    """
    more than \(sampler.options.limits.text(\.copiedLayers)), \(Limits.copyDepth) levels or \
    \(WholeNumber.text(Limits.copySteps)) steps in time
    """
  }

  /// The id of a copy of a definition that plays it in another time; nothing above the limits.
  func copy(of id: String, times: TimeFunction) -> String? {
    let key = RetimedCopy(definition: id, maps: times.maps)
    if let id = retimed[key] { return id }
    return copy(of: id) { original in
      guard !effort.isUsedUp else { return nil }
      var retiming = Retiming(self, times, scale: scale(of: id))
      let result = retiming.applied(to: original)
      return effort.isUsedUp ? nil : result
    }.map { copy in
      retimed[key] = copy
      return copy
    }
  }

  /// The id of a copy of a definition in other colours; nothing above the limits.
  ///
  /// What the copying meets is noted in `outer`.
  func copy(of id: String, colors: TimedColors, in outer: Recoloring) -> String? {
    let key = ColoredCopy(definition: id, effect: colors.effect)
    if !colors.isMoving, let id = colored[key] { return id }
    return copy(of: id) { original in
      let recoloring = Recoloring(self, colors)
      let result = recoloring.applied(to: original)
      outer.join(recoloring)
      return result
    }.map { copy in
      if !colors.isMoving { colored[key] = copy }
      return copy
    }
  }

  /// Makes a copy within the limits.
  private func copy(
    of id: String, _ change: (NormalizedComposition) -> NormalizedComposition?
  ) -> String? {
    guard let original = known[id] else { return nil }
    copiedLayers += original.layerCount
    guard copiedLayers <= sampler.options.copyBudget, depth < Limits.copyDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return change(original).map { addCopy($0, of: id) }
  }
}

extension [NormalizedComposition] {
  /// Those of the definitions, each after those that it shows, that a root reaches.
  func used(by root: NormalizedComposition) -> [NormalizedComposition] {
    var used = root.instanceIDs
    for definition in reversed() where used.contains(definition.id) {
      used.formUnion(definition.instanceIDs)
    }
    return filter { used.contains($0.id) }
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
