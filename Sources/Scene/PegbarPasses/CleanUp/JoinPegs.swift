internal import PegbarScene

/// Puts the children of a layer into it where it stands right below the copy that moves them.
///
/// A parent of the source moves its children, and shows what it draws itself; each is a layer at
/// first, for drawing order may part them. Opacity, masks and time spans are not inherited in the
/// source, so only a layer without any holds its children as well.
struct JoinPegs {
  func apply(to scene: inout NormalizedScene) {
    scene.joinNeighbors { layer, peg in
      if case .instance = layer.content { return false }
      guard isPeg(peg), passesOn(layer), placement(of: layer) == placement(of: peg),
        layer.parameterUses.filter({ $0.key.placesLayer }) == peg.parameterUses
      else { return false }
      layer.sublayers += peg.sublayers
      return true
    }
  }

  /// Whether a layer does nothing but move what it holds, and is no layer of the source itself.
  private func isPeg(_ layer: NormalizedLayer) -> Bool {
    layer.content == .none && layer.source.isEmpty && layer.designerName.isEmpty && passesOn(layer)
  }

  /// Whether what a layer holds shows as it is, wherever it is moved in the plane.
  private func passesOn(_ layer: NormalizedLayer) -> Bool {
    layer.showsAsItIs && !layer.isHidden && !layer.has(.isHidden) && !layer.opensSpace
  }

  /// Where a layer is and how that moves, and nothing else.
  private func placement(of layer: NormalizedLayer) -> NormalizedLayer {
    NormalizedLayer(
      name: "", bounds: NormalizedLayer.blank.bounds, anchor: layer.anchor,
      position: layer.position, scale: layer.scale, rotation: layer.rotation,
      rotationX: layer.rotationX, rotationY: layer.rotationY, zPosition: layer.zPosition,
      scaleZ: layer.scaleZ, keepsDepth: layer.keepsDepth, perspective: layer.perspective,
      tracks: layer.tracks.filter(\.property.placesLayer))
  }
}
