internal import PegbarBase
internal import PegbarLottie
internal import PegbarScene

/// Turns the expression of one property into keys.
///
/// Where the expression only passes keys on (its own or those of another property, repeated,
/// multiplied, moved), those keys are kept with their easing. Everything else is evaluated over the
/// frames in which it can be seen.
struct ExpressionMapping<Value: PropertyValue> {
  let owner: ScriptProperty
  let layer: ScriptLayer
  let document: ScriptDocument
  let seed: String
  let tolerance: Double

  /// The frames in which the property can be seen.
  var frames: ClosedRange<Double> { layer.composition.frames(of: layer.source) }

  /// The property without its expression, but with what that says.
  func driven(_ plain: SourceProperty<Value>) throws(ScriptProblem) -> Driven<Value> {
    let trace = ScriptTrace()
    let value = try run(at: frames.lowerBound, trace).value()
    if !trace.dependsOnTime {
      if let moving = MovingValue(merging: value) {
        let isOwn = moving.property === owner && moving.isPlain && moving.loop == nil
        if isOwn { return Driven(property: plain) }
        if let kept = try kept(moving, plain) { return kept }
      } else {
        var fixed = plain
        fixed.animation = .fixed(try Self.value(numbers(of: value, frames.lowerBound, trace)))
        // Telling the numbers may have asked for the time after all.
        if !trace.dependsOnTime { return Driven(property: fixed) }
      }
    }
    return try sampled(plain)
  }

  // MARK: Evaluating

  private func run(at frame: Double, _ trace: ScriptTrace) -> ScriptRun {
    ScriptRun(owner, at: frame / document.frameRate, document, trace, seed: seed)
  }

  /// The numbers at a frame, of the property's own shape.
  private func numbers(at frame: Double, _ trace: ScriptTrace) throws(ScriptProblem) -> [Double] {
    try numbers(of: run(at: frame, trace).value(), frame, trace)
  }

  /// The numbers of a value of the property's own shape.
  private func numbers(
    of value: ScriptValue, _ frame: Double, _ trace: ScriptTrace
  ) throws(ScriptProblem) -> [Double] {
    let run = run(at: frame, trace)
    let numbers = try owner.isPath ? run.coordinates(value) : run.numbers(value)
    guard numbers.allSatisfy(\.isFinite) else { throw .failed("its value is no number") }
    _ = try Self.value(numbers)
    return numbers
  }

  /// Numbers as a value of the property; outlines are closed like another one.
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
      throw .failed("its value has \(numbers.count == 1 ? "one part" : "\(numbers.count) parts")")
    }
    return result
  }

  // MARK: Sampling

  private func sampled(_ plain: SourceProperty<Value>) throws(ScriptProblem) -> Driven<Value> {
    let trace = ScriptTrace()
    let frames = self.frames
    // A first look at a few moments tells which keys move the value.
    var first: [Double] = []
    for share in [1, 0.75, 0.5, 0.25, 0] {
      let frame = frames.lowerBound + (frames.upperBound - frames.lowerBound) * share
      first = try numbers(at: frame, trace)
    }
    if let swung = try swung(plain, trace) { return swung }
    let sampler = ScriptSampler(tolerance: tolerance, limits: document.limits) {
      [first] frame throws(ScriptProblem) in
      let numbers = try numbers(at: frame, trace)
      guard numbers.count == first.count else { throw .unknown("a value whose parts change") }
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
    driven.fidelity = trace.isRandom ? .approximate : isExact ? .exact : .baked(error: result.error)
    return driven
  }

  /// A value that swings alone has a key where each swing begins, and eases from one to the next.
  ///
  /// Nothing where anything else moves it: then the keys do not meet it in between.
  private func swung(
    _ plain: SourceProperty<Value>, _ trace: ScriptTrace
  ) throws(ScriptProblem) -> Driven<Value>? {
    guard trace.keys.isEmpty, trace.frequencies.count == 1, let frequency = trace.frequencies.first,
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

  /// Where in each swing the value is looked at: at least at every half frame, as something else may
  /// move it for a moment; nothing where that is too often.
  private func sharesOfSwing(_ length: Double, swings: Double) -> [Double]? {
    // Steps that are no parts of the whole do not meet a fast swing always at the same place.
    let fewest = [0.2, 0.5, 0.7]
    guard length * swings <= Double(document.limits.expressionSamples) / 2 else { return nil }
    let steps = Int((length * 2).rounded(.up))
    return (fewest + (1..<max(steps, 1)).map { Double($0) / Double(steps) }).sorted()
  }

  /// The frames at which the value may turn or jump.
  private func breaks(
    _ trace: ScriptTrace, in frames: ClosedRange<Double>
  ) throws(ScriptProblem) -> [Double] {
    var breaks: [Double] = []
    for (property, loop) in trace.keys {
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
  /// What After Effects calls Easy Ease: the smooth curve of `wiggle`, but for a thousandth.
  fileprivate static let easyEase = EasingHandles(outX: 0.333, outY: 0, inX: 0.667, inY: 1)
}

extension MovingValue {
  /// A value that follows one set of keys: a keyed value, or a list of its parts and of numbers.
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
  /// The six numbers for each vertex of an outline: keys of a path, or `{v, i, o}` with absolute
  /// handles (lottie-web ShapePath.js).
  func coordinates(_ value: ScriptValue) throws(ScriptProblem) -> [Double] {
    let value = try resolved(value)
    if case .moving(let moving) = value, moving.property.isPath {
      trace.follow(moving.property, moving.loop)
      return moving.property.numbers(at: time, loop: moving.loop)
    }
    guard case .record(let members, _) = value else { throw .unknown("an outline") }
    func points(_ name: String) throws(ScriptProblem) -> [[Double]] {
      guard case .array(let values)? = members[name] else { throw .unknown("an outline") }
      let points = try values.map(numbers)
      guard points.allSatisfy({ $0.count >= 2 }) else { throw .failed("a point that is none") }
      return points
    }
    let (vertices, into, out) = (try points("v"), try points("i"), try points("o"))
    guard vertices.count == into.count, vertices.count == out.count else {
      throw .failed("an outline whose lists have different lengths")
    }
    return vertices.indices.flatMap { index in
      let (x, y) = (vertices[index][0], vertices[index][1])
      return [x, y, into[index][0] - x, into[index][1] - y, out[index][0] - x, out[index][1] - y]
    }
  }
}
