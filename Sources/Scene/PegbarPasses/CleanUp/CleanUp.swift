internal import PegbarBase
internal import PegbarScene

/// Makes a normalized scene smaller without changing its rendering.
///
/// Runs before numbers are rounded, so that sums are rounded only once.
struct CleanUp {
  func apply(to scene: inout NormalizedScene) {
    DropUnused().apply(to: &scene)
    // Merged first, so that a layer that remains alone can replace its container and take its name.
    MergePaints().apply(to: &scene)
    JoinCarriers().apply(to: &scene)
    var dissolving = DissolveDefinitions()
    dissolving.apply(to: &scene)
    DropClips().apply(to: &scene)
    // Before folding, because folding writes placements into otherwise equal layers.
    var sharing = ShareDefinitions()
    sharing.apply(to: &scene)
    FoldTransforms().apply(to: &scene)
    DropUnused().apply(to: &scene)
    OrderPrimitives().apply(to: &scene)
    MergeShapes().apply(to: &scene)
    // After all changes of layers, because bounds depend on the remaining ones.
    TightBounds().apply(to: &scene)
    if !sharing.made.isEmpty {
      sharing.fit(&scene)
      TightBounds().apply(to: &scene)
    }
    FindRepeats().apply(to: &scene)
  }
}

extension NormalizedScene {
  /// The number of layers, including masks; those of a definition count once.
  package var layerCount: Int { definitions.reduce(root.layerCount) { $0 + $1.layerCount } }

  /// Changes the layers of every composition; the flag is `true` if they are in 3D space.
  mutating func changeLayers(_ change: ([NormalizedLayer], Bool) -> [NormalizedLayer]) {
    guard !Cancellation.isRequested else { return }
    let spatial = spatialDefinitions
    root.layers = change(root.layers, false)
    definitions.changeEach { $0.layers = change($0.layers, spatial.contains($0.id)) }
  }

  /// Joins neighboring layers wherever one layer can replace both.
  ///
  /// In a space with depth, the drawing order of layers is not fixed, so these are not joined.
  ///
  /// - Parameter join: Merges the upper layer into the lower one, in place because the lower one
  ///   may have very many sublayers. Returns `false` if one layer cannot replace both.
  mutating func joinNeighbors(
    _ join: (_ lower: inout NormalizedLayer, _ upper: NormalizedLayer) -> Bool
  ) {
    changeLayers { layers, isInSpace in layers.joined(isInSpace: isInSpace, join) }
  }
}

extension [NormalizedLayer] {
  fileprivate func joined(
    isInSpace: Bool, _ join: (inout NormalizedLayer, NormalizedLayer) -> Bool
  ) -> [NormalizedLayer] {
    var result: [NormalizedLayer] = []
    for layer in self {
      if isInSpace || result.isEmpty || !join(&result[result.count - 1], layer) {
        result.append(layer)
      }
    }
    result.changeEach { layer in
      layer.sublayers = layer.sublayers.joined(isInSpace: layer.opensSpace, join)
      layer.maskLayers = layer.maskLayers.joined(isInSpace: false, join)
    }
    return result
  }
}

// A layer with a blend mode is blended with the content below it in the same picture. A clip and a
// composition first draw a picture of their own, so a blended layer must not leave them.

extension NormalizedScene {
  /// The IDs of the definitions in which something is blended with the content below.
  var blendingDefinitions: Set<String> {
    // Each definition follows those that it uses.
    definitions.reduce(into: []) { blending, definition in
      if definition.layers.contains(where: { $0.blends(blending) }) {
        blending.insert(definition.id)
      }
    }
  }
}

extension NormalizedLayer {
  /// `true` if the sublayers are in a space with depth.
  var opensSpace: Bool { keepsDepth || perspective != nil }

  /// `true` if the content and sublayers render unchanged while the layer is not hidden.
  var showsAsItIs: Bool {
    mask == nil && shadow == nil && !clipsToBounds && blendMode == .normal && opacity == 1
      && !has(.opacity) && !isBound(.opacity)
  }

  /// Returns `true` if the layer or a sublayer is blended with the content below, or shows a
  /// definition in `blending`.
  func blends(_ blending: Set<String>) -> Bool {
    if case .instance(let id, _, _) = content, blending.contains(id) { return true }
    return blendMode != .normal || sublayers.contains { $0.blends(blending) }
  }
}
