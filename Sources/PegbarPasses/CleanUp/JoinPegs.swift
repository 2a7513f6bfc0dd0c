internal import PegbarGeometry
internal import PegbarScene

/// Puts the children of a layer into it where it stands right below the copy that moves them.
///
/// A parent of the source moves its children, and shows what it draws itself; each is a layer at
/// first, for drawing order may part them. Opacity, masks and time spans are not inherited in the
/// source, so only a layer without any holds its children as well.
struct JoinPegs {
  func apply(to scene: inout NormalizedScene) {
    scene.joinNeighbors { lower, upper in
      guard canTake(lower, upper) else { return false }
      lower.sublayers += upper.sublayers
      return true
    }
  }

  /// Whether a layer can hold what the one above it holds, which must do no more than move it.
  private func canTake(_ layer: NormalizedLayer, _ peg: NormalizedLayer) -> Bool {
    if case .instance = layer.content { return false }
    return isPeg(peg) && passesOn(layer) && !layer.opensSpace
      && placement(of: layer) == placement(of: peg)
  }

  /// Whether a layer does nothing but move what it holds, and is no layer of the source itself.
  private func isPeg(_ layer: NormalizedLayer) -> Bool {
    layer.content == .none && layer.source.isEmpty && layer.designerName.isEmpty
      && !layer.opensSpace && passesOn(layer)
  }

  /// Whether what a layer holds shows as it is, wherever it is moved.
  private func passesOn(_ layer: NormalizedLayer) -> Bool {
    layer.mask == nil && layer.shadow == nil && !layer.clipsToBounds && layer.blendMode == .normal
      && layer.opacity == 1 && !layer.isHidden && !layer.has(.opacity) && !layer.has(.isHidden)
  }

  /// Where a layer is and how that moves, and nothing else.
  private func placement(of layer: NormalizedLayer) -> NormalizedLayer {
    NormalizedLayer(
      name: "", bounds: Rect(x: 0, y: 0, width: 1, height: 1), anchor: layer.anchor,
      position: layer.position, scale: layer.scale, rotation: layer.rotation,
      rotationX: layer.rotationX, rotationY: layer.rotationY, zPosition: layer.zPosition,
      scaleZ: layer.scaleZ, keepsDepth: layer.keepsDepth, perspective: layer.perspective,
      tracks: layer.tracks.filter(\.property.placesLayer))
  }
}
