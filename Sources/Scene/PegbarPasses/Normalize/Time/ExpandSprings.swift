internal import PegbarScene

/// Turns springs into keys, which can be given another time, cut and played backwards.
///
/// Scenes that are imported have none; those that are read from scene JSON may.
struct ExpandSprings {
  func apply(to scene: inout Scene) {
    scene.changeCompositions { $0.layers.changeEach { $0.changeTracks(Expansion()) } }
  }

  private struct Expansion: TrackChange {
    func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value> {
      track.withoutSprings
    }
  }
}

/// What tracks of a scene have that is written out as keys, found in one walk.
struct TrackForms {
  private(set) var hasSprings = false
  private(set) var hasRepetitions = false

  init(of scene: Scene) {
    var (springs, repetitions) = (false, false)
    for layer in scene.compositions.flatMap(\.layers) {
      layer.showTracks { track, _ in
        springs = springs || track.hasSprings
        repetitions = repetitions || track.repetition != nil
      }
    }
    (hasSprings, hasRepetitions) = (springs, repetitions)
  }
}
