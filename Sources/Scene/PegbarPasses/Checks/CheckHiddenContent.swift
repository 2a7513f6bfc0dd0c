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
  /// The layers of the root composition, then those of the definitions.
  private let layers: [(composition: Composition, layer: Layer)]
  private let drawn: DrawnSources
  /// The IDs of the definitions whose layers are examined.
  private let examined: Set<String>
  /// The paths of properties whose expressions are ignored.
  private let ignoredExpressions: IgnoredExpressions
  /// The paths of layers whose loss is reported.
  private let reported: Set<String>

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
    layers = ([scene.root] + scene.definitions).flatMap { composition in
      composition.layers.map { (composition, $0) }
    }
    ignoredExpressions = IgnoredExpressions(log.findings)
    let dropped = log.findings.filter { $0.outcome == .dropped && $0.kind.isVisible }
    reported = Set(dropped.map(\.path.description))
  }

  /// Reports the layers, and a scene in which nothing is visible.
  func report() {
    let hidden = hiddenLayers
    for number in hidden.sorted() {
      let (composition, layer) = layers[number]
      guard !reported.contains(layer.source), let cause = cause(of: layer, in: composition) else {
        continue
      }
      log.add(
        Finding(
          .hiddenContent, "the layer is never visible: \(cause)",
          at: FindingSubject(source: layer.source, breadcrumb: [composition.name, layer.name]),
          outcome: .dropped))
    }
    reportEmptyScene(hidden)
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

  /// The numbers of the layers that would draw something, but are never visible.
  private var hiddenLayers: Set<Int> {
    let shown = Set(
      layers.indices.filter { number in
        let (composition, layer) = layers[number]
        return layer.isContentShown && !layer.source.isEmpty
          && (number < scene.root.layers.count || examined.contains(composition.id))
      })
    let missing = shown.filter { !drawn.paths.contains(layers[$0].layer.source) }
    let masked = shown.filter { layers[$0].layer.isMasked }
    let times = SeenLayers.times(of: scene, missing.union(masked))
    let unseen = SeenLayers(masked.subtracting(missing), in: scene, at: times).unseen
    let suspects = missing.union(unseen)
    let empty = SeenLayers(suspects, in: scene.revealing(suspects, log.findings), at: times).unseen
    return suspects.subtracting(
      empty.filter { !ignoredExpressions.reachContent(of: layers[$0].layer) })
  }

  // MARK: Causes

  /// Returns the reason why a layer is never visible, or `nil` if a finding about a layer in it
  /// explains it.
  private func cause(of layer: Layer, in composition: Composition) -> String? {
    let own = composition.layers.keyed(by: \.id)
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
    if let finding = log.findings.first(where: {
      $0.path.description == matte.source && $0.outcome == .dropped
    }) {
      return "is empty (\(finding.message))"
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
