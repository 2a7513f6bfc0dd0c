// The tracks of a layer, each with the part of the layer it belongs to.

extension Layer {
  /// Shows every track of the layer to a visitor.
  package func forEachTrack(_ visitor: some TrackVisitor) {
    forEachTrack(visitor, at: TrackPlace(layer: name, owner: .layer))
  }

  /// Changes every track of the layer.
  package mutating func changeTracks(_ change: some TrackChange) {
    changeTracks(change, at: TrackPlace(layer: name, owner: .layer))
  }
}

extension ShapeContent {
  /// Shows every track of the shapes of a layer to a visitor.
  package func forEachTrack(_ visitor: some TrackVisitor, in layer: String = "") {
    forEachTrack(visitor, at: TrackPlace(layer: layer))
  }

  /// Changes every track of the shapes of a layer.
  package mutating func changeTracks(_ change: some TrackChange, in layer: String = "") {
    changeTracks(change, at: TrackPlace(layer: layer))
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
