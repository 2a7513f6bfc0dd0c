internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// A property as expressions see it, with numbers in file units and times in seconds.
///
/// A class because links compare properties and share their prepared keyframes.
final class ScriptProperty {
  /// A property of one of the supported types.
  enum Content {
    case number(SourceProperty<Double>)
    case vector(SourceProperty<Vector>)
    case color(SourceProperty<PegbarLottie.Color>)
    case path(SourceProperty<BezierPath>)
    case list(SourceProperty<[Double]>)
    /// A position with a separate property for each axis.
    case axes(SourceProperty<Double>, SourceProperty<Double>)
  }

  /// The identity of a property that has keyframes or an expression.
  struct Identity: Hashable {
    var source: SourceID
    var type: Int
  }

  let content: Content
  let layer: ScriptLayer
  /// The effect that the property belongs to, if any.
  let effect: Effect?
  /// The expression of the property, if any.
  let expression: String?
  /// The motion of the property without its expression.
  let motion: RawMotion
  private let frameRate: Double

  init(_ content: Content, _ layer: ScriptLayer, effect: Effect?, frameRate: Double) {
    self.content = content
    self.layer = layer
    self.effect = effect
    self.frameRate = frameRate
    expression = content.facts.expression
    switch content {
    case .number(let property): motion = RawMotion(property)
    case .vector(let property): motion = RawMotion(property)
    case .color(let property): motion = RawMotion(property) { $0.numbers }
    case .path(let property): motion = RawMotion(property) { $0.coordinates }
    case .list(let property): motion = RawMotion(property) { $0 }
    case .axes(let x, let y): motion = RawMotion(axes: x, y)
    }
  }

  /// `true` if the property is a path, with which expressions cannot compute.
  var isPath: Bool {
    if case .path = content { return true }
    return false
  }

  /// The value without the expression.
  var plainValue: ScriptValue {
    guard let numbers = motion.fixedNumbers, !isPath else { return .moving(MovingValue(self)) }
    return ScriptRun.value(numbers, isVector: motion.isVector)
  }

  /// The statements of the expression, parsed once.
  private(set) lazy var program = Result<[SyntaxStatement], ScriptProblem> {
    () throws(ScriptProblem) in try expression.map(ScriptParser.program) ?? []
  }

  /// The frames of the keyframes, collected once.
  private(set) lazy var keyFrames = motion.keyFrames

  /// The times of the keyframes, in seconds of the document.
  private(set) lazy var keyTimes = keyFrames.map { $0 / frameRate }

  /// Returns the numbers at a time in seconds of the document, without the expression.
  func numbers(at time: Double, loop: Loop? = nil) -> [Double] {
    let frame = time * frameRate
    return loop?.numbers(motion, keyFrames, at: frame, rate: frameRate) ?? motion.numbers(at: frame)
  }
}

extension ScriptProperty.Content {
  /// The expression of the property and its identity, which is `nil` for a plain value without
  /// keyframes and expression.
  var facts: (expression: String?, identity: ScriptProperty.Identity?) {
    switch self {
    case .number(let property): Self.facts(property, 0)
    case .vector(let property): Self.facts(property, 1)
    case .color(let property): Self.facts(property, 2)
    case .path(let property): Self.facts(property, 3)
    case .list(let property): Self.facts(property, 4)
    case .axes: (nil, nil)
    }
  }

  private static func facts<Value>(
    _ property: SourceProperty<Value>, _ type: Int
  ) -> (String?, ScriptProperty.Identity?) {
    let expression = property.expression
    guard !property.keyframes.isEmpty || expression != nil else { return (nil, nil) }
    return (expression, ScriptProperty.Identity(source: property.source, type: type))
  }
}

/// The motion of a property by its keyframes, with times in frames.
enum RawMotion {
  case fixed([Double], isVector: Bool)
  /// Components with separate easing.
  case components([Track<Double>], isVector: Bool)
  /// A position on a motion path.
  case bent(Track<Point>)
  /// Numbers that move together.
  case list(Track<Numbers>)

  init(_ property: SourceProperty<Double>) {
    switch property.animation {
    case .fixed(let value): self = .fixed([value], isVector: false)
    case .keyed(let keys): self = .components([Self.track(keys) { $0 }], isVector: false)
    }
  }

  init(_ property: SourceProperty<Vector>) {
    switch property.animation {
    case .fixed(let value):
      let plane = [value.x, value.y]
      self = .fixed(value.z == 0 ? plane : plane + [value.z], isVector: true)
    case .keyed(let keys):
      if keys.dropLast().contains(where: \.isCurved) {
        let points = Self.track(keys, \.point).keys
        self = .bent(Track(points.bent(like: keys, \.point)))
        return
      }
      var components = [
        Self.track(keys, \.x), Self.track(keys, easing: 1, \.y),
      ]
      if keys.contains(where: { $0.value.z != 0 }) {
        components.append(Self.track(keys, easing: 2, \.z))
      }
      self = .components(components, isVector: true)
    }
  }

  init<Value>(_ property: SourceProperty<Value>, _ numbers: (Value) -> [Double]) {
    switch property.animation {
    case .fixed(let value): self = .fixed(numbers(value), isVector: true)
    case .keyed(let keys): self = .list(Self.track(keys) { Numbers(numbers($0)) })
    }
  }

  init(axes x: SourceProperty<Double>, _ y: SourceProperty<Double>) {
    func track(_ property: SourceProperty<Double>) -> Track<Double> {
      guard !property.keyframes.isEmpty else {
        return Track([Key(time: 0, value: property.firstValue ?? 0)])
      }
      return Self.track(property.keyframes) { $0 }
    }
    guard !(x.keyframes.isEmpty && y.keyframes.isEmpty) else {
      self = .fixed([x.firstValue ?? 0, y.firstValue ?? 0], isVector: true)
      return
    }
    self = .components([track(x), track(y)], isVector: true)
  }

  private static func track<Input, Output>(
    _ keys: [Keyframe<Input>], easing: Int = 0, _ value: (Input) -> Output
  ) -> Track<Output> {
    Track(
      keys.map {
        Key(time: $0.time, value: value($0.value), curve: $0.curve($0.handles(of: easing)))
      })
  }

  /// `true` if expressions see an array.
  var isVector: Bool {
    switch self {
    case .fixed(_, let isVector), .components(_, let isVector): isVector
    case .bent, .list: true
    }
  }

  /// The number of components.
  var count: Int {
    switch self {
    case .fixed(let numbers, _): numbers.count
    case .components(let tracks, _): tracks.count
    case .bent: 2
    case .list(let track): track.keys.first?.value.values.count ?? 0
    }
  }

  /// The numbers, or `nil` if the property has keyframes.
  var fixedNumbers: [Double]? {
    if case .fixed(let numbers, _) = self { return numbers }
    return nil
  }

  /// The frames of the keyframes.
  var keyFrames: [Double] {
    switch self {
    case .fixed: []
    case .components(let tracks, _): Set(tracks.flatMap { $0.keyTimes }).sorted()
    case .bent(let track): track.keyTimes
    case .list(let track): track.keyTimes
    }
  }

  /// Returns the numbers at a frame.
  func numbers(at frame: Double) -> [Double] {
    switch self {
    case .fixed(let numbers, _): return numbers
    case .components(let tracks, _): return tracks.map { $0.value(at: frame) }
    case .bent(let track):
      let point = track.value(at: frame)
      return [point.x, point.y]
    case .list(let track): return track.value(at: frame).values
    }
  }
}

extension Keyframe {
  /// Returns the easing of a component, or of the first component if the list is too short.
  func handles(of component: Int) -> EasingHandles {
    component < easing.count ? easing[component] : easing[0]
  }
}

extension Keyframe where Value == Vector {
  /// `true` if a motion path starts here.
  var isCurved: Bool { !isHold && (spatialOut != nil || spatialIn != nil) }
}

extension [Key<Point>] {
  /// Returns the keyframes with the motion paths of a file, whose handles are relative.
  ///
  /// `point` converts handles to points, and `limited` changes the resulting control points.
  func bent(
    like source: [Keyframe<Vector>], limited: (Point) -> Point = { $0 }, _ point: (Vector) -> Point
  ) -> [Key<Point>] {
    var keys = self
    for index in indices.dropLast() where source[index].isCurved {
      let out = point(source[index].spatialOut ?? .zero)
      let into = point(source[index].spatialIn ?? .zero)
      keys[index].motionPath = MotionPath(
        control1: limited(self[index].value + out), control2: limited(self[index + 1].value + into))
    }
    return keys
  }
}

extension Vector {
  /// The point in the plane.
  var point: Point { Point(x: x, y: y) }
}

extension PegbarLottie.Color {
  /// Red, green, blue, and alpha, as expressions see a color.
  var numbers: [Double] { [red, green, blue, alpha] }
}
