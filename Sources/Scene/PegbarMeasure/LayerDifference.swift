/// The difference between the items of a layer in two frames.
package struct LayerDifference: Hashable, Sendable {
  /// The largest distance of outlines, in points of the canvas.
  package var distance = 0.0
  /// The largest difference of colors and opacities, 0…1.
  package var color = 0.0
  /// The largest difference of colors in radial gradients that differ only in their highlights, 0…1.
  package var highlight = 0.0
  /// `true` if items differ in kind.
  package var isOther = false

  /// Creates a difference; by default, there is none.
  package init(distance: Double = 0, color: Double = 0, isOther: Bool = false) {
    self.distance = distance
    self.color = color
    self.isOther = isOther
  }

  /// Adds the difference of other items, or of another frame.
  package mutating func add(_ other: LayerDifference) {
    distance = max(distance, other.distance)
    color = max(color, other.color)
    highlight = max(highlight, other.highlight)
    isOther = isOther || other.isOther
  }
}
