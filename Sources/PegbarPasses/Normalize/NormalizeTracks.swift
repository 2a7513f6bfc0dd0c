internal import PegbarDiagnostics
internal import PegbarFrames
internal import PegbarScene

extension Normalization {
  /// The time whose values the model takes.
  var endTime: Double { scene.duration }

  /// Segments shorter than this are not divided while sampling: a quarter of a frame.
  var shortest: Double { 0.25 / max(scene.frameRate, 1) }

  /// The track with straight ways: curved ones are sampled by length.
  func straight(_ track: Track<Point>, scale: Double) -> Track<Point> {
    guard track.keys.contains(where: { $0.motionPath != nil }) else { return track }
    var keys: [Key<Point>] = []
    var error = 0.0
    for (key, next) in zip(track.keys, track.keys.dropFirst()) {
      guard let bend = key.motionPath, key.curve != .hold, next.time > key.time else {
        var key = key
        key.motionPath = nil
        keys.append(key)
        continue
      }
      let way = MeasuredMotion(MotionSegment(from: key.value, to: next.value, bend: bend))
      let result = AdaptiveSampler(
        tolerance: options.tolerance / scale, shortest: shortest,
        value: { time in
          way.point(at: key.curve.progress(at: (time - key.time) / (next.time - key.time)))
        }, distance: Distance.of
      ).keys(at: [key.time, next.time])
      keys += result.keys.dropLast()
      error = max(error, result.error)
    }
    if var last = track.keys.last {
      last.motionPath = nil
      keys.append(last)
    }
    return Track(keys, repetition: track.repetition, fidelity: .baked(error: error))
  }

  /// One track for a point; coordinates with keys of their own are sampled together.
  func joinedTrack(_ point: AnimatedPoint, scale: Double) -> Track<Point>? {
    switch point {
    case .joined(let animated):
      return animated.track.map { straight($0, scale: scale) }
    case .split(let x, let y):
      let breaks = Set(x.keyTimes + y.keyTimes).sorted()
      guard !breaks.isEmpty else { return nil }
      let result = AdaptiveSampler(
        tolerance: options.tolerance / scale, shortest: shortest,
        value: { Point(x: x.value(at: $0), y: y.value(at: $0)) }, distance: Distance.of
      ).keys(at: breaks)
      return Track(result.keys, fidelity: .baked(error: result.error))
    }
  }

  func reportBaked(_ fidelity: Fidelity, _ keys: Int, _ property: String, _ place: Place) {
    switch fidelity {
    case .baked(let error):
      report(
        .motionBaked, "\(property) was sampled into \(keys) keys", at: place.source,
        place.breadcrumb, outcome: .baked(keys: keys, error: error))
    case .exact, .approximate:
      // The first is what the source says; the second is reported where it is decided.
      return
    }
  }
}

extension Track {
  /// The same keys with other values; only for changes that keep blending.
  func map<Other>(_ change: (Value) -> Other) -> Track<Other> {
    Track<Other>(
      keys.map { Key(time: $0.time, value: change($0.value), curve: $0.curve) },
      repetition: repetition, fidelity: fidelity)
  }
}

extension Animated {
  /// The times of the keys.
  var keyTimes: [Double] { track?.keys.map(\.time) ?? [] }
}

extension AnimatedPoint {
  /// The times of the keys.
  var keyTimes: [Double] {
    switch self {
    case .joined(let point): point.keyTimes
    case .split(let x, let y): x.keyTimes + y.keyTimes
    }
  }

  /// Whether a factor is 0 or below at a key, so that the matrix mirrors or flattens.
  var isEverNegativeOrZero: Bool {
    switch self {
    case .joined(.constant(let point)): point.x <= 0 || point.y <= 0
    case .joined(.keyed(let track)): track.keys.contains { $0.value.x <= 0 || $0.value.y <= 0 }
    case .split(let x, let y): x.isEverNegativeOrZero || y.isEverNegativeOrZero
    }
  }
}

extension Animated where Value == Double {
  fileprivate var isEverNegativeOrZero: Bool {
    switch self {
    case .constant(let value): value <= 0
    case .keyed(let track): track.keys.contains { $0.value <= 0 }
    }
  }
}

extension NormalizedLayer {
  /// Adds the track of a number, if it moves.
  mutating func addTrack(_ property: Property, _ value: Animated<Double>) {
    guard let track = value.track else { return }
    tracks.append(NormalizedTrack(property: property, keys: .number(track)))
  }

  /// Sets the opacity and adds its track; values are clamped to 0…1.
  mutating func setOpacity(_ value: Animated<Double>, end: Double) {
    let clamped: Animated<Double> = value.map { min(max($0, 0), 1) }
    opacity = min(max(clamped.value(at: end), 0), 1)
    addTrack(.opacity, clamped)
  }
}
