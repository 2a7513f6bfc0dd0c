internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarScene

/// How a value is sampled.
struct Sampling {
  /// How far samples may be off.
  var tolerance: Double
  /// Segments shorter than this are not divided, in seconds; the usual length where not given.
  var shortest: Double?
  /// How much each sample takes of the budget.
  var weight = 1
  /// How the source eases between the times at which it is broken.
  var easing: SourceEasing?
}

/// Samples values of the source, and brings tracks into forms that keyframes can play.
struct TrackSampler {
  /// How close samples come, and the limits.
  let options: Normalizer
  /// What may still be sampled.
  let budget: SamplingBudget
  /// The frame rate of the source, in frames a second.
  let frameRate: Double
  /// The time whose values the model takes.
  let endTime: Double

  init(_ scene: Scene, _ options: Normalizer, _ budget: SamplingBudget) {
    self.options = options
    self.budget = budget
    frameRate = scene.frameRate
    endTime = scene.duration
  }

  /// Segments shorter than this are not divided while sampling: a thousandth of a frame.
  ///
  /// Easing may begin with a vertical tangent, so in a part of a frame much can move.
  var shortest: Double { 0.001 / max(frameRate, 1) }

  /// Samples a value of the source.
  func sampled<Value: ShortValue>(
    _ breaks: [Double], tolerance: Double, easing: SourceEasing? = nil,
    _ value: @escaping (Double) -> Value, _ distance: @escaping (Value, Value) -> Double
  ) -> AdaptiveSampler<Value>.Result {
    sampled(breaks, Sampling(tolerance: tolerance, easing: easing), value, distance)
  }

  /// Samples a value of the source.
  func sampled<Value: ShortValue>(
    _ breaks: [Double], _ sampling: Sampling, _ value: @escaping (Double) -> Value,
    _ distance: @escaping (Value, Value) -> Double
  ) -> AdaptiveSampler<Value>.Result {
    AdaptiveSampler(
      tolerance: sampling.tolerance, shortest: sampling.shortest ?? shortest,
      jumpLength: 0.25 / max(frameRate, 1), value: value, distance: distance,
      timeSteps: 100 * max(frameRate, 1), budget: budget, weight: sampling.weight
    ).keys(at: breaks, easing: sampling.easing)
  }

  /// The track with straight segments: motion paths are sampled by length.
  func straight(_ track: Track<Point>, scale: Double) -> Track<Point> {
    var keys: [Key<Point>] = []
    var worst = AdaptiveSampler<Point>.Result()
    var isBaked = false
    for (key, next) in zip(track.keys, track.keys.dropFirst()) {
      let motion = MotionSegment(from: key.value, to: next.value, bend: key.motionPath)
      guard !motion.isStraight, key.curve != .hold, next.time > key.time else {
        var key = key
        key.motionPath = nil
        keys.append(key)
        continue
      }
      let measured = MeasuredMotion(motion)
      func point(at time: Double) -> Point {
        measured.point(
          at: key.curve.progress(
            at: (time - key.time) / (next.time - key.time), of: next.time - key.time))
      }
      let result = sampled(
        [key.time, next.time], tolerance: options.tolerance / scale,
        easing: SourceEasing(from: key, to: next), point, Distance.of)
      keys += result.keys.dropLast()
      worst.grow(result.error, at: result.errorTime)
      isBaked = true
    }
    if var last = track.keys.last {
      last.motionPath = nil
      keys.append(last)
    }
    return Track(
      keys, repetition: track.repetition,
      fidelity: isBaked ? worst.fidelity(scale: scale) : track.fidelity)
  }

  /// One track for a point; coordinates with keys of their own are sampled together.
  func joinedTrack(_ point: AnimatedPoint, scale: Double) -> Track<Point>? {
    switch point {
    case .joined(let animated):
      return animated.track.map { straight($0, scale: scale) }
    case .split(let x, let y):
      var source = KeyTimes()
      source.add(point)
      let breaks = source.breaks
      guard !breaks.isEmpty else { return nil }
      let result = sampled(
        breaks, tolerance: options.tolerance / scale, easing: source.easing,
        { Point(x: x.value(at: $0), y: y.value(at: $0)) }, Distance.of)
      return Track(result.keys, fidelity: result.fidelity(scale: scale))
    }
  }

  /// Sets the opacity of a layer and adds its track.
  ///
  /// After Effects cuts off what lies outside of 0…1; Core Animation does not say what it does.
  func setOpacity(_ value: Animated<Double>, _ layer: inout NormalizedLayer) {
    layer.opacity = min(max(value.value(at: endTime), 0), 1)
    layer.addTrack(.opacity, bounded(value, 0...1, tolerance: options.colorTolerance))
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

  /// Whether a factor is 0 or below at a key, so that the matrix mirrors or flattens;
  /// easing that overshoots may carry it there between keys.
  var isEverNegativeOrZero: Bool {
    switch self {
    case .joined(.constant(let point)): point.x <= 0 || point.y <= 0
    case .joined(.keyed(let track)):
      track.overshoots || track.keys.contains { $0.value.x <= 0 || $0.value.y <= 0 }
    case .split(let x, let y): x.isEverNegativeOrZero || y.isEverNegativeOrZero
    }
  }
}

extension Animated where Value == Double {
  fileprivate var isEverNegativeOrZero: Bool {
    switch self {
    case .constant(let value): value <= 0
    case .keyed(let track): track.overshoots || track.keys.contains { $0.value <= 0 }
    }
  }
}

extension NormalizedLayer {
  /// Adds the track of a number, if it moves.
  mutating func addTrack(_ property: LayerProperty, _ value: Animated<Double>) {
    guard let track = value.track else { return }
    tracks.append(NormalizedTrack(property: property, keys: .number(track)))
  }
}
