internal import PegbarGeometry
internal import PegbarScene

/// Gives every layer the area that it draws in, or that the layers in it take, as its bounds.
///
/// Coordinates stay those of the source, so a key that changes moves nothing else. A layer whose
/// transform stands still has its anchor in the middle; one that moves, that a parameter moves or
/// that holds what one changes keeps the point about which it turns and grows. A shape that only
/// stands elsewhere has that in its outline, unless others have the same outline. Layers that share a
/// space keep their area, because depth is told by it, and so do texts, which begin at the origin.
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

/// The layers of one composition.
private struct Tightening {
  /// How many layers have each shape.
  let uses: [BoundShape: Int]
  /// Whether nothing in the scene has depth, so that nothing can be enlarged in it.
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

  /// What the bounds of a layer become; nothing where they stay with the anchor.
  private func area(of layer: NormalizedLayer) -> Rect? {
    switch layer.content {
    case .text: nil
    case .color, .image, .gradient, .instance: layer.bounds
    case .none where !layer.clipsToBounds:
      // Turned layers stand out of a frame in any case.
      layer.naturalBounds ?? layer.uprightBounds
    case .none, .shape: layer.clipsToBounds ? layer.bounds : layer.naturalBounds
    }
  }

  /// A shape that only stands elsewhere, drawn there.
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

/// An outline with what of it comes from parameters.
private struct BoundShape: Hashable {
  var shape: NormalizedShape
  var uses: [ParameterBinding.Part: ParameterUse]
}

extension NormalizedLayer {
  /// The outline that it draws.
  fileprivate var boundShape: BoundShape? {
    guard case .shape(let shape) = content else { return nil }
    return BoundShape(shape: shape, uses: parameterUses)
  }

  /// Whether something that it holds comes from a parameter, so that the area that it takes may change.
  fileprivate var holdsBound: Bool {
    sublayers.contains { !$0.parameterUses.isEmpty || $0.holdsBound }
  }

  /// Whether what it holds is told apart by its depth.
  fileprivate var sortsItsSpace: Bool {
    guard opensSpace, !keepsDepth, sublayers.count == 1, let only = sublayers.first else {
      return opensSpace
    }
    return only.opensSpace
  }
}
