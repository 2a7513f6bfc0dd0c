internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

/// Gives a normalized definition keys in the time of a layer that remaps or reverses it.
struct Retiming {
  private let work: Normalization
  private let times: TimeFunction
  /// By how much the definition is enlarged at most.
  private let scale: Double

  init(_ work: Normalization, _ times: TimeFunction, scale: Double) {
    self.work = work
    self.times = times
    self.scale = scale
  }

  func applied(to composition: NormalizedComposition) -> NormalizedComposition {
    var composition = composition
    composition.layers = composition.layers.map { retimed($0, around: scale) }
    // The beats are those of the original's time; the copy plays them in another.
    composition.transactions = []
    return composition
  }

  /// A layer in the other time; `scale` is by how much it is enlarged at most by those around it.
  private func retimed(_ layer: NormalizedLayer, around scale: Double) -> NormalizedLayer {
    var layer = layer
    let inner = min(scale * max(layer.largestScale, 0.01), DefinitionScales.maximum)
    if case .instance(let id, let begin, let rate) = layer.content {
      let map = TimeMap(begin: begin, rate: rate)
      if let times = times.inner(map, budget: work.copyEffort),
        let copy = work.copy(of: id, times: times)
      {
        layer.content = .instance(copy, begin: 0, rate: 1)
      } else {
        layer.content = .none
        work.report(
          .definitionBudget,
          "'\(layer.name)' would need \(work.copyLimits)",
          at: layer.source, [layer.designerName], outcome: .dropped)
      }
    }
    layer.tracks = layer.tracks.map { track in
      retimed(track, in: layer, scale: track.property.isPlace ? scale : inner)
    }
    for track in layer.tracks { layer.setModel(from: track, at: work.endTime) }
    layer.sublayers = layer.sublayers.map { retimed($0, around: inner) }
    if let mask = layer.mask {
      layer.mask = NormalizedMask(
        mode: mask.mode, layers: mask.layers.map { retimed($0, around: inner) })
    }
    return layer
  }

  /// A track in the other time; `scale` is by how much its values are enlarged at most.
  private func retimed(
    _ track: NormalizedTrack, in layer: NormalizedLayer, scale: Double
  ) -> NormalizedTrack {
    let tolerance = work.options.tolerance / scale
    let number = numberTolerance(of: track.property, in: layer, tolerance)
    let unit = track.property.isLength ? scale : 1
    let keys: NormalizedTrack.Keys
    switch track.keys {
    case .number(let track): keys = .number(retimed(track, number, unit: unit, Distance.of))
    case .point(let track): keys = .point(retimed(track, tolerance, unit: scale, Distance.of))
    case .color(let track): keys = .color(retimed(track, work.options.colorTolerance, Distance.of))
    case .colors(let track):
      keys = .colors(retimed(track, work.options.colorTolerance, Distance.of))
    case .numbers(let track):
      keys = .numbers(retimed(track, work.options.colorTolerance, Distance.of))
    case .path(let track): keys = .path(retimed(track, tolerance, unit: scale, Distance.of))
    case .flag(let track): keys = .flag(retimed(track, 0, Distance.of).holding)
    }
    return NormalizedTrack(property: track.property, keys: keys)
  }

  /// How far a number may be off, so that no point of the layer is further off than the tolerance.
  private func numberTolerance(
    of property: Property, in layer: NormalizedLayer, _ tolerance: Double
  ) -> Double {
    let reach = max(layer.bounds.size.width, layer.bounds.size.height, 1) / 2
    if property.isLength { return tolerance }
    if property == .rotation { return max(tolerance / reach * 180 / .pi, 0.01) }
    if property == .scale || property == .scaleX || property == .scaleY {
      return max(tolerance / reach, 1e-4)
    }
    if property == .opacity || property == .shadowOpacity {
      return work.options.colorTolerance
    }
    // What is left are shares of an outline's length, and miter limits.
    return 0.0005
  }

  private func retimed<Value: TrackValue>(
    _ track: Track<Value>, _ tolerance: Double, unit: Double = 1,
    _ distance: @escaping (Value, Value) -> Double
  ) -> Track<Value> {
    if let (begin, rate) = times.straight { return played(track, begin: begin, rate: rate) }
    var breaks = Set(times.breaks)
    for key in track.keys {
      // Where the effort is used up, the copy is thrown away (see `Normalization.copy`).
      guard let found = times.times(showing: key.time, work.copyEffort) else { return track }
      breaks.formUnion(found)
    }
    guard work.copyEffort.takes(breaks.count * times.maps.count) else { return track }
    let result = work.sampled(
      breaks.sorted(), tolerance: tolerance, weight: times.maps.count,
      { track.value(at: times.localTime(at: $0)) }, distance)
    guard !result.keys.isEmpty else {
      return Track([Key(time: 0, value: track.value(at: times.localTime(at: 0)))])
    }
    return Track(
      result.keys,
      fidelity: .baked(
        error: result.error * unit + track.fidelity.knownError, time: result.errorTime))
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

extension Property {
  /// Whether it moves the layer in the one around it.
  fileprivate var isPlace: Bool { [.position, .positionX, .positionY, .zPosition].contains(self) }

  /// Whether its numbers are points.
  fileprivate var isLength: Bool {
    [
      .positionX, .positionY, .lineWidth, .dashPhase, .shadowOffsetX, .shadowOffsetY, .shadowRadius,
    ].contains(self)
  }
}

extension Fidelity {
  /// How far the keys are off already.
  fileprivate var knownError: Double {
    switch self {
    case .exact, .approximate: 0
    case .baked(let error, _): error
    }
  }
}
