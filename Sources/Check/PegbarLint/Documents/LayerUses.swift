internal import PegbarDiagnostics
internal import PegbarLottie

/// The layers of one composition that other layers need, regardless of what they draw.
struct LayerUses {
  /// The position of the first layer with each `ind`.
  private(set) var positions: [Int: Int] = [:]
  /// The position of each layer's matte source, by the position of the layer.
  private(set) var mattes: [Int: Int] = [:]
  private var parents: Set<Int> = []
  private var matteSources: Set<SourceID> = []
  private var effectSources: Set<Int> = []

  /// Collects the references between the layers of a composition.
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

  /// Returns `true` if another layer has this one as its parent.
  func isParent(_ layer: Layer) -> Bool { layer.index.map(parents.contains) ?? false }

  /// Returns `true` if another layer uses this one as its matte.
  func isMatte(_ layer: Layer) -> Bool { matteSources.contains(layer.source) }

  /// Returns `true` if another layer uses this one as its parent, as its matte, or in an effect.
  func isNeeded(_ layer: Layer) -> Bool {
    isParent(layer) || isMatte(layer) || layer.index.map(effectSources.contains) ?? false
  }
}

extension Effect {
  /// The `ind` of every layer that the parameters reference, except 0, which means none.
  var layerIndices: [Int] { Self.layerIndices(in: parameters) }

  // The recursion is bounded, because the reader limits the nesting of parameter groups.
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
