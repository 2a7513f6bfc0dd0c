internal import PegbarBase
internal import PegbarScene

/// Makes a normalized scene smaller without changing its picture.
///
/// It runs before numbers are rounded, so that numbers that are added up are rounded once.
struct CleanUp {
  func apply(to scene: inout NormalizedScene) {
    DropUnused().apply(to: &scene)
    // What stands for a layer alone then takes its place and its name.
    MergePaints().apply(to: &scene)
    JoinPegs().apply(to: &scene)
    var dissolving = DissolveDefinitions()
    dissolving.apply(to: &scene)
    DropClips().apply(to: &scene)
    // First: folding gives what is alike the places where it stands.
    var sharing = ShareDefinitions()
    sharing.apply(to: &scene)
    FoldTransforms().apply(to: &scene)
    DropUnused().apply(to: &scene)
    OrderFigures().apply(to: &scene)
    MergeShapes().apply(to: &scene)
    // Last: bounds depend on which layers are left.
    TightBounds().apply(to: &scene)
    if !sharing.made.isEmpty {
      sharing.fit(&scene)
      TightBounds().apply(to: &scene)
    }
    FindRepeats().apply(to: &scene)
  }
}

extension NormalizedScene {
  /// How many layers there are, masks included; those of a definition count once.
  package var layerCount: Int { definitions.reduce(root.layerCount) { $0 + $1.layerCount } }

  /// Changes the layers of every composition; the flag says whether they stand in space.
  mutating func changeLayers(_ change: ([NormalizedLayer], Bool) -> [NormalizedLayer]) {
    guard !Cancellation.isRequested else { return }
    let spatial = spatialDefinitions
    root.layers = change(root.layers, false)
    definitions.changeEach { $0.layers = change($0.layers, spatial.contains($0.id)) }
  }

  /// Makes one layer of two that lie on each other, wherever there is one for both.
  ///
  /// In a space that has depth none lies on another for good.
  ///
  /// - Parameter join: Makes the lower one both, in its place, as it may hold very many; false where
  ///   none is both.
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

// What has a blend mode is mixed with what is drawn below it in the same picture. A clip and a
// composition draw a picture of their own first, so what is mixed in one must not leave it.

extension NormalizedScene {
  /// The ids of the definitions in which something is mixed with what lies below.
  var blendingDefinitions: Set<String> {
    // Each stands after those that it shows.
    definitions.reduce(into: []) { blending, definition in
      if definition.layers.contains(where: { $0.blends(blending) }) {
        blending.insert(definition.id)
      }
    }
  }
}

extension NormalizedLayer {
  /// Whether what it holds stands in a space that has depth.
  var opensSpace: Bool { keepsDepth || perspective != nil }

  /// Whether what it draws and holds shows as it is while it is not hidden.
  var showsAsItIs: Bool {
    mask == nil && shadow == nil && !clipsToBounds && blendMode == .normal && opacity == 1
      && !has(.opacity) && !isBound(.opacity)
  }

  /// Whether it or what it holds is mixed with what lies below, or shows one of the definitions
  /// `blending`, in which something is.
  func blends(_ blending: Set<String>) -> Bool {
    if case .instance(let id, _, _) = content, blending.contains(id) { return true }
    return blendMode != .normal || sublayers.contains { $0.blends(blending) }
  }
}
