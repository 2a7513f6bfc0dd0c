internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Gives a normalized definition keys in the time of a layer that remaps or reverses it.
struct Retiming {
  private let definitions: DefinitionStore
  private let times: TimeFunction
  /// By how much the definition is enlarged at most.
  private let scale: Double
  private var radius: ContentRadius

  init(_ definitions: DefinitionStore, _ times: TimeFunction, scale: Double) {
    self.definitions = definitions
    self.times = times
    self.scale = scale
    radius = ContentRadius { definitions[$0]?.layers }
  }

  mutating func apply(to composition: inout NormalizedComposition) {
    composition.layers.changeEach { retime(&$0, around: scale) }
    // The beats are those of the original's time; the copy plays them in another.
    composition.transactions = []
  }

  /// Gives a layer the other time; `scale` is by how much it is enlarged at most by those around it.
  private mutating func retime(_ layer: inout NormalizedLayer, around scale: Double) {
    // Measured before the content becomes a copy, which has the same reach.
    let radius = layer.tracks.contains(where: \.property.turnsOrScales) ? radius.around(layer) : 0
    let inner = min(scale * max(layer.largestScale, 0.01), Limits.largestScale)
    if case .instance(let id, let begin, let rate) = layer.content {
      let map = TimeMap(begin: begin, rate: rate)
      if let times = times.inner(map, budget: definitions.effort),
        let copy = definitions.copy(of: id, times: times)
      {
        layer.content = .instance(copy, begin: 0, rate: 1)
      } else {
        layer.content = .none
        definitions.reportMissingCopy(
          for: layer.name,
          at: FindingSubject(source: layer.source, breadcrumb: [layer.designerName]))
      }
    }
    layer.tracks = layer.tracks.map { track in
      retimed(track, radius: radius, scale: track.property.isMeasuredAround ? scale : inner)
    }
    for track in layer.tracks { layer.setModel(from: track, at: definitions.sampler.endTime) }
    layer.changeHeldLayers { retime(&$0, around: inner) }
  }

  /// A track in the other time; `radius` is how far the layer's content lies from its anchor, and
  /// `scale` by how much the track's values are enlarged at most.
  private func retimed(_ track: NormalizedTrack, radius: Double, scale: Double) -> NormalizedTrack {
    let change = Retimed(
      sampler: definitions.sampler, times: times, effort: definitions.effort,
      tolerance: definitions.sampler.options.tolerance(
        of: track.property, radius: radius, scale: scale),
      unit: track.property.facts.unit == .points ? scale : 1)
    var keys = track.keys.map(change)
    if case .flag(var track) = keys {
      // A flag never blends.
      for index in track.keys.indices { track.keys[index].curve = .hold }
      keys = .flag(track)
    }
    return NormalizedTrack(property: track.property, keys: keys)
  }
}

/// Gives tracks of one property keys in another time.
private struct Retimed: ValueChange {
  let sampler: TrackSampler
  let times: TimeFunction
  /// How many steps in time the copies may still take.
  let effort: WorkBudget
  let tolerance: Double
  /// What 1 of an error counts for.
  let unit: Double

  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value> {
    if let (begin, rate) = times.straight { return played(track, begin: begin, rate: rate) }
    var breaks = Set(times.breaks)
    for key in track.keys {
      // Where the effort is used up, the copy is thrown away (see `Normalization.copy`).
      guard let found = times.times(showing: key.time, effort) else { return track }
      breaks.formUnion(found)
    }
    guard effort.takes(breaks.count * times.maps.count) else { return track }
    let result = sampler.sampled(
      breaks.sorted(), Sampling(tolerance: tolerance, weight: times.maps.count)
    ) { track.value(at: times.localTime(at: $0)) }
    guard !result.keys.isEmpty else {
      return Track(
        [Key(time: 0, value: track.value(at: times.localTime(at: 0)))], fidelity: track.fidelity)
    }
    return Track(
      result.keys,
      fidelity: result.isExact
        ? track.fidelity : track.fidelity.retimed(adding: result.error * unit, at: result.errorTime)
    )
  }

  /// The same keys at another speed; backwards where the rate is negative.
  private func played<Value: TrackValue>(
    _ track: Track<Value>, begin: Double, rate: Double
  ) -> Track<Value> {
    func time(_ local: Double) -> Double { begin + local / rate }
    // At the very time of a key its own value shows, as it does forwards.
    let keys =
      rate < 0
      ? track.backwards(at: time, delayingJumps: TimeFunction.moment)
      : track.keys.map { key in
        var key = key
        key.time = time(key.time)
        return key
      }
    return Track(keys, repetition: track.repetition, fidelity: track.fidelity)
  }
}

extension Fidelity {
  /// How well sampled keys play the source, given how far they are off those that have this
  /// fidelity.
  fileprivate func retimed(adding error: Double, at time: Double?) -> Fidelity {
    switch self {
    case .exact: .baked(error: error, time: time)
    case .baked(let known, _): .baked(error: known + error, time: time)
    case .approximate: .approximate
    }
  }
}
