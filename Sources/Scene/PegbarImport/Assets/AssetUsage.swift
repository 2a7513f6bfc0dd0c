internal import PegbarDiagnostics
internal import PegbarLottie

/// Which assets are reached from the main composition, which of them can be seen, and which
/// precomposition layers would contain themselves.
struct AssetUsage {
  /// The ids of assets that a layer shows, hidden layers included.
  private(set) var reached: Set<String> = []
  /// The ids of assets that a visible layer shows.
  private(set) var visible: Set<String> = []
  /// Layers whose asset contains them.
  private(set) var cyclic: Set<SourceID> = []

  init(_ document: LottieDocument, _ assets: [String: Asset]) {
    let layersOf = assets.compactMapValues(\.layers)
    findCycles(document, layersOf)
    mark(document, layersOf, assets)
  }

  /// Walks from composition to composition with an explicit stack: nesting may be deep.
  ///
  /// A composition is walked at most twice: when it is met first, and when it is first seen.
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
  /// The id of the asset that the layer shows.
  var assetID: String? {
    switch kind {
    case .precomp(let content): content.refID
    case .image(let id): id
    case .solid, .null, .shape, .text, .audio, .camera, .adjustment, .light, .data, .unknown: nil
    }
  }

  /// Whether an asset is what the layer is made to show.
  func canShow(_ asset: Asset) -> Bool {
    switch (asset.kind, kind) {
    case (.precomp, .precomp), (.image, .image): true
    // Nothing of sounds and data can be seen.
    case (.precomp, _), (.image, _), (.audio, _), (.data, _), (.unknown, _): false
    }
  }
}
