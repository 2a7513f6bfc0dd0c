internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarScene

/// The normalized definitions of a scene, and their copies in other times and colors.
///
/// A class, because copies are made while definitions are normalized.
final class DefinitionStore {
  let sampler: TrackSampler
  let log: NormalizationLog
  /// The number of time steps left for copies.
  let effort = WorkBudget(Limits.copySteps)
  /// The maximum scale of each definition.
  private var scales: [String: Double]
  private var known: [String: NormalizedComposition] = [:]
  private var order: [String] = []
  private var names = UniqueNames()
  /// The IDs of copies.
  private var copies: [Copy: String] = [:]
  private var copiedLayers = 0
  private var depth = 0

  /// The identity of a copy of a definition.
  private enum Copy: Hashable {
    /// A copy for time remaps.
    case retimed([TimeMap], definition: String)
    /// A copy in other colors, for an effect that is not animated.
    case colored(ColorEffect, source: String, definition: String)
  }

  /// Creates a store for the definitions of a scene.
  ///
  /// - Parameter ids: The IDs of all definitions of the scene, which no copy may have.
  init(
    _ ids: [String], scales: [String: Double], _ sampler: TrackSampler, _ log: NormalizationLog
  ) {
    self.scales = scales
    self.sampler = sampler
    self.log = log
    for id in ids { _ = names.unique(id, or: "") }
  }

  /// Accesses a definition that was added.
  subscript(id: String) -> NormalizedComposition? { known[id] }

  /// Returns the maximum scale of a definition.
  func scale(of id: String) -> Double { scales[id] ?? 1 }

  /// Adds a definition, after those that it uses.
  func add(_ definition: NormalizedComposition) {
    known[definition.id] = definition
    order.append(definition.id)
  }

  /// Adds a changed copy of a definition, and returns its new ID.
  func addCopy(_ copy: NormalizedComposition, of id: String) -> String {
    var copy = copy
    copy.id = names.unique(id, or: "definition")
    scales[copy.id] = scales[id]
    add(copy)
    return copy.id
  }

  /// Returns the definitions that the root reaches, each after those that it uses.
  func used(by root: NormalizedComposition) -> [NormalizedComposition] {
    order.compactMap { known[$0] }.used(by: root)
  }

  // MARK: Copies

  /// Reports that a copy is not made.
  func reportMissingCopy(for name: String, at place: FindingSubject) {
    log.report(
      .definitionBudget,
      """
      '\(name)' requires copies with more than \(sampler.options.limits.text(\.copiedLayers)), \
      \(Limits.copyDepth) levels or \(WholeNumber.text(Limits.copySteps)) time steps
      """,
      at: place, outcome: .dropped)
  }

  /// Returns the ID of a copy of a definition that plays it in another time, or `nil` if a limit is
  /// exceeded.
  func copy(of id: String, times: TimeFunction) -> String? {
    copy(of: id, as: .retimed(times.maps, definition: id)) { copy in
      guard !effort.isUsedUp else { return false }
      var retiming = Retiming(self, times, scale: scale(of: id))
      retiming.apply(to: &copy)
      return !effort.isUsedUp
    }
  }

  /// Returns the ID of a copy of a definition in other colors, or `nil` if a limit is exceeded.
  ///
  /// Results of recoloring the copy are added to `outer`.
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

  /// Returns the ID of an existing copy or of a new one within the limits; `change` returns `false`
  /// if it fails.
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
  /// Returns the definitions that a root reaches, each after those that it uses.
  func used(by root: NormalizedComposition) -> [NormalizedComposition] {
    let used = shown(from: root.shownDefinitions)
    return filter { used.contains($0.id) }
  }
}

extension NormalizedComposition {
  /// The number of layers, including masks.
  var layerCount: Int { layers.reduce(0) { $0 + $1.layerCount } }
}

extension NormalizedLayer {
  /// The number of layers, including the layer itself, its masks, and sublayers.
  var layerCount: Int { 1 + heldLayers.reduce(0) { $0 + $1.layerCount } }
}
