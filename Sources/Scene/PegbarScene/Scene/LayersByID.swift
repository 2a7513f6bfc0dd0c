internal import PegbarBase

/// The layers of a composition, which can be found by ID.
///
/// Layers are large, so it shares the list with the composition instead of copying them.
package struct LayersByID: Sendable {
  private let layers: [Layer]
  private let indices: [LayerID: Int]

  /// Creates the list of the layers of a composition; of layers with the same ID, the first is
  /// found.
  package init(_ composition: Composition) {
    layers = composition.layers
    indices = composition.layers.indices.keyed { composition.layers[$0].id }
  }

  /// Accesses the layer with an ID; `nil` if there is none.
  package subscript(id: LayerID) -> Layer? { indices[id].map { layers[$0] } }

  /// Returns `true` if there is a layer with an ID.
  package func contains(_ id: LayerID) -> Bool { indices[id] != nil }

  /// Returns the parent of a layer, without copying the layer.
  package func parent(of id: LayerID) -> LayerID? {
    indices[id].flatMap { layers[$0].transformParent }
  }
}
