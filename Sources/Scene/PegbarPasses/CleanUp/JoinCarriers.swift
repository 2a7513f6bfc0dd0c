internal import PegbarScene

/// Moves the children of a layer into it if it is directly below the carrier layer that moves them.
///
/// A parent in the source moves its children and draws its own content. Both become layers first,
/// because the drawing order may separate them. Opacity, masks, and time spans are not inherited in
/// the source, so only a layer without them can contain its children.
struct JoinCarriers {
  func apply(to scene: inout NormalizedScene) {
    scene.joinNeighbors { layer, carrier in
      if case .instance = layer.content { return false }
      guard isCarrier(carrier), passesOn(layer), placement(of: layer) == placement(of: carrier),
        layer.parameterUses.filter({ $0.key.placesLayer }) == carrier.parameterUses
      else { return false }
      layer.sublayers += carrier.sublayers
      return true
    }
  }

  /// Returns `true` if a layer only moves its sublayers and is not a layer of the source.
  private func isCarrier(_ layer: NormalizedLayer) -> Bool {
    layer.content == .none && layer.source.isEmpty && layer.designerName.isEmpty && passesOn(layer)
  }

  /// Returns `true` if the sublayers of a layer render unchanged wherever it moves in the plane.
  private func passesOn(_ layer: NormalizedLayer) -> Bool {
    layer.showsAsItIs && !layer.isHidden && !layer.has(.isHidden) && !layer.opensSpace
  }

  /// Returns a layer with only the placement and its animation.
  private func placement(of layer: NormalizedLayer) -> NormalizedLayer {
    NormalizedLayer(
      name: "", bounds: NormalizedLayer.blank.bounds, anchor: layer.anchor,
      position: layer.position, scale: layer.scale, rotation: layer.rotation,
      rotationX: layer.rotationX, rotationY: layer.rotationY, zPosition: layer.zPosition,
      scaleZ: layer.scaleZ, keepsDepth: layer.keepsDepth, perspective: layer.perspective,
      tracks: layer.tracks.filter(\.property.placesLayer))
  }
}
