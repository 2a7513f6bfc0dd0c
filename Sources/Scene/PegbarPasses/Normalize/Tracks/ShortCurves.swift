internal import PegbarGeometry
internal import PegbarScene

/// The control points of easing curves with as few digits as their uses permit.
///
/// A curve that has more than three decimals, such as a part of a divided curve, is shortened if
/// no value changes visibly. All uses of a curve remain equal.
struct ShortCurves {
  private let curves: [TimingCurve: TimingCurve]

  /// The number of decimals of an easing curve in exports of After Effects.
  private static let usual = 1e3
  /// The maximum change of a value, as a fraction of its distance between two keyframes; equal to
  /// the error of rounded times.
  private static let mostProgress = 0.0005

  /// Creates the short forms of the curves in a scene.
  init(_ scene: NormalizedScene) {
    var limits: [TimingCurve: Double] = [:]
    for composition in scene.compositions {
      composition.layers.forEachLayer { layer in
        for track in layer.tracks { Self.add(track, to: &limits) }
      }
    }
    curves = limits.reduce(into: [:]) { $0[$1.key] = Self.short($1.key, within: $1.value) }
  }

  /// Returns the short form of a curve.
  subscript(curve: TimingCurve) -> TimingCurve { curves[curve] ?? Self.rounded(curve, 1e6) }

  private static func add(_ track: NormalizedTrack, to limits: inout [TimingCurve: Double]) {
    let error = error(of: track.property)
    switch track.keys {
    case .number(let track): add(track, most: error, to: &limits)
    case .point(let track): add(track, most: error, to: &limits)
    case .color(let track): add(track, most: error, to: &limits)
    case .colors(let track): add(track, most: error, to: &limits)
    case .numbers(let track): add(track, most: error, to: &limits)
    case .path(let track): add(track, most: error, to: &limits)
    case .flag: break
    }
  }

  private static func add<Value: LayerValue>(
    _ track: Track<Value>, most error: Double, to limits: inout [TimingCurve: Double]
  ) {
    for (key, next) in zip(track.keys, track.keys.dropFirst()) {
      guard case .bezier(let curve) = key.curve, rounded(curve, usual) != curve else { continue }
      let distance = distance(from: key, to: next)
      // Written so that NaN permits no error.
      let limit = mostProgress * distance <= error ? mostProgress : error / distance
      limits[curve] = min(limits[curve] ?? .infinity, limit.isNaN ? 0 : limit)
    }
  }

  private static func distance<Value: LayerValue>(
    from key: Key<Value>, to next: Key<Value>
  ) -> Double {
    if let start = key.value as? Point, let end = next.value as? Point, let path = key.motionPath {
      return Distance.of(start, path.control1) + Distance.of(path.control1, path.control2)
        + Distance.of(path.control2, end)
    }
    return Value.distance(key.value, next.value)
  }

  /// Returns the maximum error of a property's values, in their unit.
  ///
  /// An error of 0.001 pt is invisible, as is an eighth of a step of an 8-bit color; angles and
  /// factors are those of a layer with a radius of 200 pt.
  private static func error(of property: LayerProperty) -> Double {
    switch property.facts.errorEffect {
    case .movesLayer, .movesContent: 0.001
    case .turnsLayer: 0.0003
    case .scalesLayer, .cutsLine: 5e-6
    case .changesLook: 0.0005
    }
  }

  private static func short(_ curve: TimingCurve, within limit: Double) -> TimingCurve {
    for steps in [usual, 1e4, 1e5] {
      let short = rounded(curve, steps)
      if difference(curve, short) <= limit { return short }
    }
    return rounded(curve, 1e6)
  }

  /// Returns the largest difference in progress.
  private static func difference(_ left: TimingCurve, _ right: TimingCurve) -> Double {
    let count = 32
    return (1..<count).reduce(0) { worst, index in
      let fraction = Double(index) / Double(count)
      return max(worst, abs(left.progress(at: fraction) - right.progress(at: fraction)))
    }
  }

  private static func rounded(_ curve: TimingCurve, _ steps: Double) -> TimingCurve {
    TimingCurve(
      curve.x1.rounded(steps), curve.y1.rounded(steps), curve.x2.rounded(steps),
      curve.y2.rounded(steps))
  }
}
