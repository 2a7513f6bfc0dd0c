internal import PegbarScene

/// What tracks of a scene have that is written out as keys, found in one walk.
struct TrackForms {
  private(set) var hasSprings = false
  private(set) var hasRepetitions = false

  init(of scene: Scene) {
    var (springs, repetitions) = (false, false)
    for layer in scene.compositions.flatMap(\.layers) {
      layer.forEachTrack { track, _ in
        springs = springs || track.hasSprings
        repetitions = repetitions || track.repetition != nil
      }
    }
    (hasSprings, hasRepetitions) = (springs, repetitions)
  }
}
