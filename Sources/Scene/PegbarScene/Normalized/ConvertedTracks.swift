internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry

/// The tracks of a normalized layer by property, as animated values of their types.
///
/// A property without track, or whose track has no keys or keys of another type, stands still.
struct ConvertedTracks {
  private let tracks: [LayerProperty: NormalizedTrack]

  init(_ tracks: [NormalizedTrack]) {
    self.tracks = tracks.keyed(by: \.property)
  }

  /// Whether a property moves.
  func has(_ property: LayerProperty) -> Bool { tracks[property] != nil }

  /// A property that stands still at a value where it has no track of such values.
  func animated<Value>(_ property: LayerProperty, _ value: Value) -> Animated<Value> {
    guard let track = tracks[property]?.keys.track as? Track<Value>, !track.keys.isEmpty else {
      return .constant(value)
    }
    return .keyed(track)
  }

  /// A point of which a coordinate has a track of its own; nothing where none has.
  func split(_ x: LayerProperty, _ y: LayerProperty, _ value: Point) -> AnimatedPoint? {
    guard has(x) || has(y) else { return nil }
    return .split(x: animated(x, value.x), y: animated(y, value.y))
  }

  /// The colours and places of a gradient as one.
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

  /// The end of a gradient; the rightmost point of the outermost circle of a radial one.
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
  /// Stops from colours with alpha; without places they are spread evenly, as Core Animation does.
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
  /// Colours and places as one track: exactly where keys and curves agree, else by samples.
  fileprivate func joined(with places: Track<Numbers>) -> Track<GradientStops> {
    let agrees =
      keys.map(\.time) == places.keys.map(\.time)
      && keys.dropLast().map(\.curve) == places.keys.dropLast().map(\.curve)
      && repetition == places.repetition
    if agrees {
      return Track<GradientStops>(
        zip(keys, places.keys).map {
          Key(time: $0.time, value: GradientStops($0.value, $1.value), curve: $0.curve)
        }, repetition: repetition, fidelity: fidelity)
    }
    // One curve cannot stand for two; sampling is close enough for a picture. A repetition that
    // only one of both has cannot be expressed and plays once.
    let times = Set(keys.map(\.time) + places.keys.map(\.time)).sorted()
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
  /// The value at a time or, at the end of a segment, just before it.
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
