internal import PegbarFrames

/// How much what exact tracks alone change differs from the source.
package struct ExactDifference: Hashable, Sendable {
  /// The largest difference, in points of the canvas or 0…1 for a colour or an opacity.
  package private(set) var worst = 0.0
  /// The layer it is in.
  package private(set) var layer = ""
  /// The numbers of the layers whose movement was compared (see `ItemOrigin.layers`).
  var places: Set<Int> = []
  /// The same of those whose colours were compared.
  var colors: Set<Int> = []

  /// Takes note of how much an item of a layer differs in its place or in its colour.
  mutating func add(
    _ difference: Double, of layer: String, _ origins: [ItemOrigin],
    to compared: WritableKeyPath<ExactDifference, Set<Int>>
  ) {
    for origin in origins { self[keyPath: compared].formUnion(origin.layers) }
    guard !(difference <= worst) else { return }
    worst = difference
    self.layer = layer
  }
}
