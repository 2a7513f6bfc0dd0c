internal import PegbarDiagnostics
internal import PegbarScene

/// Says of every track that was sampled how many keys it took and how far they are off.
///
/// One walk over the result, so that nothing is sampled without being said. A track is spoken of
/// once, however often its layer is repeated as a parent or in copies.
struct ReportBaked {
  let log: FindingLog
  /// What is known of each subject, in order.
  private var baked: [BakedTracks] = []
  private var indices: [Key: Int] = [:]

  init(log: FindingLog) { self.log = log }

  private struct Key: Hashable {
    var source: String
    var property: String
  }

  /// What is said of a subject: of all tracks that are a part of it, the most keys and the largest
  /// error.
  private struct BakedTracks {
    let place: FindingSubject
    /// That of the first track.
    let property: LayerProperty
    var keys: Int
    var error: Double
    /// Whether one of them goes along curves.
    var isBent: Bool

    var message: String {
      let title = property.facts.title
      if isBent { return "\(title) follows its motion path with \(keys) keys" }
      return keys > 1
        ? "\(title) was sampled into \(keys) keys"
        : "\(title) moves by less than the tolerance and stands still"
    }
  }

  mutating func report(_ scene: NormalizedScene) {
    for composition in scene.compositions {
      let place = FindingSubject(source: "$", breadcrumb: [composition.name])
      for layer in composition.layers { collect(layer, place) }
    }
    for tracks in baked {
      log.add(
        Finding(
          tracks.property == .path ? .pathBaked : .motionBaked, tracks.message, at: tracks.place,
          outcome: .baked(
            keys: tracks.keys, error: tracks.error, unit: tracks.property.facts.unit)))
    }
  }

  private mutating func collect(_ layer: NormalizedLayer, _ outer: FindingSubject) {
    let place = outer.inside(layer)
    for track in layer.tracks {
      // Flags only jump.
      guard track.property != .isHidden, let error = track.bakedError else { continue }
      add(
        BakedTracks(
          place: place, property: track.property, keys: track.keyCount, error: error,
          isBent: track.keys.track.hasMotionPaths))
    }
    // What stands in a transform layer has a name of its own; the camera that moves it, and the
    // other turns of its own, are no place that a designer knows.
    for sublayer in layer.heldLayers { collect(sublayer, layer.keepsDepth ? outer : place) }
  }

  private mutating func add(_ tracks: BakedTracks) {
    let key = Key(source: tracks.place.source, property: tracks.property.facts.title)
    guard let index = indices[key] else {
      indices[key] = baked.count
      return baked.append(tracks)
    }
    baked[index].keys = max(baked[index].keys, tracks.keys)
    baked[index].isBent = baked[index].isBent || tracks.isBent
    // Written so that NaN counts as the largest error.
    if !(tracks.error <= baked[index].error) { baked[index].error = tracks.error }
  }
}
