internal import PegbarScene

/// Converts springs to keyframes, which can be retimed, cut, and reversed.
///
/// Imported scenes have no springs, but scenes read from scene JSON may.
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

/// The forms of tracks in a scene that are expanded to keyframes, found in one traversal.
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
