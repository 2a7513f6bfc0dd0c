internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry

/// The tracks of a normalized layer by property, as animated values of their types.
///
/// A property is constant if it has no track, or if the track has no keyframes or another value
/// type.
struct ConvertedTracks {
  private let tracks: [LayerProperty: NormalizedTrack]

  init(_ tracks: [NormalizedTrack]) {
    self.tracks = tracks.keyed(by: \.property)
  }

  /// Returns `true` if a property is animated.
  func has(_ property: LayerProperty) -> Bool { tracks[property] != nil }

  /// Returns a property, or a constant value if it has no track of that type.
  func animated<Value>(_ property: LayerProperty, _ value: Value) -> Animated<Value> {
    guard let track = tracks[property]?.keys.track as? Track<Value>, !track.keys.isEmpty else {
      return .constant(value)
    }
    return .keyed(track)
  }

  /// Returns a point with separate coordinates, or `nil` if neither coordinate has its own track.
  func split(_ x: LayerProperty, _ y: LayerProperty, _ value: Point) -> AnimatedPoint? {
    guard has(x) || has(y) else { return nil }
    return .split(x: animated(x, value.x), y: animated(y, value.y))
  }

  /// Returns the colors and locations of a gradient as stops.
  func stops(_ gradient: NormalizedGradient) -> Animated<GradientStops> {
    let colors = animated(.colors, Colors(gradient.colors))
    let places = animated(.locations, Numbers(gradient.locations))
    switch (colors, places) {
    case (_, .constant(let places)):
      return colors.map { GradientStops($0, places) }
    case (.constant(let colors), .keyed):
      return places.map { GradientStops(colors, $0) }
    case (.keyed(let colors), .keyed(let places)):
      return .keyed(colors.joined(with: places))
    }
  }

  /// Returns the end of a gradient; for a radial one, the rightmost point of the outermost circle.
  func end(of gradient: NormalizedGradient) -> AnimatedPoint {
    let end = animated(.gradientEnd, gradient.end)
    switch gradient.kind {
    case .linear: return .joined(end)
    case .radial:
      let start = animated(.gradientStart, gradient.start)
      return .split(x: end.map(\.x), y: start.map(\.y))
    }
  }
}

extension GradientStops {
  /// Creates stops from colors with alpha; without locations, they are spaced evenly, as in Core
  /// Animation.
  fileprivate init(_ colors: Colors, _ places: Numbers) {
    let last = Double(max(colors.values.count - 1, 1))
    let offsets =
      places.values.isEmpty ? colors.values.indices.map { Double($0) / last } : places.values
    let stops = Array(zip(offsets, colors.values))
    self.init(
      colors: stops.map { ColorStop(offset: $0.0, color: $0.1) },
      alphas: stops.map { AlphaStop(offset: $0.0, alpha: $0.1.alpha) })
  }
}

extension Track where Value == Colors {
  /// Returns colors and locations as one track: exact if keyframes and curves agree, otherwise
  /// sampled.
  fileprivate func joined(with places: Track<Numbers>) -> Track<GradientStops> {
    let agrees =
      keyTimes == places.keyTimes
      && keys.dropLast().map { $0.curve } == places.keys.dropLast().map { $0.curve }
      && repetition == places.repetition
    if agrees {
      return Track<GradientStops>(
        zip(keys, places.keys).map {
          Key(time: $0.time, value: GradientStops($0.value, $1.value), curve: $0.curve)
        }, repetition: repetition, fidelity: fidelity)
    }
    // One curve cannot represent two. Sampling is accurate enough for rendering. A repetition that
    // only one of both has cannot be expressed and plays once.
    let times = Set(keyTimes + places.keyTimes).sorted()
    let parts = max(1, min(24, Limits.convertedKeys / max(1, times.count)))
    var samples: [Key<GradientStops>] = []
    for (start, end) in zip(times, times.dropFirst()) {
      for part in 0..<parts {
        let time = start + (end - start) * Double(part) / Double(parts)
        samples.append(sample(places, time, isEnd: false))
      }
      samples.append(sample(places, end, isEnd: true))
    }
    if let last = times.last { samples.append(sample(places, last, isEnd: false)) }
    return Track<GradientStops>(samples, fidelity: .approximate)
  }

  private func sample(
    _ places: Track<Numbers>, _ time: Double, isEnd: Bool
  ) -> Key<GradientStops> {
    Key(
      time: time,
      value: GradientStops(sampled(time, isEnd: isEnd), places.sampled(time, isEnd: isEnd)))
  }
}

extension Track {
  /// Returns the value at a time or, at the end of a segment, just before it.
  fileprivate func sampled(_ time: Double, isEnd: Bool) -> Value {
    let next = keys.partitioningIndex { isEnd ? $0.time >= time : $0.time > time }
    guard next > 0 else { return keys[0].value }
    guard next < keys.count else { return keys[next - 1].value }
    let start = keys[next - 1]
    let end = keys[next]
    let share = (time - start.time) / (end.time - start.time)
    switch start.curve {
    case .hold: return start.value
    case .linear, .spring: return .interpolate(start.value, end.value, share)
    case .bezier(let curve): return .interpolate(start.value, end.value, curve.progress(at: share))
    }
  }
}
