internal import PegbarScene

// What has a blend mode is mixed with what is drawn below it in the same picture. A clip and a
// composition draw a picture of their own first, so what is mixed in one must not leave it.

extension NormalizedScene {
  /// The ids of the definitions in which something is mixed with what lies below.
  var blendingDefinitions: Set<String> {
    // Each stands after those that it shows.
    definitions.reduce(into: []) { blending, definition in
      if definition.layers.contains(where: { $0.blends(blending) }) {
        blending.insert(definition.id)
      }
    }
  }
}

extension NormalizedLayer {
  /// Whether it or what it holds is mixed with what lies below, or shows one of the definitions
  /// `blending`, in which something is.
  func blends(_ blending: Set<String>) -> Bool {
    if case .instance(let id, _, _) = content, blending.contains(id) { return true }
    return blendMode != .normal || sublayers.contains { $0.blends(blending) }
  }
}
