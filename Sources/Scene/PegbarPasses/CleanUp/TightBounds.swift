internal import PegbarGeometry
internal import PegbarScene

/// Sets the bounds of every layer to the area in which it draws, or that its sublayers cover.
///
/// Coordinates remain those of the source, so an edited keyframe moves nothing else. A layer with a
/// static transform has its anchor point in the center. A layer keeps its anchor point if it moves,
/// if a parameter moves it, or if a parameter changes its contents. The static position of a shape
/// is moved into its outline, unless other layers have the same outline. Layers that share a space
/// keep their area, because it determines their depth. So do text layers, which begin at the
/// origin.
struct TightBounds {
  func apply(to scene: inout NormalizedScene) {
    let isFlat = scene.compositions.allSatisfy { composition in
      !composition.layers.containsLayer { !$0.isFlat }
    }
    scene.changeLayers { layers, isInSpace in
      var uses: [BoundShape: Int] = [:]
      layers.forEachLayer { layer in
        if let shape = layer.boundShape { uses[shape, default: 0] += 1 }
      }
      let tightening = Tightening(uses: uses, isFlat: isFlat)
      return layers.map { tightening.tightened($0, isInSpace: isInSpace) }
    }
  }
}

/// Tightens the bounds of the layers of one composition.
private struct Tightening {
  /// The number of layers that have each shape.
  let uses: [BoundShape: Int]
  /// `true` if nothing in the scene has depth, so that a scale in depth has no effect.
  let isFlat: Bool

  func tightened(_ layer: NormalizedLayer, isInSpace: Bool) -> NormalizedLayer {
    var layer = layer
    if isFlat { layer.scaleZ = 1 }
    layer.sublayers = layer.sublayers.map { tightened($0, isInSpace: layer.sortsItsSpace) }
    layer.maskLayers = layer.maskLayers.map { tightened($0, isInSpace: false) }
    guard !isInSpace, !layer.opensSpace, let area = area(of: layer) else { return layer }
    layer.bounds = area
    guard !layer.isPlacedByParameter, !layer.holdsBound, let still = StillTransform(layer) else {
      return layer
    }
    if let moved = moved(layer, still) { return moved }
    layer.anchor = area.middle
    layer.position = still.matrix.apply(layer.anchor)
    return layer
  }

  /// Returns the new bounds of a layer, or `nil` if it keeps its bounds and anchor point.
  private func area(of layer: NormalizedLayer) -> Rect? {
    switch layer.content {
    case .text: nil
    case .color, .image, .gradient, .instance: layer.bounds
    case .none where !layer.clipsToBounds:
      // Ignores rotated sublayers, which extend beyond a frame in any case.
      layer.naturalBounds ?? layer.uprightBounds
    case .none, .shape: layer.clipsToBounds ? layer.bounds : layer.naturalBounds
    }
  }

  /// Returns a shape drawn at its position, if it is only moved.
  private func moved(_ layer: NormalizedLayer, _ still: StillTransform) -> NormalizedLayer? {
    guard case .shape(var shape) = layer.content, !layer.clipsToBounds, layer.sublayers.isEmpty,
      layer.mask == nil, !layer.has(.path), layer.boundShape.map({ uses[$0] }) == 1,
      still.isUpright, still.scale == .one
    else { return nil }
    var layer = layer
    shape.path = shape.path.applying(still.matrix)
    layer.content = .shape(shape)
    guard let area = layer.naturalBounds else { return nil }
    layer.bounds = area
    (layer.anchor, layer.position, layer.rotation) = (area.middle, area.middle, 0)
    return layer
  }
}

/// An outline and its use of parameters.
private struct BoundShape: Hashable {
  var shape: NormalizedShape
  var uses: [ParameterBinding.Part: ParameterUse]
}

extension NormalizedLayer {
  /// The outline that the layer draws.
  fileprivate var boundShape: BoundShape? {
    guard case .shape(let shape) = content else { return nil }
    return BoundShape(shape: shape, uses: parameterUses)
  }

  /// `true` if a parameter changes the contents, so that the covered area may change.
  fileprivate var holdsBound: Bool {
    sublayers.contains { !$0.parameterUses.isEmpty || $0.holdsBound }
  }

  /// `true` if depth determines the order of the sublayers.
  fileprivate var sortsItsSpace: Bool {
    guard opensSpace, !keepsDepth, sublayers.count == 1, let only = sublayers.first else {
      return opensSpace
    }
    return only.opensSpace
  }
}
