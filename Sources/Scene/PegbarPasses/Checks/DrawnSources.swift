internal import PegbarGeometry
internal import PegbarScene

/// The layers of the source that draw something in a normalized scene, determined without rendering.
///
/// A layer counts as drawn unless its content, opacity, scale or mask is always empty. Layers that
/// draw only outside the canvas count as drawn.
struct DrawnSources {
  /// The source paths of the layers that draw something.
  private(set) var paths: Set<String> = []
  /// The source paths of the layers that draw something, or would do so in another place: in a mask
  /// or below a hidden layer.
  private(set) var painted: Set<String> = []
  /// The source paths of all layers that were converted, whether or not they draw something.
  private(set) var converted: Set<String> = []
  /// The definitions that draw something.
  private var definitions: Set<String> = []

  init(_ scene: NormalizedScene) {
    // No definition refers to a later one.
    for definition in scene.definitions where visit(definition.layers, isEnabled: true) {
      definitions.insert(definition.id)
    }
    _ = visit(scene.root.layers, isEnabled: true)
  }

  /// Notes the layers that draw something, and returns `true` if any does.
  private mutating func visit(_ layers: [NormalizedLayer], isEnabled: Bool) -> Bool {
    layers.reduce(false) { paints, layer in visit(layer, isEnabled: isEnabled) || paints }
  }

  /// Notes a layer and those in it, and returns `true` if it draws something.
  ///
  /// - Parameter isEnabled: Whether the layers around it let it be visible.
  private mutating func visit(_ layer: NormalizedLayer, isEnabled: Bool) -> Bool {
    if !layer.source.isEmpty { converted.insert(layer.source) }
    let hasMask = layer.mask.map { mask in
      visit(mask.layers, isEnabled: false) || mask.mode == .alphaInverted
    }
    let isShown = layer.canBeVisible && hasMask != false
    let inside = visit(layer.sublayers, isEnabled: isEnabled && isShown)
    guard isShown, inside || draws(layer) else { return false }
    if !layer.source.isEmpty {
      painted.insert(layer.source)
      if isEnabled { paths.insert(layer.source) }
    }
    return true
  }

  /// Returns `true` if the content of a layer draws something.
  private func draws(_ layer: NormalizedLayer) -> Bool {
    switch layer.content {
    case .none: false
    case .color: layer.hasColor
    case .image: true
    case .shape(let shape): !shape.path.contours.isEmpty || layer.has(.path)
    case .gradient(let gradient):
      layer.has(.colors) || gradient.colors.contains { $0.alpha > 0 }
    case .text(let text): !text.string.isEmpty
    case .instance(let id, _, _): definitions.contains(id)
    }
  }
}

extension NormalizedLayer {
  /// `true` unless the layer is always hidden, transparent or scaled to nothing.
  fileprivate var canBeVisible: Bool {
    let flags = tracks.compactMap { track -> Track<Bool>? in
      guard track.property == .isHidden, case .flag(let keys) = track.keys else { return nil }
      return keys
    }
    guard !isHidden || flags.contains(where: { $0.keys.contains { !$0.value } }),
      opacity > 0 || has(.opacity) || parameterUses[.opacity] != nil
    else { return false }
    return scale.x != 0 && scale.y != 0 || parameterUses[.scale] != nil
      || tracks.contains { $0.property.scales }
  }

  /// `true` unless the layer is always filled with a transparent color.
  fileprivate var hasColor: Bool {
    guard case .color(let color) = content else { return true }
    return color.alpha > 0 || !tracks.isEmpty
  }
}

extension LayerProperty {
  /// `true` if the property changes the scale of a layer.
  fileprivate var scales: Bool { self == .scale || self == .scaleX || self == .scaleY }
}
