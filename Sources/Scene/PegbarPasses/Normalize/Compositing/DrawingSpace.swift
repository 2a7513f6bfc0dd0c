internal import PegbarGeometry
internal import PegbarScene

/// The space in which part of a layer is drawn.
struct DrawingSpace {
  /// The bounds of the resulting layers.
  let bounds: Rect
  /// The maximum scale of the drawn content.
  var scale: Double
  /// The subject of findings.
  let place: FindingSubject

  /// Returns the same space for a part of the layer.
  func part(_ source: String, _ name: String) -> DrawingSpace {
    DrawingSpace(bounds: bounds, scale: scale, place: place.part(source, name))
  }

  /// Returns the same space for an effect of the layer.
  func part(_ effect: LayerEffect) -> DrawingSpace { part(effect.source, effect.name) }
}
