internal import PegbarBase
package import PegbarScene

extension Scene {
  /// `true` if a layer of the main composition is visible without a mask, a matte or an effect that
  /// might hide it.
  package var hasClearlyVisibleLayer: Bool {
    clearlyVisibleLayers.contains { $0 < root.layers.count }
  }

  /// The numbers of such layers in all compositions (see `ItemOrigin.layers`).
  var clearlyVisibleLayers: Set<Int> {
    var visible: Set<String> = []
    for definition in DefinitionOrder(self).innermostFirst
    where !definition.clearlyVisibleLayers(during: nil, visible).isEmpty {
      visible.insert(definition.id)
    }
    let window = TimeRange(start: 0, end: duration)
    var numbers = Set(root.clearlyVisibleLayers(during: window, visible))
    var first = root.layers.count
    for definition in definitions {
      numbers.formUnion(
        definition.clearlyVisibleLayers(during: nil, visible).map { $0 + first })
      first += definition.layers.count
    }
    return numbers
  }
}

extension Composition {
  /// Returns the indices of the layers that are clearly visible.
  ///
  /// - Parameters:
  ///   - window: The time span in which the composition is visible, or `nil` if it is unknown.
  ///   - definitions: The IDs of the definitions that are clearly visible.
  fileprivate func clearlyVisibleLayers(
    during window: TimeRange?, _ definitions: Set<String>
  ) -> [Int] {
    let hidden = scaledToNothing
    return layers.indices.filter { index in
      let layer = layers[index]
      let start = max(layer.window.start, window?.start ?? -.infinity)
      let end = min(layer.window.end, window?.end ?? .infinity)
      return start < end && layer.isPlain && layer.hasPaint(definitions)
        && !hidden.contains(layer.id)
    }
  }
}

extension Layer {
  /// `true` unless opacity, scale, a mask, a matte or an effect can hide the content.
  fileprivate var isPlain: Bool {
    guard isContentShown, !isMasked, !opacity.isAlways(0) else { return false }
    return effects.allSatisfy { effect in
      if case .transform = effect.kind { false } else { true }
    }
  }

  /// Returns `true` if the content draws something.
  fileprivate func hasPaint(_ definitions: Set<String>) -> Bool {
    switch content {
    case .empty, .camera: false
    case .solid(let solid): solid.size.width > 0 && solid.size.height > 0
    case .image: true
    case .shapes(let shapes): shapes.nodes.contains { !$0.styles.isEmpty }
    case .text(let text): text.document.constant?.text.isEmpty != true
    case .instance(let instance): definitions.contains(instance.definition)
    }
  }
}
