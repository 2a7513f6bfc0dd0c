internal import PegbarGeometry
internal import PegbarScene

/// Drops invisible and unused parts: layers, tracks, and keyframes without effect, definitions,
/// images, and fonts.
struct DropUnused {
  func apply(to scene: inout NormalizedScene) {
    DropUnusedKeys().apply(to: &scene)
    // Each definition follows those that it uses.
    var shown: Set<String> = []
    scene.definitions.changeEach { definition in
      definition.layers = kept(definition.layers, shown, during: nil)
      if !definition.layers.isEmpty { shown.insert(definition.id) }
    }
    scene.root.layers = kept(
      scene.root.layers, shown, during: TimeRange(start: 0, end: scene.duration))
    scene.definitions = scene.definitions.used(by: scene.root)
    var (images, fonts): (Set<String>, Set<String>) = ([], [])
    scene.forEachLayer { layer in
      switch layer.content {
      case .image(let id): images.insert(id)
      case .text(let text): fonts.insert(text.font)
      case .none, .color, .shape, .gradient, .instance: break
      }
    }
    scene.images.removeAll { !images.contains($0.id) }
    scene.fonts.removeAll { !fonts.contains($0.name) }
  }

  // MARK: Layers

  /// Returns the layers that may be visible, each without its invisible parts.
  ///
  /// `shown` contains the IDs of the definitions that draw something, and `window` the time range
  /// to examine, if known.
  private func kept(
    _ layers: [NormalizedLayer], _ shown: Set<String>, during window: TimeRange?
  ) -> [NormalizedLayer] {
    layers.compactMap { layer in
      guard !isNeverSeen(layer, during: window) else { return nil }
      var layer = layer
      layer.sublayers = kept(layer.sublayers, shown, during: window)
      layer.maskLayers = kept(layer.maskLayers, shown, during: window)
      if let mask = layer.mask, mask.layers.isEmpty {
        switch mask.mode {
        case .alpha: return nil
        case .alphaInverted: layer.mask = nil
        }
      }
      return draws(layer, shown) || !layer.sublayers.isEmpty ? layer : nil
    }
  }

  private func isNeverSeen(_ layer: NormalizedLayer, during window: TimeRange?) -> Bool {
    if layer.opacity == 0, !layer.has(.opacity), !layer.isBound(.opacity) { return true }
    guard let track: Track<Bool> = layer.tracks.track(of: .isHidden) else { return layer.isHidden }
    guard let window, track.repetition == nil else { return false }
    // The value at the start of the window, and every keyframe in it.
    let first = track.keys.last { $0.time <= window.start } ?? track.keys.first
    return first?.value == true
      && track.keys.allSatisfy { $0.value || $0.time <= window.start || $0.time > window.end }
  }

  /// Returns `true` if the layer's own content may be visible.
  private func draws(_ layer: NormalizedLayer, _ shown: Set<String>) -> Bool {
    switch layer.content {
    case .none: return false
    case .image, .gradient, .text: return true
    case .color(let color): return color.alpha > 0 || layer.has(.fillColor)
    case .instance(let id, _, _): return shown.contains(id)
    case .shape(let shape):
      if shape.path.isEmpty, !layer.has(.path) { return false }
      if let color = shape.style.fillColor, color.alpha > 0 || layer.has(.fillColor) {
        return true
      }
      guard let color = shape.style.strokeColor, let stroke = shape.style.stroke else {
        return false
      }
      if color.alpha <= 0, !layer.has(.strokeColor) { return false }
      if stroke.width <= 0, !layer.has(.lineWidth), !layer.isBound(.lineWidth) { return false }
      return stroke.end > stroke.start || layer.has(.strokeStart) || layer.has(.strokeEnd)
    }
  }
}
