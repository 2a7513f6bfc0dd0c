internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Gives the straight keys that import sampled from expressions curves that were fitted to them.
///
/// What the sampling missed already counts: both errors together stay within the share of the
/// tolerance that straight segments may take (see `AdaptiveSampler`). What normalizing samples has
/// had its curves, and says when it is furthest off; import does not.
struct EaseBakedKeys {
  private let sampler: TrackSampler
  private var reach: ContentReach

  /// Fewer keys are no shorter as curves.
  private static let fewestKeys = 6
  /// How far shares of an outline's length may be off: as in trims that are sampled.
  private static let shareTolerance = 0.0002

  init(_ definitions: DefinitionStore) {
    sampler = definitions.sampler
    reach = ContentReach { definitions[$0]?.layers }
  }

  /// The layers with fewer keys; `scale` is by how much they are enlarged at most.
  mutating func applied(to layers: [NormalizedLayer], scale: Double) -> [NormalizedLayer] {
    var result: [NormalizedLayer] = []
    for layer in layers { result.append(applied(to: layer, scale: scale)) }
    return result
  }

  private mutating func applied(to layer: NormalizedLayer, scale: Double) -> NormalizedLayer {
    var layer = layer
    let inner = min(scale * max(layer.largestScale, 0.01), Limits.largestScale)
    for index in layer.tracks.indices {
      let track = layer.tracks[index]
      guard track.keyCount >= Self.fewestKeys, case .baked(_, nil) = track.fidelity else {
        continue
      }
      let radius = track.property.turnsOrScales ? reach.around(layer) : 0
      layer.tracks[index] = eased(
        track, radius: radius, scale: track.property.isMeasuredAround ? scale : inner)
    }
    layer.changeHeldLayers { $0 = applied(to: $0, scale: inner) }
    return layer
  }

  private func eased(
    _ track: NormalizedTrack, radius: Double, scale: Double
  ) -> NormalizedTrack {
    let tolerance = sampler.options.tolerance / scale
    let number = min(
      sampler.options.numberTolerance(of: track.property, radius: radius, tolerance),
      track.property.facts.errorEffect == .cutsLine ? Self.shareTolerance : .infinity)
    let color = sampler.options.colorTolerance
    let unit = track.property.facts.unit == .points ? max(scale, 1) : 1
    var track = track
    switch track.keys {
    case .number(let keys): track.keys = .number(eased(keys, number, unit, Distance.of))
    case .point(let keys): track.keys = .point(eased(keys, tolerance, unit, Distance.of))
    case .color(let keys): track.keys = .color(eased(keys, color, 1, Distance.of))
    case .colors(let keys): track.keys = .colors(eased(keys, color, 1, Distance.of))
    case .numbers(let keys): track.keys = .numbers(eased(keys, color, 1, Distance.of))
    case .path(let keys): track.keys = .path(eased(keys, tolerance, unit, Distance.of))
    case .flag: break
    }
    return track
  }

  /// A track with fewer keys; `unit` is what 1 counts for in the error.
  private func eased<Value: ShortValue>(
    _ track: Track<Value>, _ tolerance: Double, _ unit: Double,
    _ distance: @escaping (Value, Value) -> Double
  ) -> Track<Value> {
    guard track.repetition == nil, case .baked(let error, _) = track.fidelity else { return track }
    let limit = tolerance * AdaptiveSampler<Value>.share - error
    // Straight keys are off by their error in the middle between them.
    guard limit >= error else { return track }
    var result = AdaptiveSampler<Value>.Result()
    var run: [Sample<Value>] = []
    var isCurved = false
    func flush() {
      let merging = SegmentMerging(
        samples: run, tolerance: limit, digits: tolerance * AdaptiveSampler<Value>.digitShare,
        breakTime: run.first?.time ?? 0, distance: distance)
      if run.count > 1 {
        let segments = CurvedSegments(merging: merging, budget: sampler.budget).segments()
        if segments != nil { isCurved = true }
        merging.append(segments ?? merging.segments(easing: nil), to: &result)
      }
      run = []
    }
    for (key, next) in zip(track.keys, track.keys.dropFirst()) {
      guard key.curve == .linear, key.motionPath == nil, next.time > key.time else {
        run.append(Sample(time: key.time, value: key.value))
        flush()
        result.keys.append(key)
        continue
      }
      run.append(Sample(time: key.time, value: key.value))
      run.append(
        Sample(
          time: key.time + (next.time - key.time) / 2,
          value: .interpolate(key.value, next.value, 0.5)))
    }
    guard let last = track.keys.last else { return track }
    run.append(Sample(time: last.time, value: last.value))
    flush()
    result.keys.append(last)
    guard isCurved, KeySize(result.keys).isClearlyLess(than: KeySize(track.keys)) else {
      return track
    }
    return Track(
      result.keys,
      fidelity: .baked(error: error + result.error * unit, time: result.errorTime))
  }
}

extension Normalizer {
  /// How far a number may be off, so that no point of a layer is further off than the tolerance;
  /// `radius` is how far the layer's content lies from its anchor.
  func numberTolerance(
    of property: LayerProperty, radius: Double, _ tolerance: Double
  ) -> Double {
    // Nothing is sampled nearer than numbers are rounded.
    let share = max(tolerance / max(radius, 1), 2e-6)
    switch property.facts.errorEffect {
    case .turnsLayer: return share * 180 / .pi
    case .scalesLayer: return share
    case .movesLayer, .movesContent: return tolerance
    case .cutsLine: return 0.0005
    case .changesLook: return property == .miterLimit ? 0.0005 : colorTolerance
    }
  }
}
