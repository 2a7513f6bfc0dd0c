internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Gives a normalized definition keys in the time of a layer that remaps or reverses it.
struct Retiming {
  private let definitions: DefinitionStore
  private let times: TimeFunction
  /// By how much the definition is enlarged at most.
  private let scale: Double
  private var reach: ContentReach

  init(_ definitions: DefinitionStore, _ times: TimeFunction, scale: Double) {
    self.definitions = definitions
    self.times = times
    self.scale = scale
    reach = ContentReach { definitions[$0]?.layers }
  }

  mutating func applied(to composition: NormalizedComposition) -> NormalizedComposition {
    var composition = composition
    composition.layers = retimed(composition.layers, around: scale)
    // The beats are those of the original's time; the copy plays them in another.
    composition.transactions = []
    return composition
  }

  private mutating func retimed(
    _ layers: [NormalizedLayer], around scale: Double
  ) -> [NormalizedLayer] {
    var result: [NormalizedLayer] = []
    for layer in layers { result.append(retimed(layer, around: scale)) }
    return result
  }

  /// A layer in the other time; `scale` is by how much it is enlarged at most by those around it.
  private mutating func retimed(_ layer: NormalizedLayer, around scale: Double) -> NormalizedLayer {
    var layer = layer
    // Measured before the content becomes a copy, which has the same reach.
    let needsReach = layer.tracks.contains { $0.property.turnsOrScales }
    let radius = needsReach ? reach.around(layer) : 0
    let inner = min(scale * max(layer.largestScale, 0.01), Limits.largestScale)
    if case .instance(let id, let begin, let rate) = layer.content {
      let map = TimeMap(begin: begin, rate: rate)
      if let times = times.inner(map, budget: definitions.effort),
        let copy = definitions.copy(of: id, times: times)
      {
        layer.content = .instance(copy, begin: 0, rate: 1)
      } else {
        layer.content = .none
        definitions.log.report(
          .definitionBudget,
          "'\(layer.name)' would need \(definitions.copyLimits)",
          at: layer.source, [layer.designerName], outcome: .dropped)
      }
    }
    layer.tracks = layer.tracks.map { track in
      retimed(track, radius: radius, scale: track.property.isMeasuredAround ? scale : inner)
    }
    for track in layer.tracks { layer.setModel(from: track, at: definitions.sampler.endTime) }
    layer.sublayers = retimed(layer.sublayers, around: inner)
    if let mask = layer.mask {
      layer.mask = NormalizedMask(mode: mask.mode, layers: retimed(mask.layers, around: inner))
    }
    return layer
  }

  /// A track in the other time; `radius` is how far the layer's content lies from its anchor, and
  /// `scale` by how much the track's values are enlarged at most.
  private func retimed(
    _ track: NormalizedTrack, radius: Double, scale: Double
  ) -> NormalizedTrack {
    let tolerance = definitions.sampler.options.tolerance / scale
    let number = definitions.sampler.options.numberTolerance(
      of: track.property, radius: radius, tolerance)
    let unit = track.property.facts.unit == .points ? scale : 1
    let keys: NormalizedTrack.Keys
    switch track.keys {
    case .number(let track): keys = .number(retimed(track, number, unit: unit, Distance.of))
    case .point(let track): keys = .point(retimed(track, tolerance, unit: scale, Distance.of))
    case .color(let track):
      keys = .color(retimed(track, definitions.sampler.options.colorTolerance, Distance.of))
    case .colors(let track):
      keys = .colors(retimed(track, definitions.sampler.options.colorTolerance, Distance.of))
    case .numbers(let track):
      keys = .numbers(retimed(track, definitions.sampler.options.colorTolerance, Distance.of))
    case .path(let track): keys = .path(retimed(track, tolerance, unit: scale, Distance.of))
    case .flag(let track): keys = .flag(retimed(track, 0, Distance.of).holding)
    }
    return NormalizedTrack(property: track.property, keys: keys)
  }

  private func retimed<Value: ShortValue>(
    _ track: Track<Value>, _ tolerance: Double, unit: Double = 1,
    _ distance: @escaping (Value, Value) -> Double
  ) -> Track<Value> {
    if let (begin, rate) = times.straight { return played(track, begin: begin, rate: rate) }
    var breaks = Set(times.breaks)
    for key in track.keys {
      // Where the effort is used up, the copy is thrown away (see `Normalization.copy`).
      guard let found = times.times(showing: key.time, definitions.effort) else { return track }
      breaks.formUnion(found)
    }
    guard definitions.effort.takes(breaks.count * times.maps.count) else { return track }
    let result = definitions.sampler.sampled(
      breaks.sorted(), Sampling(tolerance: tolerance, weight: times.maps.count),
      { track.value(at: times.localTime(at: $0)) }, distance)
    guard !result.keys.isEmpty else {
      return Track(
        [Key(time: 0, value: track.value(at: times.localTime(at: 0)))], fidelity: track.fidelity)
    }
    return Track(
      result.keys,
      fidelity: track.fidelity.retimed(adding: result.error * unit, at: result.errorTime))
  }

  /// The same keys at another speed; backwards where the rate is negative.
  private func played<Value: TrackValue>(
    _ track: Track<Value>, begin: Double, rate: Double
  ) -> Track<Value> {
    func time(_ local: Double) -> Double { begin + local / rate }
    guard rate < 0 else {
      return Track(
        track.keys.map { Key(time: time($0.time), value: $0.value, curve: $0.curve) },
        repetition: track.repetition, fidelity: track.fidelity)
    }
    var keys: [Key<Value>] = []
    for index in track.keys.indices.reversed() {
      let key = track.keys[index]
      guard index > 0 else {
        keys.append(Key(time: time(key.time), value: key.value))
        continue
      }
      let previous = track.keys[index - 1]
      switch previous.curve {
      case .linear, .spring:  // springs have become keys
        keys.append(Key(time: time(key.time), value: key.value))
      case .bezier(let curve):
        keys.append(Key(time: time(key.time), value: key.value, curve: .bezier(curve.reversed)))
      case .hold:
        // Backwards the jump comes first, then the value stays. At the very time of the key its own
        // value shows, as it does forwards; so the jump comes a moment later.
        let moment = min(TimeFunction.moment, (time(previous.time) - time(key.time)) / 2)
        keys.append(Key(time: time(key.time), value: key.value, curve: .hold))
        keys.append(Key(time: time(key.time) + moment, value: previous.value, curve: .hold))
      }
    }
    return Track(keys, repetition: track.repetition, fidelity: track.fidelity)
  }
}

extension Track where Value == Bool {
  /// The same keys; a flag never blends.
  fileprivate var holding: Track {
    Track(
      keys.map { Key(time: $0.time, value: $0.value, curve: .hold) }, repetition: repetition,
      fidelity: fidelity)
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
