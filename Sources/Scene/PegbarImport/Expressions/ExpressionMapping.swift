internal import PegbarBase
internal import PegbarLottie
internal import PegbarScene

/// Converts the expression of one property to keyframes.
///
/// If the expression only passes keyframes through (its own or those of another property, repeated,
/// multiplied, or offset), they keep their easing. Any other expression is evaluated over the
/// frames in which the property is visible.
struct ExpressionMapping<Value: PropertyValue> {
  let owner: ScriptProperty
  let layer: ScriptLayer
  let document: ScriptDocument
  let seed: String
  let tolerance: Double

  /// The frames in which the property is visible.
  var frames: ClosedRange<Double> { layer.composition.frames(of: layer.source) }

  /// Returns the property with its expression replaced by the result.
  func driven(_ plain: SourceProperty<Value>) throws(ScriptProblem) -> Driven<Value> {
    let trace = ScriptTrace()
    let value = try run(at: frames.lowerBound, trace).value()
    if !trace.uses.dependsOnTime {
      if let moving = MovingValue(merging: value) {
        let isOwn = moving.property === owner && moving.isPlain && moving.loop == nil
        if isOwn { return Driven(property: plain) }
        if let kept = try kept(moving, plain) { return kept }
      } else {
        var fixed = plain
        fixed.animation = .fixed(try Self.value(numbers(of: value, frames.lowerBound, trace)))
        // Computing the numbers can reveal that the value depends on time.
        if !trace.uses.dependsOnTime { return Driven(property: fixed) }
      }
    }
    return try sampled(plain)
  }

  // MARK: Evaluating

  private func run(at frame: Double, _ trace: ScriptTrace) -> ScriptRun {
    ScriptRun(owner, at: frame / document.frameRate, document, trace, seed: seed)
  }

  /// Returns the numbers at a frame, in the shape of the property.
  private func numbers(at frame: Double, _ trace: ScriptTrace) throws(ScriptProblem) -> [Double] {
    try numbers(of: run(at: frame, trace).value(), frame, trace)
  }

  /// Returns the numbers of a value, in the shape of the property.
  private func numbers(
    of value: ScriptValue, _ frame: Double, _ trace: ScriptTrace
  ) throws(ScriptProblem) -> [Double] {
    let run = run(at: frame, trace)
    let numbers = try owner.isPath ? run.coordinates(value) : run.numbers(value)
    guard numbers.allSatisfy(\.isFinite) else { throw .failed("the value is not a number") }
    _ = try Self.value(numbers)
    return numbers
  }

  /// Returns numbers as a value of the property; a path is closed if `other` is.
  static func value(
    _ numbers: [Double], closedLike other: Value? = nil
  ) throws(ScriptProblem) -> Value {
    var value: (any PropertyValue)?
    switch Value.self {
    case is Double.Type where numbers.count == 1: value = numbers[0]
    case is Vector.Type where numbers.count >= 2:
      value = Vector(x: numbers[0], y: numbers[1], z: numbers.count > 2 ? numbers[2] : 0)
    case is PegbarLottie.Color.Type where numbers.count >= 3:
      value = PegbarLottie.Color(
        red: numbers[0], green: numbers[1], blue: numbers[2],
        alpha: numbers.count > 3 ? numbers[3] : 1)
    case is [Double].Type: value = numbers
    case is BezierPath.Type:
      value = BezierPath(
        coordinates: numbers, isClosed: (other as? BezierPath)?.isClosed ?? false)
    default: break
    }
    guard let result = value as? Value else {
      throw .failed(
        "the value has \(numbers.count == 1 ? "1 component" : "\(numbers.count) components")")
    }
    return result
  }

  // MARK: Sampling

  private func sampled(_ plain: SourceProperty<Value>) throws(ScriptProblem) -> Driven<Value> {
    let trace = ScriptTrace()
    let frames = self.frames
    // Evaluates a few moments to find the keyframes that change the value.
    var first: [Double] = []
    for share in [1, 0.75, 0.5, 0.25, 0] {
      let frame = frames.lowerBound + (frames.upperBound - frames.lowerBound) * share
      first = try numbers(at: frame, trace)
    }
    if let swung = try swung(plain, trace) { return swung }
    let sampler = ScriptSampler(tolerance: tolerance, limits: document.limits) {
      [first] frame throws(ScriptProblem) in
      let numbers = try numbers(at: frame, trace)
      guard numbers.count == first.count else {
        throw .unknown("a value with a changing number of components")
      }
      return numbers
    }
    let result = try sampler.keys(in: frames, breaks: breaks(trace, in: frames))
    var driven = Driven(property: plain)
    driven.property.animation = .keyed(
      try result.keys.map { key throws(ScriptProblem) in
        let value = try Self.value(key.numbers, closedLike: plain.firstValue)
        return Keyframe(time: key.frame, value: value)
      })
    let isExact = result.error < 1e-9
    driven.fidelity =
      trace.uses.isRandom ? .approximate : isExact ? .exact : .baked(error: result.error)
    return driven
  }

  /// Returns a value that only swings, with a keyframe at the start of each swing, eased to the
  /// next.
  ///
  /// Returns `nil` if anything else changes the value, because such keyframes do not match it in
  /// between.
  private func swung(
    _ plain: SourceProperty<Value>, _ trace: ScriptTrace
  ) throws(ScriptProblem) -> Driven<Value>? {
    guard trace.uses.keys.isEmpty, trace.uses.frequencies.count == 1,
      let frequency = trace.uses.frequencies.first,
      frequency > 0, !(plain.firstValue is BezierPath)
    else { return nil }
    let length = document.frameRate / frequency
    let first = (frames.lowerBound / length).rounded(.down)
    let count = (frames.upperBound / length).rounded(.up) - first
    guard count >= 1, count < Double(document.limits.expressionKeys) else { return nil }
    guard let shares = sharesOfSwing(length, swings: count) else { return nil }
    var keys: [Keyframe<Value>] = []
    var start = try numbers(at: first * length, trace)
    for index in 0..<Int(count) {
      let swing = first + Double(index)
      let end = try numbers(at: (swing + 1) * length, trace)
      for share in shares {
        let here = try numbers(at: (swing + share) * length, trace)
        guard here.count == start.count, end.count == start.count else { return nil }
        let eased = share * share * (3 - 2 * share)
        for component in here.indices {
          let change = end[component] - start[component]
          guard abs(start[component] + change * eased - here[component]) < tolerance * 1e-3 else {
            return nil
          }
        }
      }
      keys.append(
        Keyframe(
          time: swing * length, value: try Self.value(start), easing: [EasingHandles.easyEase]))
      start = end
    }
    keys.append(Keyframe(time: (first + count) * length, value: try Self.value(start)))
    var property = plain
    property.animation = .keyed(keys)
    return Driven(property: property, fidelity: .approximate)
  }

  /// Returns the fractions of each swing at which the value is probed, or `nil` if the probes
  /// exceed the limit.
  ///
  /// Every half frame is probed because other changes can be brief.
  private func sharesOfSwing(_ length: Double, swings: Double) -> [Double]? {
    // Uneven fractions avoid probing a fast swing always at the same phase.
    let fewest = [0.2, 0.5, 0.7]
    guard length * swings <= Double(document.limits.expressionSamples) / 2 else { return nil }
    let steps = Int((length * 2).rounded(.up))
    return (fewest + (1..<max(steps, 1)).map { Double($0) / Double(steps) }).sorted()
  }

  /// Returns the frames at which the value can turn or jump.
  private func breaks(
    _ trace: ScriptTrace, in frames: ClosedRange<Double>
  ) throws(ScriptProblem) -> [Double] {
    var breaks: [Double] = []
    for (property, loop) in trace.uses.keys {
      breaks += property.keyFrames
      breaks +=
        try loop?.breaks(
          of: property.keyFrames, in: frames, rate: document.frameRate,
          limit: document.limits.expressionKeys) ?? []
    }
    return breaks
  }
}

extension EasingHandles {
  /// Easy Ease in After Effects, which matches the smooth curve of `wiggle` to within 0.001.
  fileprivate static let easyEase = EasingHandles(outX: 0.333, outY: 0, inX: 0.667, inY: 1)
}

extension MovingValue {
  /// Creates a value that follows one set of keyframes: a keyed value, or a list of its components
  /// and of numbers; `nil` for other values.
  init?(merging value: ScriptValue) {
    if case .moving(let moving) = value {
      self = moving
      return
    }
    guard case .array(let values) = value else { return nil }
    var merged: MovingValue?
    var parts: [Part] = []
    for value in values {
      switch value {
      case .number(let number): parts.append(Part(index: 0, factor: 0, offset: number))
      case .moving(let moving):
        guard moving.parts.count == 1, merged?.hasSameKeys(as: moving) ?? true else { return nil }
        merged = merged ?? moving
        parts += moving.parts
      case .undefined, .bool, .string, .array, .property, .object, .function, .record: return nil
      }
    }
    guard var merged else { return nil }
    merged.parts = parts
    merged.isVector = true
    self = merged
  }
}

extension ScriptRun {
  /// Returns the six coordinates of each vertex of a path: from keyframes of a path, or from `{v,
  /// i, o}` with absolute handles (lottie-web ShapePath.js).
  func coordinates(_ value: ScriptValue) throws(ScriptProblem) -> [Double] {
    let value = try resolved(value)
    if case .moving(let moving) = value, moving.property.isPath {
      trace.uses.follow(moving.property, moving.loop)
      return moving.property.numbers(at: time, loop: moving.loop)
    }
    guard case .record(let members, _) = value else { throw .unknown("a value that is not a path") }
    func points(_ name: String) throws(ScriptProblem) -> [[Double]] {
      guard case .array(let values)? = members[name] else {
        throw .unknown("a path without vertices or handles")
      }
      let points = try values.map(numbers)
      guard points.allSatisfy({ $0.count >= 2 }) else { throw .failed("an invalid point") }
      return points
    }
    let (vertices, into, out) = (try points("v"), try points("i"), try points("o"))
    guard vertices.count == into.count, vertices.count == out.count else {
      throw .failed("a path with lists of different lengths")
    }
    return vertices.indices.flatMap { index in
      let (x, y) = (vertices[index][0], vertices[index][1])
      return [x, y, into[index][0] - x, into[index][1] - y, out[index][0] - x, out[index][1] - y]
    }
  }
}
