internal import PegbarDiagnostics
internal import PegbarLottie

/// Which layers of one composition others need, whatever they draw themselves.
struct LayerUses {
  /// The position of the layer with each `ind`; of several the first counts.
  private(set) var positions: [Int: Int] = [:]
  /// The position of the matte of each layer that has one, by the position of the layer.
  private(set) var mattes: [Int: Int] = [:]
  private var parents: Set<Int> = []
  private var matteSources: Set<SourceID> = []
  private var effectSources: Set<Int> = []

  /// Gathers what the layers of a composition refer to.
  init(_ layers: [Layer]) {
    for (position, layer) in layers.enumerated() {
      if let index = layer.index, positions[index] == nil { positions[index] = position }
      if let parent = layer.parent { parents.insert(parent) }
      for effect in layer.effects { effectSources.formUnion(effect.layerIndices) }
    }
    for (position, layer) in layers.enumerated() {
      guard let matte = layer.matte else { continue }
      let source = matte.sourceIndex.map { positions[$0] } ?? (position > 0 ? position - 1 : nil)
      guard let source else { continue }
      mattes[position] = source
      matteSources.insert(layers[source].source)
    }
  }

  /// Whether another layer moves with this one.
  func isParent(_ layer: Layer) -> Bool { layer.index.map(parents.contains) ?? false }

  /// Whether another layer shows through this one.
  func isMatte(_ layer: Layer) -> Bool { matteSources.contains(layer.source) }

  /// Whether another layer moves with this one, shows through it, or takes it in an effect.
  func isNeeded(_ layer: Layer) -> Bool {
    isParent(layer) || isMatte(layer) || layer.index.map(effectSources.contains) ?? false
  }
}

extension Effect {
  /// The `ind` of every layer that its parameters name, without 0, which stands for none.
  var layerIndices: [Int] { Self.layerIndices(in: parameters) }

  // Groups of parameters are as deep as the reader allows.
  private static func layerIndices(in parameters: [EffectParameter]) -> [Int] {
    parameters.flatMap { parameter -> [Int] in
      switch parameter.value {
      case .none: []
      case .group(let parameters): layerIndices(in: parameters)
      case .property(.scalar(let property)) where parameter.kind == .layer:
        property.values.compactMap { Int(exactly: $0) }.filter { $0 > 0 }
      case .property: []
      }
    }
  }
}
