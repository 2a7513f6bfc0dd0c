internal import PegbarScene

/// Takes away the clips of layers that fill the canvas: nothing outside of it shows anyway.
struct DropClips {
  func apply(to scene: inout NormalizedScene) {
    let canvas = Rect(origin: .zero, size: scene.root.size)
    scene.root.layers = scene.root.layers.map { open($0, canvas) }
  }

  /// The layer, and those in it that stand where it does, without clips.
  private func open(_ layer: NormalizedLayer, _ canvas: Rect) -> NormalizedLayer {
    guard StillTransform(layer)?.isIdentity == true else { return layer }
    var layer = layer
    // A shadow is that of what the clip leaves.
    if layer.bounds.contains(canvas), layer.shadow == nil { layer.clipsToBounds = false }
    layer.sublayers = layer.sublayers.map { open($0, canvas) }
    return layer
  }
}

extension Rect {
  /// Whether another one lies within.
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
