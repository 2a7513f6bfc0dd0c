internal import PegbarGeometry
internal import PegbarScene

/// Takes away the clips of layers that cover the canvas: nothing outside of it shows anyway.
struct DropClips {
  func apply(to scene: inout NormalizedScene) {
    let corners = Rect(origin: .zero, size: scene.root.size).corners
    let blending = scene.blendingDefinitions
    scene.root.layers.changeEach { open(&$0, corners, blending) }
  }

  /// Takes the clips of the layer, and of those in it that stand still, away; `canvas` are the
  /// corners of what shows, in the space around the layer.
  private func open(
    _ layer: inout NormalizedLayer, _ canvas: [Point], _ blending: Set<String>
  ) {
    guard !layer.isPlacedByParameter, let inverse = StillTransform(layer)?.inverse else { return }
    let canvas = canvas.map(inverse.apply)
    // A shadow is that of what the clip leaves, and what is mixed in a clip is so with that alone.
    if layer.shadow == nil, !layer.blends(blending),
      canvas.allSatisfy(layer.bounds.covers)
    {
      layer.clipsToBounds = false
    }
    layer.sublayers.changeEach { open(&$0, canvas, blending) }
  }
}

extension Rect {
  /// Whether a point lies within, but for what adding up numbers leaves.
  fileprivate func covers(_ point: Point) -> Bool {
    let slack = 1e-9 * max(size.width, size.height)
    return point.x >= minX - slack && point.y >= minY - slack && point.x <= maxX + slack
      && point.y <= maxY + slack
  }
}
