// The tracks of a layer, each with the part of the layer it belongs to.

extension Layer {
  /// Shows every track of the layer.
  package func forEachTrack(_ body: @escaping (any AnyTrack, TrackRole) -> Void) {
    forEachTrack(at: TrackPlace(layer: name, owner: .layer), body)
  }

  /// Changes every track of the layer.
  package mutating func changeTracks(_ change: some TrackChange) {
    changeTracks(change, at: TrackPlace(layer: name, owner: .layer))
  }
}

extension ShapeNode {
  /// The same node with other styles.
  package func mapStyles(_ change: (ShapeStyle) -> ShapeStyle) -> ShapeNode {
    switch self {
    case .style(let style): .style(change(style))
    case .group(let index, let children): .group(index, children.map { $0.mapStyles(change) })
    }
  }
}
