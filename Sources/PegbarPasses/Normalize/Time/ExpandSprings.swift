internal import PegbarScene

/// Turns springs into keys, which can be given another time, cut and played backwards.
///
/// Scenes that are imported have none; those that are read from scene JSON may.
struct ExpandSprings {
  func apply(to scene: inout Scene) {
    for index in scene.root.layers.indices { scene.root.layers[index].changeTracks(Expansion()) }
    for definition in scene.definitions.indices {
      for index in scene.definitions[definition].layers.indices {
        scene.definitions[definition].layers[index].changeTracks(Expansion())
      }
    }
  }

  private struct Expansion: TrackChange {
    func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value> {
      track.withoutSprings
    }
  }
}
