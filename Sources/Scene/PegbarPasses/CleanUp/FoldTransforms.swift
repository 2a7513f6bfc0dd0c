internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// Removes layers that only contain others, and applies their effect to the sublayers.
///
/// A static layer that draws nothing and has no other effect on its sublayers is removed. A layer
/// with a single sublayer is joined with it if one layer can replace both. A layer that a parameter
/// rotates or scales is kept. A layer that a parameter moves is also kept, unless a single sublayer
/// that no other parameter moves can replace it.
struct FoldTransforms {
  func apply(to scene: inout NormalizedScene) {
    scene.changeLayers { layers, isInSpace in
      var layers = folded(layers, isInSpace: isInSpace)
      layers.makeNamesUnique()
      return layers
    }
  }

  private func folded(_ layers: [NormalizedLayer], isInSpace: Bool) -> [NormalizedLayer] {
    layers.flatMap { layer in
      let layer = folded(layer, isInSpace: isInSpace)
      guard !layer.isPlacedByParameter else { return [layer] }
      return (isInSpace ? layer.shiftedOnly.map { [$0] } : layer.parts) ?? [layer]
    }
  }

  /// Returns the layer with all its contents folded; layers in 3D space are unchanged.
  private func folded(_ layer: NormalizedLayer, isInSpace: Bool) -> NormalizedLayer {
    var layer = layer
    layer.sublayers = folded(layer.sublayers, isInSpace: layer.opensSpace)
    // A single layer can be a mask by itself, but several layers require a container.
    layer.maskLayers =
      layer.maskLayers.count == 1
      ? layer.maskLayers.map { folded($0, isInSpace: false) }
      : folded(layer.maskLayers, isInSpace: false)
    guard !isInSpace, !layer.isTurnedByParameter else { return layer }
    while layer.sublayers.count == 1, let inner = layer.sublayers.first,
      !(layer.isPlacedByParameter && inner.isPlacedByParameter),
      let joined = LayerJoin(outer: layer, inner: inner).joined()
    {
      layer = joined
    }
    return layer
  }
}

extension NormalizedLayer {
  /// The only sublayer of a layer that does nothing but shift it in space, placed without that
  /// layer.
  fileprivate var shiftedOnly: NormalizedLayer? {
    guard case .none = content, keepsDepth, perspective == nil, tracks.isEmpty, opacity == 1,
      !isBound(.opacity), !isHidden, blendMode == .normal, mask == nil, scale == .one, scaleZ == 1,
      rotation == 0,
      rotationX == 0, rotationY == 0, sublayers.count == 1, var inner = sublayers.first
    else { return nil }
    inner = inner.moved(by: position - anchor)
    inner.zPosition += zPosition
    inner.changeTracks { property, keys in
      guard property == .zPosition, case .number(let track) = keys else { return keys }
      return .number(track.map { $0 + zPosition })
    }
    return inner
  }

  /// The sublayers as placed without this layer around them, or `nil` if the layer is required.
  fileprivate var parts: [NormalizedLayer]? {
    guard case .none = content, tracks.isEmpty, showsAsItIs, !isHidden,
      let still = StillTransform(self)
    else { return nil }
    var parts: [NormalizedLayer] = []
    for sublayer in sublayers {
      guard sublayer.blendMode == .normal, var part = still.around(sublayer) else { return nil }
      // The designer-given name of a layer distinguishes its parts from those of other layers.
      if isWholeLayer, part.isPart(of: self), !part.name.hasPrefix(designerName) {
        part.name = "\(designerName) \(part.name)"
      }
      if tellsMore(than: part) { part.designerName = "\(designerName) \(part.partName)" }
      parts.append(part)
    }
    return parts
  }

  // MARK: Names

  /// `true` if the layer represents a whole layer of the source, not a group or a style in it.
  var isWholeLayer: Bool {
    !designerName.isEmpty && !source.isEmpty && !source.hasBytes(of: "shapes")
  }

  /// Returns `true` if the designer gave this whole layer a descriptive name, but left a default
  /// name for another whole layer within it.
  func tellsMore(than inner: NormalizedLayer) -> Bool {
    isWholeLayer && inner.isWholeLayer && !inner.isPart(of: self)
      && !DefaultNames.containsOrPrecomposes(designerName)
      && DefaultNames.contains(inner.designerName)
  }

  /// Returns `true` if the layer was made from a part of another layer's source.
  func isPart(of other: NormalizedLayer) -> Bool {
    source.isEmpty || source == other.source || source.hasPrefix(other.source + ".")
  }
}
