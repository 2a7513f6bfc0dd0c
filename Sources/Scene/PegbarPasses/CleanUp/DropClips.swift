internal import PegbarGeometry
internal import PegbarScene

/// Removes the clips of layers that cover the canvas, because nothing outside the canvas is
/// visible.
struct DropClips {
  func apply(to scene: inout NormalizedScene) {
    let corners = Rect(origin: .zero, size: scene.root.size).corners
    let blending = scene.blendingDefinitions
    scene.root.layers.changeEach { open(&$0, corners, blending) }
  }

  /// Removes the clips of a layer and of its static sublayers if they cover the visible area;
  /// `canvas` contains its corners in the space around the layer.
  private func open(
    _ layer: inout NormalizedLayer, _ canvas: [Point], _ blending: Set<String>
  ) {
    guard !layer.isPlacedByParameter, let inverse = StillTransform(layer)?.inverse else { return }
    let canvas = canvas.map(inverse.apply)
    // A shadow is cast by the clipped content, and layers in a clip are blended only within it.
    if layer.shadow == nil, !layer.blends(blending),
      canvas.allSatisfy(layer.bounds.covers)
    {
      layer.clipsToBounds = false
    }
    layer.sublayers.changeEach { open(&$0, canvas, blending) }
  }
}

extension Rect {
  /// Returns `true` if the rectangle contains a point, within rounding errors.
  fileprivate func covers(_ point: Point) -> Bool {
    let slack = 1e-9 * max(size.width, size.height)
    return point.x >= minX - slack && point.y >= minY - slack && point.x <= maxX + slack
      && point.y <= maxY + slack
  }
}
