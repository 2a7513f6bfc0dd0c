internal import PegbarGeometry
internal import PegbarLottie
internal import PegbarScene

/// Evaluates paths, and maps points of a layer to its composition.
struct ScriptPaths {
  let run: ScriptRun

  static let functions: Set<String> = [
    "points", "inTangents", "outTangents", "isClosed", "pointOnPath", "tangentOnPath",
    "normalOnPath",
  ]

  func call(
    _ name: String, of property: ScriptProperty, _ arguments: [ScriptValue]
  ) throws(ScriptProblem) -> ScriptValue {
    let path = try self.path(of: property)
    func vectors(_ part: (BezierPath.Vertex) -> Vector) -> ScriptValue {
      .array(
        (0..<path.count).map {
          ScriptRun.value([part(path[$0]).x, part(path[$0]).y], isVector: true)
        })
    }
    try run.spend(path.count * 4)
    let share =
      try arguments.first.map { value throws(ScriptProblem) in try run.number(value) } ?? 0.5
    switch name {
    case "points": return vectors(\.point)
    case "inTangents": return vectors(\.inTangent)
    case "outTangents": return vectors(\.outTangent)
    case "isClosed": return .bool(path.isClosed)
    case "pointOnPath":
      let point = try measured(path).point(at: share)
      return ScriptRun.value([point.x, point.y], isVector: true)
    default:
      // Measures over 0.001 of the length, as lottie-web does (ShapePathInterface.js).
      let contour = try measured(path)
      let start = share >= 1 ? (path.isClosed ? 0 : 0.999) : share
      let step = contour.point(at: start + 0.001) - contour.point(at: start)
      let length = step.length
      guard length > 0 else { return ScriptRun.value([0, 0], isVector: true) }
      let unit = [step.x / length, step.y / length]
      return ScriptRun.value(name == "tangentOnPath" ? unit : [-unit[1], unit[0]], isVector: true)
    }
  }

  private func measured(_ path: BezierPath) throws(ScriptProblem) -> MeasuredContour {
    guard path.count > 1 else { throw .failed("a path of zero length") }
    return MeasuredContour(Contour(path, isClosed: path.isClosed))
  }

  /// Returns the outline of a path property at the current time.
  private func path(of property: ScriptProperty) throws(ScriptProblem) -> BezierPath {
    guard case .moving(let moving) = try run.resolved(.property(property)),
      case .path(let source) = moving.property.content
    else { throw .unknown("a computed path") }
    if moving.property.motion.fixedNumbers == nil {
      run.trace.uses.follow(moving.property, moving.loop)
    }
    return BezierPath(
      coordinates: moving.property.numbers(at: run.time, loop: moving.loop),
      isClosed: source.firstValue?.isClosed ?? false)
  }

  /// Maps a point of a layer to its composition, through its transform and those of its parents.
  func toComposition(
    _ arguments: [ScriptValue], from layer: ScriptLayer
  ) throws(ScriptProblem) -> ScriptValue {
    guard let argument = arguments.first, arguments.count == 1 else { throw .unknown("'toComp'") }
    let numbers = try run.numbers(argument)
    guard numbers.count >= 2 else { throw .failed("an invalid point") }
    var point = Point(x: numbers[0], y: numbers[1])
    var layer = layer
    for _ in 0..<50 {
      guard !layer.source.is3D, !layer.source.autoOrient else { throw .unknown("'toComp' in 3D") }
      point = try matrix(of: layer).apply(point)
      guard let parent = layer.parent else {
        return ScriptRun.value([point.x, point.y], isVector: true)
      }
      layer = parent
    }
    throw .circle
  }

  private func matrix(of layer: ScriptLayer) throws(ScriptProblem) -> Matrix {
    func values(_ name: String) throws(ScriptProblem) -> [Double] {
      guard let property = run.property(name, of: layer.source.transform, layer) else { return [] }
      return try run.numbers(.property(property))
    }
    func point(_ name: String) throws(ScriptProblem) -> Point {
      let numbers = try values(name)
      return Point(x: numbers.first ?? 0, y: numbers.count > 1 ? numbers[1] : 0)
    }
    let scale = try point("scale")
    let transform = PegbarScene.Transform(
      anchor: .constant(try point("anchorPoint")), position: .constant(try point("position")),
      scale: .constant(Point(x: scale.x / 100, y: scale.y / 100)),
      rotation: .constant(try values("rotation").first ?? 0),
      skew: .constant(try values("skew").first ?? 0),
      skewAxis: .constant(try values("skewAxis").first ?? 0))
    return transform.matrix(at: 0)
  }
}

extension MeasuredContour {
  /// Returns the point at a fraction of the length.
  fileprivate func point(at share: Double) -> Point {
    let length = length * min(max(share, 0), 1)
    let end = length > 0 ? part(from: 0, to: length).last : nil
    return end?.point ?? contour.vertices[0].point
  }
}
