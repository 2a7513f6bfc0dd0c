internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// Fits curves to the linear keyframes that import sampled from expressions.
///
/// The error of that sampling is included: both errors together are within the share of the
/// tolerance for linear segments (see `AdaptiveSampler`). Tracks that normalization sampled already
/// have curves, and state the time of their largest error. Tracks that import sampled do not.
struct EaseBakedKeys {
  private let sampler: TrackSampler
  private var radius: ContentRadius

  /// The number of keyframes below which curves are not shorter.
  private static let fewestKeys = 6

  init(_ definitions: DefinitionStore) {
    sampler = definitions.sampler
    radius = ContentRadius { definitions[$0]?.layers }
  }

  /// Reduces the keyframes of a layer; `scale` is its maximum scale.
  mutating func apply(to layer: inout NormalizedLayer, scale: Double) {
    let inner = min(scale * max(layer.largestScale, 0.01), Limits.largestScale)
    for index in layer.tracks.indices {
      let track = layer.tracks[index]
      guard track.keyCount >= Self.fewestKeys, case .baked(_, nil) = track.fidelity else {
        continue
      }
      let radius = track.property.turnsOrScales ? radius.around(layer) : 0
      layer.tracks[index] = eased(
        track, radius: radius, scale: track.property.isMeasuredAround ? scale : inner)
    }
    layer.changeHeldLayers { apply(to: &$0, scale: inner) }
  }

  private func eased(_ track: NormalizedTrack, radius: Double, scale: Double) -> NormalizedTrack {
    let tolerance = min(
      sampler.options.tolerance(of: track.property, radius: radius, scale: scale),
      track.property.facts.errorEffect == .cutsLine ? Trim.tolerance : .infinity)
    let change = Eased(
      budget: sampler.budget, tolerance: tolerance,
      unit: track.property.facts.unit == .points ? max(scale, 1) : 1)
    return NormalizedTrack(property: track.property, keys: track.keys.map(change))
  }
}

/// Replaces the keyframes of one property with fewer keyframes and curves.
private struct Eased: ValueChange {
  /// The budget left for fitting.
  let budget: WorkBudget
  let tolerance: Double
  /// The factor that converts an error to the unit of the property.
  let unit: Double

  func changed<Value: LayerValue>(_ track: Track<Value>) -> Track<Value> {
    guard track.repetition == nil, case .baked(let error, _) = track.fidelity else { return track }
    let limit = tolerance * AdaptiveSampler<Value>.share - error
    // Linear keyframes have their error in the middle between them.
    guard limit >= error else { return track }
    var result = AdaptiveSampler<Value>.Result()
    var run: [Sample<Value>] = []
    func flush() {
      let merging = SegmentMerging(
        samples: run, tolerance: limit, digits: tolerance * AdaptiveSampler<Value>.digitShare,
        breakTime: run.first?.time ?? 0, distance: Value.distance)
      if run.count > 1 {
        let curved = CurvedSegments(merging: merging, budget: budget).segments()
        merging.append(curved ?? merging.segments(easing: nil), to: &result)
      }
      run = []
    }
    for (key, next) in zip(track.keys, track.keys.dropFirst()) {
      run.append(Sample(time: key.time, value: key.value))
      guard key.curve == .linear, key.motionPath == nil, next.time > key.time else {
        flush()
        result.keys.append(key)
        continue
      }
      run.append(
        Sample(
          time: key.time + (next.time - key.time) / 2,
          value: .interpolate(key.value, next.value, 0.5)))
    }
    guard let last = track.keys.last else { return track }
    run.append(Sample(time: last.time, value: last.value))
    flush()
    result.keys.append(last)
    guard KeyWeight(result.keys).isClearlyLess(than: KeyWeight(track.keys)) else {
      return track
    }
    return Track(
      result.keys,
      fidelity: .baked(error: error + result.error * unit, time: result.errorTime))
  }
}

extension Normalizer {
  /// Returns the maximum error of a value at which no point of a layer exceeds the tolerance.
  ///
  /// `radius` is the distance of the layer's content from its anchor point, and `scale` is the
  /// maximum scale of the values.
  func tolerance(of property: LayerProperty, radius: Double, scale: Double) -> Double {
    let tolerance = tolerance / scale
    // Nothing is sampled more precisely than numbers are rounded.
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
