internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarLottie

extension RuleRun {
  /// Returns the visible area of a composition, or `nil` if it is unknown.
  ///
  /// A composition asset is clipped to the largest layer that references it.
  func canvas(of composition: CompositionPart) -> Extent? {
    guard !composition.isRoot else {
      return Extent(width: document.width, height: document.height)
    }
    return canvases[composition.source]
  }

  /// Returns the extent of the content of a layer in its own space during a span of frames, or
  /// `nil` if it is unknown or the layer draws nothing.
  func contentExtent(of layer: Layer, in frames: ClosedRange<Double>) -> Extent? {
    if case .shape(let items) = layer.kind {
      return try? ShapeExtent(frames: frames).extent(of: items)
    }
    if case .precomp(let content) = layer.kind {
      guard !layer.collapseTransform, content.refID.map({ assets[$0] != nil }) == true else {
        return nil
      }
    }
    return size(of: layer).map { Extent(width: $0.width, height: $0.height) }
  }

  /// Returns an extent of the space of a layer in the space of its composition during a span of
  /// frames, or `nil` if it is unknown.
  func extent(
    _ extent: Extent, of layer: Layer, in frames: ClosedRange<Double>
  ) -> Extent? {
    guard let chain = chain(of: layer) else { return nil }
    var result = extent
    for layer in chain {
      guard !layer.is3D,
        let outer = layer.transform.extent(
          of: result, in: frames, isOriented: layer.autoOrient)
      else { return nil }
      result = outer
    }
    return result
  }

  /// Returns a layer and its parents, innermost first, or `nil` if a parent is missing or a parent
  /// of itself, or if there are too many.
  func chain(of layer: Layer) -> [Layer]? {
    guard let composition else { return nil }
    var chain = [layer]
    var seen: Set<Int> = []
    var current = layer
    while let parent = current.parent {
      guard chain.count <= Limits().parentDepth, let position = composition.uses.positions[parent],
        seen.insert(position).inserted
      else { return nil }
      current = composition.layers[position]
      chain.append(current)
    }
    return chain
  }
}

extension LottieDocument {
  /// The visible areas of composition assets, by their sources.
  ///
  /// A composition has no area if a layer draws it without clipping.
  var canvases: [SourceID: Extent] {
    var sizes: [String: Extent] = [:]
    var unclipped: Set<String> = []
    func add(_ layer: Layer) {
      guard case .precomp(let content) = layer.kind, let id = content.refID else { return }
      guard let width = content.width, let height = content.height, !layer.collapseTransform else {
        unclipped.insert(id)
        return
      }
      sizes[id] = Extent(width: width, height: height).union(sizes[id])
    }
    for layer in allLayers { add(layer) }
    for glyph in glyphs { if case .precomp(let layer) = glyph.content { add(layer) } }
    var result: [SourceID: Extent] = [:]
    for asset in assets where asset.layers != nil && !unclipped.contains(asset.id) {
      result[asset.source] = sizes[asset.id]
    }
    return result
  }
}
