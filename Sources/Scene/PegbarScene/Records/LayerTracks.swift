// The tracks of a layer, each with the part of the layer it belongs to.

extension Layer {
  /// Shows every track of the layer.
  package func showTracks(_ body: @escaping (any AnyTrack, TrackRole) -> Void) {
    forEachTrack(at: TrackContext(layer: name, owner: .layer), body)
  }

  /// Changes every track of the layer.
  package mutating func changeTracks(_ change: some TrackChange) {
    changeTracks(change, at: TrackContext(layer: name, owner: .layer))
  }
}
