internal import PegbarScene

extension NormalizedScene {
  /// Whether layers of a definition are on their way when the scene is over, each instance's
  /// elsewhere: they have no one state to fall back to.
  var partsGoOn: Bool {
    let ends = EndTimes(self)
    return definitions.contains { definition in
      guard let range = ends[definition.id], range.lowerBound < range.upperBound else {
        return false
      }
      return definition.layers.containsLayer {
        $0.tracks.contains { $0.keys.track.moves(after: range.lowerBound) }
      }
    }
  }
}

extension AnyTrack {
  /// Whether it may move after a time of its own.
  fileprivate func moves(after time: Double) -> Bool {
    repetition != nil || (keys.last?.time ?? 0) > time
  }
}
