internal import PegbarGeometry
internal import PegbarScene

/// Where something of a layer is drawn.
struct DrawingSpace {
  /// The area that layers get.
  let bounds: Rect
  /// By how much what is drawn is enlarged at most.
  var scale: Double
  /// What findings name.
  let place: FindingSubject

  /// The same space for a part of the layer.
  func part(_ source: String, _ name: String) -> DrawingSpace {
    DrawingSpace(bounds: bounds, scale: scale, place: place.part(source, name))
  }

  /// The same space for an effect of the layer.
  func part(_ effect: LayerEffect) -> DrawingSpace { part(effect.source, effect.name) }
}
