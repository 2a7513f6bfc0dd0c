internal import PegbarBase
internal import PegbarGeometry
internal import PegbarScene

/// The options for sampling a value.
struct Sampling {
  /// The maximum error of samples.
  var tolerance: Double
  /// The length below which segments are not divided, in seconds, or `nil` for the default length.
  var shortest: Double?
  /// The cost of each sample.
  var weight = 1
  /// The easing of the source between its breaks.
  var easing: SourceEasing?
}

/// Samples values of the source, and converts tracks to forms that keyframes can play.
struct TrackSampler {
  /// The tolerances and limits.
  let options: Normalizer
  /// The budget left for sampling.
  let budget: WorkBudget
  /// The frame rate of the source, in frames per second.
  let frameRate: Double
  /// The time whose values are in the model.
  let endTime: Double
  /// The properties of the source that parameters set.
  let parameters: ParameterSources

  init(_ scene: Scene, _ options: Normalizer, _ budget: WorkBudget) {
    self.options = options
    self.budget = budget
    frameRate = scene.frameRate
    endTime = scene.duration
    parameters = ParameterSources(scene.parameters)
  }

  /// The length below which segments are not divided: a thousandth of a frame.
  ///
  /// Easing may begin with a vertical tangent, so a value may change significantly within part of a
  /// frame.
  var shortest: Double { 0.001 / max(frameRate, 1) }

  /// Samples a value of the source.
  func sampled<Value: SampledValue>(
    _ breaks: [Double], tolerance: Double, easing: SourceEasing? = nil,
    _ value: @escaping (Double) -> Value
  ) -> AdaptiveSampler<Value>.Result {
    sampled(breaks, Sampling(tolerance: tolerance, easing: easing), value)
  }

  /// Samples a value of the source.
  func sampled<Value: SampledValue>(
    _ breaks: [Double], _ sampling: Sampling, _ value: @escaping (Double) -> Value
  ) -> AdaptiveSampler<Value>.Result {
    AdaptiveSampler(
      tolerance: sampling.tolerance, shortest: sampling.shortest ?? shortest,
      jumpLength: 0.25 / max(frameRate, 1), value: value, distance: Value.distance,
      timeSteps: 100 * max(frameRate, 1), budget: budget, weight: sampling.weight
    ).keys(at: breaks, easing: sampling.easing)
  }

  /// Returns a value that depends on others, with keyframes at and between their times, or the
  /// constant value if none of them is animated.
  ///
  /// The time of the largest error is not stated, so `EaseBakedKeys` also processes these
  /// keyframes. `scale` converts an error to points, and `weight` is the cost of each sample.
  func derived<Value: SampledValue>(
    from keyTimes: [Double], tolerance: Double, scale: Double = 1, weight: Int = 1,
    _ value: @escaping (Double) -> Value
  ) -> Animated<Value> {
    guard !keyTimes.isEmpty else { return .constant(value(0)) }
    let sampling = Sampling(tolerance: tolerance, weight: weight)
    let result = sampled(Set(keyTimes).sorted(), sampling, value)
    return .keyed(
      Track(
        result.keys, fidelity: result.isExact ? .exact : .baked(error: result.error * scale)))
  }

  /// Returns the point with straight segments.
  func straight(_ point: Animated<Point>, scale: Double) -> Animated<Point> {
    point.track.map { .keyed(straight($0, scale: scale)) } ?? point
  }

  /// Returns the track with straight segments; motion paths are sampled by length.
  func straight(_ track: Track<Point>, scale: Double) -> Track<Point> {
    straight(track, scale: scale) { _, _, _ in nil }
  }

  /// Returns the point with motion paths in pieces that Core Animation can follow; others are
  /// sampled by length.
  func travelled(_ point: Animated<Point>, scale: Double) -> Animated<Point> {
    guard let track = point.track else { return point }
    let tolerance = options.tolerance / scale
    return .keyed(
      straight(track, scale: scale) {
        MotionPieces(from: $0, to: $1, $2, self, tolerance: tolerance).keys()
      })
  }

  /// Returns the track with straight segments, and with the keyframes that `bent` returns for
  /// others, without their end.
  private func straight(
    _ track: Track<Point>, scale: Double,
    bent: (Key<Point>, Key<Point>, MotionSegment) -> AdaptiveSampler<Point>.Result?
  ) -> Track<Point> {
    var keys: [Key<Point>] = []
    var worst = AdaptiveSampler<Point>.Result()
    var isBaked = false
    for (key, next) in zip(track.keys, track.keys.dropFirst()) {
      let motion = MotionSegment(from: key.value, to: next.value, motionPath: key.motionPath)
      guard !motion.isStraight, key.curve != .hold, next.time > key.time else {
        keys.append(Key(time: key.time, value: key.value, curve: key.curve))
        continue
      }
      if let pieces = bent(key, next, motion) {
        keys += pieces.keys
        worst.grow(pieces.error, at: pieces.errorTime)
        isBaked = isBaked || pieces.error > 0
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
        easing: SourceEasing(from: key, to: next), point)
      keys += result.keys.dropLast()
      worst.grow(result.error, at: result.errorTime)
      isBaked = true
    }
    if let last = track.keys.last {
      keys.append(Key(time: last.time, value: last.value, curve: last.curve))
    }
    return Track(
      keys, repetition: track.repetition,
      fidelity: isBaked ? worst.fidelity(scale: scale) : track.fidelity)
  }

  /// Returns one track for a point; coordinates with keyframes of their own are sampled together.
  func joinedTrack(_ point: AnimatedPoint, scale: Double) -> Track<Point>? {
    switch point {
    case .joined(let animated):
      return straight(animated, scale: scale).track
    case .split(let x, let y):
      var source = KeyTimes()
      source.add(point)
      let breaks = source.breaks
      guard !breaks.isEmpty else { return nil }
      return sampled(breaks, tolerance: options.tolerance / scale, easing: source.easing) {
        Point(x: x.value(at: $0), y: y.value(at: $0))
      }.track(scale: scale)
    }
  }

  // MARK: Properties of layers

  /// Sets a property of a layer to the end of a value, and adds its track, or another track if the
  /// played value differs.
  func set<Value: LayerValue>(
    _ property: LayerProperty, of layer: inout NormalizedLayer, to value: Animated<Value>,
    playing played: Animated<Value>? = nil
  ) {
    let track = value.track ?? Track([Key(time: 0, value: value.value(at: 0))])
    layer.setModel(from: NormalizedTrack(property: property, keys: Value.keys(track)), at: endTime)
    layer.addTrack(property, played ?? value)
  }

  /// Sets the opacity of a layer and adds its track.
  ///
  /// After Effects clamps opacity to 0…1. Core Animation does not specify its behavior for other
  /// values.
  func setOpacity(_ value: Animated<Double>, _ layer: inout NormalizedLayer) {
    set(
      .opacity, of: &layer, to: value,
      playing: bounded(value, .opacity, tolerance: options.colorTolerance))
  }
}

extension Animated {
  /// The times of the keyframes.
  var keyTimes: [Double] { track?.keyTimes ?? [] }
}

extension AnimatedPoint {
  /// Returns the point with every value changed, including motion paths; the change must be linear
  /// and separate for each coordinate.
  func map(_ change: (Point) -> Point) -> AnimatedPoint {
    switch self {
    case .joined(.constant(let point)):
      return .constant(change(point))
    case .joined(.keyed(let track)):
      return .joined(.keyed(track.mapPoints(change)))
    case .split(let x, let y):
      return .split(
        x: x.map { change(Point(x: $0, y: 0)).x }, y: y.map { change(Point(x: 0, y: $0)).y })
    }
  }

  /// The x-coordinate.
  var x: Animated<Double> {
    switch self {
    case .joined(.constant(let point)): .constant(point.x)
    case .joined(.keyed(let track)): .keyed(track.map(\.x))
    case .split(let x, _): x
    }
  }

  /// The y-coordinate.
  var y: Animated<Double> {
    switch self {
    case .joined(.constant(let point)): .constant(point.y)
    case .joined(.keyed(let track)): .keyed(track.map(\.y))
    case .split(_, let y): y
    }
  }

  /// The times of the keyframes.
  var keyTimes: [Double] {
    switch self {
    case .joined(let point): point.keyTimes
    case .split(let x, let y): x.keyTimes + y.keyTimes
    }
  }

  /// `true` if a factor is 0 or negative at a keyframe, so that the matrix mirrors or flattens, or
  /// if easing that overshoots may carry it there.
  var isEverNegativeOrZero: Bool { x.isEverNegativeOrZero || y.isEverNegativeOrZero }

  /// `true` if both coordinates are equal at all times.
  var isEven: Bool { x == y }
}

extension Animated where Value == Double {
  fileprivate var isEverNegativeOrZero: Bool {
    switch self {
    case .constant(let value): value <= 0
    case .keyed(let track): track.overshoots || track.keys.contains { $0.value <= 0 }
    }
  }
}
