internal import PegbarDiagnostics
internal import PegbarLottie

/// The assets that are reachable from the main composition, the visible ones, and the
/// precomposition layers that would contain themselves.
struct AssetUsage {
  /// The IDs of assets that layers use, including hidden layers.
  private(set) var reached: Set<String> = []
  /// The IDs of assets that visible layers use.
  private(set) var visible: Set<String> = []
  /// The layers whose asset contains them.
  private(set) var cyclic: Set<SourceID> = []

  init(_ document: LottieDocument, _ assets: [String: Asset]) {
    let layersOf = assets.compactMapValues(\.layers)
    findCycles(document, layersOf)
    mark(document, layersOf, assets)
  }

  /// Marks the assets in use, from composition to composition.
  ///
  /// Uses an explicit stack because nesting can be deep. Visits a composition at most twice: when
  /// it is first reached and when it is first visible.
  private mutating func mark(
    _ document: LottieDocument, _ layersOf: [String: [SourceLayer]], _ assets: [String: Asset]
  ) {
    var pending: [(layers: [SourceLayer], frames: Range<Double>?, isVisible: Bool)] = [
      (document.layers, document.frames, true)
    ]
    while let (layers, frames, isVisible) = pending.popLast() {
      let links = LayerLinks(layers, shownIn: frames)
      for (position, layer) in layers.enumerated() {
        guard let id = layer.assetID, !cyclic.contains(layer.source), let asset = assets[id],
          layer.canShow(asset)
        else { continue }
        let shows = isVisible && links.isSeen[position]
        let isNews = reached.insert(id).inserted
        let isNewsToSee = shows && visible.insert(id).inserted
        guard isNews || isNewsToSee, let inner = layersOf[id] else { continue }
        pending.append((inner, nil, shows))
      }
    }
  }

  private mutating func findCycles(
    _ document: LottieDocument, _ layersOf: [String: [SourceLayer]]
  ) {
    var open: Set<String> = []
    var done: Set<String> = []
    var steps = document.assets.reversed().map { (id: $0.id, isLeft: false) }
    while let (id, isLeft) = steps.popLast() {
      if isLeft {
        open.remove(id)
        done.insert(id)
      }
      guard !done.contains(id), open.insert(id).inserted else { continue }
      steps.append((id, true))
      for layer in layersOf[id] ?? [] {
        guard case .precomp = layer.kind, let inner = layer.assetID else { continue }
        if open.contains(inner) {
          cyclic.insert(layer.source)
        } else {
          steps.append((inner, false))
        }
      }
    }
  }
}

extension SourceLayer {
  /// The ID of the asset that the layer displays.
  var assetID: String? {
    switch kind {
    case .precomp(let content): content.refID
    case .image(let id): id
    case .solid, .null, .shape, .text, .audio, .camera, .adjustment, .light, .data, .unknown: nil
    }
  }

  /// Returns `true` if the layer can display an asset of this kind.
  func canShow(_ asset: Asset) -> Bool {
    switch (asset.kind, kind) {
    case (.precomp, .precomp), (.image, .image): true
    // Audio and data assets have no visible content.
    case (.precomp, _), (.image, _), (.audio, _), (.data, _), (.unknown, _): false
    }
  }
}
