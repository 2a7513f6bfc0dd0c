internal import PegbarGeometry
internal import PegbarScene

/// Takes apart layers that only hold others: what they do is done by the layers in them.
///
/// A layer that stands still, draws nothing and changes nothing else about what it holds goes away;
/// one that holds a single layer becomes one with it where one layer can do what both do. What a
/// parameter turns or enlarges stays a layer of its own, and so does what one moves, unless a single
/// layer that no other moves can take its place.
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

  /// The layer with everything in it folded; layers that stand in space stay as they are.
  private func folded(_ layer: NormalizedLayer, isInSpace: Bool) -> NormalizedLayer {
    var layer = layer
    layer.sublayers = folded(layer.sublayers, isInSpace: layer.opensSpace)
    // One layer can be a mask by itself, several need one around them.
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
  /// The only layer in one that shifts it in space and does nothing else, as it stands without that.
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

  /// The sublayers as they stand without this layer around them; nothing where it is needed.
  fileprivate var parts: [NormalizedLayer]? {
    guard case .none = content, tracks.isEmpty, showsAsItIs, !isHidden,
      let still = StillTransform(self)
    else { return nil }
    var parts: [NormalizedLayer] = []
    for sublayer in sublayers {
      guard sublayer.blendMode == .normal, var part = still.around(sublayer) else { return nil }
      // A part of a layer that the designer named is told from those of others by that name.
      if isWholeLayer, part.isPart(of: self), !part.name.hasPrefix(designerName) {
        part.name = "\(designerName) \(part.name)"
      }
      if tellsMore(than: part) { part.designerName = "\(designerName) \(part.partName)" }
      parts.append(part)
    }
    return parts
  }

  // MARK: Names

  /// Whether it stands for a whole layer of the source, not for a group or a style in it.
  var isWholeLayer: Bool {
    !designerName.isEmpty && !source.isEmpty && !source.contains("shapes")
  }

  /// Whether the designer gave it a name that tells something, and another whole layer, which it
  /// holds, one that does not.
  func tellsMore(than inner: NormalizedLayer) -> Bool {
    isWholeLayer && inner.isWholeLayer && !inner.isPart(of: self)
      && !DefaultNames.containsOrPrecomposes(designerName)
      && DefaultNames.contains(inner.designerName)
  }

  /// Whether it was made of a part of what another was made of.
  func isPart(of other: NormalizedLayer) -> Bool {
    source.isEmpty || source == other.source || source.hasPrefix(other.source + ".")
  }
}
