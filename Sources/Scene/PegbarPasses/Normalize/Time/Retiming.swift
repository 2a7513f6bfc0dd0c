internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Converts the keyframes of a normalized definition to the time of a layer that remaps or reverses
/// it.
struct Retiming {
  private let definitions: DefinitionStore
  private let times: TimeFunction
  /// The maximum scale of the definition.
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
    // The transactions are in the time of the original, but the copy plays in another.
    composition.transactions = []
  }

  /// Converts a layer to the other time; `scale` is the maximum scale by the layers around it.
  private mutating func retime(_ layer: inout NormalizedLayer, around scale: Double) {
    // Measured before the content becomes a copy, which has the same extent.
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

  /// Returns a track in the other time.
  ///
  /// `radius` is the distance of the layer's content from its anchor point, and `scale` is the
  /// maximum scale of the track's values.
  private func retimed(_ track: NormalizedTrack, radius: Double, scale: Double) -> NormalizedTrack {
    let change = Retimed(
      sampler: definitions.sampler, times: times, effort: definitions.effort,
      tolerance: definitions.sampler.options.tolerance(
        of: track.property, radius: radius, scale: scale),
      unit: track.property.facts.unit == .points ? scale : 1)
    var keys = track.keys.map(change)
    if case .flag(var track) = keys {
      // Flags never blend.
      for index in track.keys.indices { track.keys[index].curve = .hold }
      keys = .flag(track)
    }
    return NormalizedTrack(property: track.property, keys: keys)
  }
}

/// Converts the keyframes of one property to another time.
private struct Retimed: ValueChange {
  let sampler: TrackSampler
  let times: TimeFunction
  /// The number of time steps left for copies.
  let effort: WorkBudget
  let tolerance: Double
  /// The factor that converts an error to the unit of the property.
  let unit: Double

  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value> {
    if let (begin, rate) = times.straight { return played(track, begin: begin, rate: rate) }
    var breaks = Set(times.breaks)
    for key in track.keys {
      // If the budget is used up, the copy is discarded (see `DefinitionStore.copy`).
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

  /// Returns the same keyframes at another speed, in reverse if the rate is negative.
  private func played<Value: TrackValue>(
    _ track: Track<Value>, begin: Double, rate: Double
  ) -> Track<Value> {
    func time(_ local: Double) -> Double { begin + local / rate }
    // At the exact time of a keyframe, its own value is shown, as in forward playback.
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
  /// Returns the fidelity of sampled keyframes, given their error relative to keyframes of this
  /// fidelity.
  fileprivate func retimed(adding error: Double, at time: Double?) -> Fidelity {
    switch self {
    case .exact: .baked(error: error, time: time)
    case .baked(let known, _): .baked(error: known + error, time: time)
    case .approximate: .approximate
    }
  }
}
