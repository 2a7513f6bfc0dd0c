internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Reports the layers that have content to draw but are never visible in the result.
///
/// Compares what each layer would draw without its masks, track matte and effects with what is left
/// of it after normalization. A layer that draws nothing in the source, for example because it is
/// hidden or transparent, is not reported.
struct CheckHiddenContent {
  private let scene: Scene
  private let log: FindingLog
  /// The main composition and the definitions.
  private let compositions: [Composition]
  /// The layers of the main composition, then those of the definitions, by the number of their
  /// composition and their position in it.
  private let layers: [(composition: Int, position: Int)]
  private let drawn: DrawnSources
  /// The IDs of the definitions whose layers are examined.
  private let examined: Set<String>
  /// The paths of properties whose expressions are ignored.
  private let ignoredExpressions: IgnoredExpressions
  /// The findings about layers without content, by the path of the layer.
  private let losses: [String: Finding]

  /// The findings about layers that are empty because their content is not supported or missing.
  private static let emptying: Set<FindingKind> = [
    .audioLayer, .adjustmentLayer, .light, .unknownLayer, .footage, .precompCycle, .missingAsset,
    .wrongAssetKind, .parentDepth, .missingGlyph, .glyphComposition,
  ]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - scene: The exact scene.
  ///   - normalized: The scene before clean-up, in which each layer still has its source.
  ///   - log: The log of the conversion, with the findings of the import.
  init(_ scene: Scene, _ normalized: NormalizedScene, log: FindingLog) {
    self.scene = scene
    self.log = log
    let drawn = DrawnSources(normalized)
    self.drawn = drawn
    // The layers of a definition that no converted layer shows are not examined one by one.
    examined = Set(
      scene.definitions.filter { definition in
        definition.layers.contains { drawn.converted.contains($0.source) }
      }.map(\.id))
    compositions = [scene.root] + scene.definitions
    layers = compositions.enumerated().flatMap { number, composition in
      composition.layers.indices.map { (number, $0) }
    }
    ignoredExpressions = IgnoredExpressions(log.findings)
    losses = log.findings.filter { Self.emptying.contains($0.kind) }
      .keyed(by: \.path.description)
  }

  /// Reports the layers, and a scene in which nothing is visible.
  func report() {
    let hidden = hiddenLayers
    for (composition, numbers) in Dictionary(grouping: hidden, by: { layers[$0].composition })
      .sorted(by: { $0.key < $1.key })
    {
      report(numbers.sorted(), in: compositions[composition])
    }
    reportEmptyScene(hidden)
  }

  /// Reports layers of a composition.
  private func report(_ numbers: [Int], in composition: Composition) {
    let all = LayersByID(composition)
    for number in numbers {
      let layer = layer(number)
      guard losses[layer.source] == nil, let cause = cause(of: layer, among: all) else { continue }
      log.add(
        Finding(
          .hiddenContent, "the layer is never visible: \(cause)",
          at: FindingSubject(source: layer.source, breadcrumb: [composition.name, layer.name]),
          outcome: .dropped))
    }
  }

  private func reportEmptyScene(_ hidden: Set<Int>) {
    let isVisible = scene.root.layers.indices.contains { number in
      let layer = scene.root.layers[number]
      return layer.isContentShown && !hidden.contains(number) && drawn.paths.contains(layer.source)
    }
    guard !isVisible, !Cancellation.isRequested else { return }
    log.add(
      Finding(
        .nothingVisible, "no layer draws anything in any frame",
        at: FindingSubject(source: "$", breadcrumb: []), outcome: .dropped))
  }

  // MARK: Layers

  /// Returns the layer with a number.
  private func layer(_ number: Int) -> Layer {
    let (composition, position) = layers[number]
    return compositions[composition].layers[position]
  }

  /// The numbers of the layers that would draw something, but are never visible.
  private var hiddenLayers: Set<Int> {
    let shown = Set(
      layers.indices.filter { number in
        let (composition, position) = layers[number]
        let layers = compositions[composition].layers
        return layers[position].isContentShown && !layers[position].source.isEmpty
          && (composition == 0 || examined.contains(compositions[composition].id))
      })
    let missing = shown.filter { !drawn.paths.contains(layer($0).source) }
    let masked = shown.filter { layer($0).isMasked }
    let times = SeenLayers.times(of: scene, missing.union(masked))
    var seen = SeenLayers(masked.subtracting(missing), in: scene, at: times)
    // A mask or matte may reveal a layer in a single frame.
    seen.lookFurther(at: SeenLayers.frameTimes(of: scene, seen.unseen))
    let suspects = missing.union(seen.unseen)
    let revealed = scene.revealing(suspects, log.findings)
    let search = SeenLayers(suspects, in: revealed, at: times)
    let empty =
      search.isComplete ? search.unseen : suspects.subtracting(revealed.clearlyVisibleLayers)
    return suspects.subtracting(empty.subtracting(layersOfExpressions(empty, in: revealed)))
  }

  /// Returns the layers that an ignored expression may fill with content.
  private func layersOfExpressions(_ numbers: Set<Int>, in revealed: Scene) -> Set<Int> {
    let reached = numbers.filter { ignoredExpressions.reachContent(of: layer($0)) }
    guard !reached.isEmpty else { return [] }
    let compositions = [revealed.root] + revealed.definitions
    let carriers = Set(reached.map { layers[$0].composition }).map { number in
      (number, (LayersByID(compositions[number]), compositions[number].scaledToNothing))
    }
    let layersByID = Dictionary(uniqueKeysWithValues: carriers)
    return reached.filter { number in
      guard let (all, hidden) = layersByID[layers[number].composition],
        let shown = all[layer(number).id]
      else { return false }
      return !shown.opacity.isAlways(0) && !hidden.contains(shown.id)
    }
  }

  // MARK: Causes

  /// Returns the reason why a layer is never visible, or `nil` if a finding about a layer in it
  /// explains it.
  private func cause(of layer: Layer, among own: LayersByID) -> String? {
    if let property = ignoredExpressions.cause(of: layer, own) {
      return "the expression on \(property) is ignored"
    }
    let mattes =
      [layer.matte.flatMap { $0.mode.isInverted ? nil : ("track matte", $0.source) }]
      + layer.effects.map { effect in
        effect.matte.flatMap { $0.isInverted ? nil : ("matte of '\(effect.name)'", $0.source) }
      }
    for case (let title, let id)? in mattes {
      guard let matte = own[id], let problem = problem(of: matte, for: layer) else { continue }
      return "its \(title) '\(matte.name)' \(problem)"
    }
    let masks = layer.effectiveMasks
    if let first = masks.first {
      return masks.count == 1
        ? "its mask '\(first.name)' hides all of it" : "its masks hide all of it"
    }
    if ignoredExpressions.reachContent(of: layer) {
      return "the expression on a property of its content is ignored"
    }
    if let effect = layer.effects.first(where: { $0.matte == nil }) {
      return "its effect '\(effect.name)' hides all of it"
    }
    if layer.matte != nil { return "its track matte hides all of it" }
    if case .instance = layer.content { return nil }
    return "its content cannot be converted"
  }

  /// Returns the reason why a matte hides everything, or `nil` if it does not.
  private func problem(of matte: Layer, for layer: Layer) -> String? {
    let (first, second) = (matte.window, layer.window)
    if first.start >= second.end || second.start >= first.end {
      return "is never visible at the same time"
    }
    if let loss = losses[matte.source] {
      return "is empty (\(loss.kind.title.prefix(1).lowercased() + loss.kind.title.dropFirst()))"
    }
    switch matte.content {
    case .empty, .camera: return "is a layer without content, such as a null layer"
    case .solid, .image, .shapes, .text, .instance:
      return drawn.painted.contains(matte.source) ? nil : "draws nothing"
    }
  }
}

extension Layer {
  /// `true` if the layer is drawn itself and has content.
  var isContentShown: Bool {
    guard !isHidden, !isMatteSource else { return false }
    switch content {
    case .empty, .camera: return false
    case .solid, .image, .shapes, .text, .instance: return true
    }
  }

  /// `true` if masks or mattes can hide the layer.
  var isMasked: Bool {
    matte != nil || !effectiveMasks.isEmpty || effects.contains { $0.matte != nil }
  }
}

extension Composition {
  /// The layers whose own scale or that of one of their parents is always 0.
  ///
  /// Calculated for all layers at once, because chains of parents may be arbitrarily long.
  var scaledToNothing: Set<LayerID> {
    let positions = layers.indices.keyed { layers[$0].id }
    // `true` for layers that have no size, once it is known.
    var known: [Bool?] = Array(repeating: nil, count: layers.count)
    for index in layers.indices {
      var chain: [Int] = []
      var next: Int? = index
      while let current = next, known[current] == nil {
        known[current] = layers[current].transform.scale.isDegenerate
        chain.append(current)
        next = layers[current].transformParent.flatMap { positions[$0] }
      }
      var isNothing = next.flatMap { known[$0] } ?? false
      for current in chain.reversed() {
        isNothing = isNothing || known[current] == true
        known[current] = isNothing
      }
    }
    return Set(layers.indices.filter { known[$0] == true }.map { layers[$0].id })
  }
}

extension AnimatedPoint {
  /// `true` if a coordinate is always 0.
  var isDegenerate: Bool {
    switch self {
    case .joined(let point): point.constant.map { $0.x == 0 || $0.y == 0 } ?? false
    case .split(let x, let y): x.isAlways(0) || y.isAlways(0)
    }
  }
}

extension Matte.Mode {
  /// `true` if the layer is visible where the matte is not.
  fileprivate var isInverted: Bool {
    switch self {
    case .alpha, .luma: false
    case .alphaInverted, .lumaInverted: true
    }
  }
}
