internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarScene

/// The normalized definitions of a scene, and their copies in other times and colours.
///
/// A class, because copies are made while definitions are.
final class DefinitionStore {
  let sampler: TrackSampler
  let log: NormalizationLog
  /// How many steps in time the copies may still take.
  let effort = WorkBudget(Limits.copySteps)
  /// The largest factor by which each definition is ever enlarged.
  private var scales: [String: Double]
  private var known: [String: NormalizedComposition] = [:]
  private var order: [String] = []
  private var names = UniqueNames()
  /// The ids of copies.
  private var copies: [Copy: String] = [:]
  private var copiedLayers = 0
  private var depth = 0

  /// Which copy of a definition it is.
  private enum Copy: Hashable {
    /// One for time remaps.
    case retimed([TimeMap], definition: String)
    /// One in other colours, where nothing of the effect moves.
    case colored(ColorEffect, source: String, definition: String)
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

  /// Says that a copy for something is not made.
  func reportMissingCopy(for name: String, at place: FindingSubject) {
    log.report(
      .definitionBudget,
      """
      '\(name)' would need more than \(sampler.options.limits.text(\.copiedLayers)), \
      \(Limits.copyDepth) levels or \(WholeNumber.text(Limits.copySteps)) steps in time
      """,
      at: place, outcome: .dropped)
  }

  /// The id of a copy of a definition that plays it in another time; nothing above the limits.
  func copy(of id: String, times: TimeFunction) -> String? {
    copy(of: id, as: .retimed(times.maps, definition: id)) { copy in
      guard !effort.isUsedUp else { return false }
      var retiming = Retiming(self, times, scale: scale(of: id))
      retiming.apply(to: &copy)
      return !effort.isUsedUp
    }
  }

  /// The id of a copy of a definition in other colours; nothing above the limits.
  ///
  /// What the copying meets is noted in `outer`.
  func copy(of id: String, colors: TimedColors, in outer: Recoloring) -> String? {
    // Equal effects may follow different parameters.
    let source = sampler.parameters.isBound(.color(of: colors.source)) ? colors.source : ""
    let key = colors.isMoving ? nil : Copy.colored(colors.effect, source: source, definition: id)
    return copy(of: id, as: key) { copy in
      let recoloring = Recoloring(self, colors)
      copy.layers.changeEach(recoloring.apply)
      outer.join(recoloring)
      return true
    }
  }

  /// Makes a copy within the limits, unless it is there already; `change` says whether it could.
  private func copy(
    of id: String, as key: Copy?, _ change: (inout NormalizedComposition) -> Bool
  ) -> String? {
    if let known = key.flatMap({ copies[$0] }) { return known }
    guard var copy = known[id] else { return nil }
    copiedLayers += copy.layerCount
    guard copiedLayers <= sampler.options.limits.copiedLayers, depth < Limits.copyDepth else {
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    guard change(&copy) else { return nil }
    let newID = addCopy(copy, of: id)
    if let key { copies[key] = newID }
    return newID
  }
}

extension [NormalizedComposition] {
  /// Those of the definitions, each after those that it shows, that a root reaches.
  func used(by root: NormalizedComposition) -> [NormalizedComposition] {
    let used = shown(from: root.shownDefinitions)
    return filter { used.contains($0.id) }
  }
}

extension NormalizedComposition {
  /// How many layers there are, masks included.
  var layerCount: Int { layers.reduce(0) { $0 + $1.layerCount } }
}

extension NormalizedLayer {
  /// How many layers this is, itself, its masks and sublayers included.
  var layerCount: Int { 1 + heldLayers.reduce(0) { $0 + $1.layerCount } }
}
