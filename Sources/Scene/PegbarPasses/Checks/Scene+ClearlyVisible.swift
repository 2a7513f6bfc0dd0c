internal import PegbarBase
package import PegbarScene

extension Scene {
  /// `true` if a layer of the main composition is visible without a mask, a matte or an effect that
  /// might hide it.
  package var hasClearlyVisibleLayer: Bool {
    var visible: Set<String> = []
    for definition in DefinitionOrder(self).innermostFirst
    where definition.isClearlyVisible(during: nil, visible) {
      visible.insert(definition.id)
    }
    return root.isClearlyVisible(during: TimeRange(start: 0, end: duration), visible)
  }
}

extension Composition {
  /// Returns `true` if a layer is clearly visible.
  ///
  /// - Parameters:
  ///   - window: The time span in which the composition is visible, or `nil` if it is unknown.
  ///   - definitions: The IDs of the definitions that are clearly visible.
  fileprivate func isClearlyVisible(
    during window: TimeRange?, _ definitions: Set<String>
  ) -> Bool {
    let layers = self.layers.keyed(by: \.id)
    return self.layers.contains { layer in
      let start = max(layer.window.start, window?.start ?? -.infinity)
      let end = min(layer.window.end, window?.end ?? .infinity)
      return start < end && layer.isPlain && layer.hasPaint(definitions)
        && !layer.parents(in: layers).contains { $0.transform.scale.isDegenerate }
    }
  }
}

extension Layer {
  /// `true` unless opacity, scale, a mask, a matte or an effect can hide the content.
  fileprivate var isPlain: Bool {
    guard isContentShown, !isMasked, !opacity.isAlways(0), !transform.scale.isDegenerate else {
      return false
    }
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
