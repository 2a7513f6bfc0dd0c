/// The address of a layer in a scene.
package struct LayerAddress: Hashable, Sendable {
  /// The ID of the layer's composition, or `nil` for the root.
  package var composition: String?
  /// The ID of the layer in its composition.
  package var id: LayerID

  /// Creates an address.
  package init(composition: String?, id: LayerID) {
    self.composition = composition
    self.id = id
  }
}
