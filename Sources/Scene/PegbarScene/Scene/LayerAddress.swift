/// A layer of a scene.
package struct LayerAddress: Hashable, Sendable {
  /// The id of the composition that it stands in; nothing for the main one.
  package var composition: String?
  /// Its id there.
  package var id: LayerID

  /// Makes an address.
  package init(composition: String?, id: LayerID) {
    self.composition = composition
    self.id = id
  }
}
