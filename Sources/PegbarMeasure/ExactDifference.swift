internal import PegbarFrames

/// How much what exact tracks alone change differs from the source.
package struct ExactDifference: Hashable, Sendable {
  /// The largest difference, in points of the canvas or 0…1 for a colour or an opacity.
  package private(set) var worst = 0.0
  /// The layer it is in.
  package private(set) var layer = ""
  /// The numbers of the layers whose movement was compared (see `ItemOrigin.layers`).
  private(set) var places: Set<Int> = []
  /// The same of those whose colours were compared.
  private(set) var colors: Set<Int> = []

  /// Takes note of how far an item of a layer is off.
  mutating func add(distance: Double, of layer: String, _ origins: [ItemOrigin]) {
    for origin in origins { places.formUnion(origin.layers) }
    add(distance, layer)
  }

  /// Takes note of how much the colour of an item of a layer differs.
  mutating func add(color: Double, of layer: String, _ origins: [ItemOrigin]) {
    for origin in origins { colors.formUnion(origin.layers) }
    add(color, layer)
  }

  private mutating func add(_ difference: Double, _ layer: String) {
    guard !(difference <= worst) else { return }
    worst = difference
    self.layer = layer
  }
}
