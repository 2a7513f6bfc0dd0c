internal import PegbarDiagnostics
internal import PegbarScene

/// Says of every track that was sampled how many keys it took and how far they are off.
///
/// One walk over the result, so that nothing is sampled without being said. A track is spoken of
/// once, however often its layer is repeated as a parent or in copies.
struct ReportBaked {
  let log: FindingLog
  /// What is known of each subject, in order.
  private var samplings: [Sampling] = []
  private var places: [Subject: Int] = [:]

  init(log: FindingLog) { self.log = log }

  private struct Subject: Hashable {
    var source: String
    var property: String
  }

  /// What is said of a subject: of all tracks that are a part of it, the most keys and the largest
  /// error.
  private struct Sampling {
    let place: FindingSubject
    /// That of the first track.
    let property: LayerProperty
    var keys: Int
    var error: Double
  }

  mutating func report(_ scene: NormalizedScene) {
    for composition in scene.compositions {
      let place = FindingSubject(source: "$", breadcrumb: [composition.name])
      for layer in composition.layers { collect(layer, place) }
    }
    for sampling in samplings {
      let facts = sampling.property.facts
      log.add(
        Finding(
          sampling.property == .path ? .pathBaked : .motionBaked,
          sampling.keys > 1
            ? "\(facts.title) was sampled into \(sampling.keys) keys"
            : "\(facts.title) moves by less than the tolerance and stands still",
          at: sampling.place,
          outcome: .baked(keys: sampling.keys, error: sampling.error, unit: facts.unit)))
    }
  }

  private mutating func collect(_ layer: NormalizedLayer, _ outer: FindingSubject) {
    let place = outer.inside(layer)
    for track in layer.tracks {
      // Flags only jump.
      guard track.property != .isHidden, let error = track.bakedError else { continue }
      add(Sampling(place: place, property: track.property, keys: track.keyCount, error: error))
    }
    // What stands in a transform layer has a name of its own; the camera that moves it, and the
    // other turns of its own, are no place that a designer knows.
    for sublayer in layer.heldLayers { collect(sublayer, layer.keepsDepth ? outer : place) }
  }

  private mutating func add(_ sampling: Sampling) {
    let subject = Subject(source: sampling.place.source, property: sampling.property.facts.title)
    guard let place = places[subject] else {
      places[subject] = samplings.count
      return samplings.append(sampling)
    }
    samplings[place].keys = max(samplings[place].keys, sampling.keys)
    // Written so that an error that is none counts as the largest.
    if !(sampling.error <= samplings[place].error) { samplings[place].error = sampling.error }
  }
}
