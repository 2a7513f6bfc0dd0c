internal import PegbarBase
internal import PegbarDiagnostics
internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

// The values of fields.
extension SceneWriter: ValueOutput {
  // MARK: Numbers, flags, text

  func write(_ value: Double) { json.number(value) }

  func write(_ value: Bool) { json.bool(value) }

  func write(_ value: Int) { json.integer(value) }

  func write(_ value: [Int]) {
    list(value) { json.integer($0) }
  }

  func write(_ value: String) { json.string(value) }

  func write(_ value: [String]) {
    list(value, .lines) { json.string($0) }
  }

  func write(_ value: Numbers) { json.numbers(value.values) }

  /// Writes a list, for example of layers, tracks or vertices; stops early if the work is canceled.
  func list<Elements: Sequence>(
    _ elements: Elements, _ layout: JSONWriter.Layout = .oneLine,
    _ body: (Elements.Element) -> Void
  ) {
    json.beginArray(layout)
    for element in elements where !Cancellation.isRequestedInShortStep { body(element) }
    json.endArray()
  }

  // MARK: Geometry

  func write(_ value: Point) { json.numbers([value.x, value.y]) }

  func write(_ value: Size) { json.numbers([value.width, value.height]) }

  func write(_ value: Rect) {
    json.numbers([value.origin.x, value.origin.y, value.size.width, value.size.height])
  }

  func write(_ value: Matrix) {
    json.numbers([value.a, value.b, value.c, value.d, value.tx, value.ty])
  }

  func write(_ value: Orientation) { json.numbers([value.x, value.y, value.z]) }

  func write(_ value: Path) {
    list(value.contours, value.contours.count > 1 ? .lines : .oneLine) { write($0) }
  }

  private func write(_ contour: Contour) {
    json.beginObject(.oneLine)
    defer { json.endObject() }
    if let primitive = Primitive(contour) { return members(of: primitive) }
    if contour.isClosed { json.member("isClosed", true) }
    json.key("vertices")
    list(contour.vertices) { write($0) }
  }

  /// Writes an ellipse or a rectangle by its center and size.
  private func members(of primitive: Primitive) {
    switch primitive.kind {
    case .ellipse: json.member("type", "ellipse")
    case .rectangle, .rounded: json.member("type", "rectangle")
    }
    json.member("center", primitive.center.numbers)
    json.member("size", [primitive.size.width, primitive.size.height])
    if case .rounded(let radius) = primitive.kind { json.member("cornerRadius", radius) }
    if primitive.start != 0 { json.member("start", primitive.start) }
    if primitive.isReversed { json.member("isReversed", true) }
  }

  /// Writes `[x, y]` for a corner, and `[x, y, inX, inY, outX, outY]` for other vertices.
  private func write(_ vertex: PathVertex) {
    let (point, before, after) = (vertex.point, vertex.inControl, vertex.outControl)
    json.beginArray(.oneLine)
    json.number(point.x)
    json.number(point.y)
    if before != point || after != point {
      json.number(before.x)
      json.number(before.y)
      json.number(after.x)
      json.number(after.y)
    }
    json.endArray()
  }

  // MARK: Colours

  func write(_ value: Color) { json.numbers(value.parts) }

  func write(_ value: Colors) {
    list(value.values) { write($0) }
  }

  func write(_ value: GradientStops) {
    json.beginObject(.oneLine)
    json.key("colors")
    list(value.colors) { json.numbers([$0.offset] + $0.color.parts) }
    if !value.alphas.isEmpty {
      json.key("alphas")
      list(value.alphas) { json.numbers([$0.offset, $0.alpha]) }
    }
    json.endObject()
  }

  // MARK: Text

  func write(_ value: TextDocument) { object(value) }

  /// Writes a member with a value.
  func member(_ key: String, _ value: some SceneValue) {
    json.key(key)
    value.write(to: self)
  }

  // MARK: Time

  /// Writes `[start, end]`; the end can be `"forever"`.
  func write(_ value: TimeRange) {
    json.beginArray(.oneLine)
    json.number(value.start)
    endless(value.end)
    json.endArray()
  }

  private func endless(_ number: Double) {
    if number == .infinity {
      json.string("forever")
    } else {
      json.number(number)
    }
  }

  func write(_ value: TimingCurve) { json.numbers([value.x1, value.y1, value.x2, value.y2]) }

  func write(_ value: Curve) {
    switch value {
    case .linear: json.string("linear")
    case .hold: json.string("hold")
    case .spring(let spring): write(spring)
    case .bezier(let timing):
      if let name = curveNames[timing] {
        json.string(name)
      } else {
        write(timing)
      }
    }
  }

  private func write(_ spring: SpringCurve) {
    json.beginObject(.oneLine)
    json.key("spring")
    json.beginObject(.oneLine)
    json.member("mass", spring.mass)
    json.member("stiffness", spring.stiffness)
    json.member("damping", spring.damping)
    json.member("velocity", spring.velocity)
    json.endObject()
    json.endObject()
  }

  // MARK: Parameters

  func write(_ value: Parameter.Value) {
    switch value {
    case .number(let number): json.number(number)
    case .point(let point): write(point)
    case .color(let color): write(color)
    case .text(let text): json.string(text)
    case .colors(let colors): write(Colors(colors))
    case .image(let id):
      json.beginObject(.oneLine)
      json.member("image", id)
      json.endObject()
    }
  }

  // MARK: Tracks

  /// Writes the members of a track into an open object.
  func members(of keys: NormalizedTrack.Keys) {
    switch keys {
    case .number(let track): members(of: track)
    case .point(let track): members(of: track)
    case .color(let track): members(of: track)
    case .colors(let track): members(of: track)
    case .numbers(let track): members(of: track)
    case .path(let track): members(of: track)
    case .flag(let track): members(of: track)
    }
  }

  /// Writes the members of a track into an open object.
  func members(of track: Track<some MovingValue>) {
    json.key("keys")
    list(track.keys, .lines) { write($0) }
    if let repetition = track.repetition { member("repeat", repetition) }
    member("fidelity", track.fidelity)
  }

  private func write(_ key: Key<some MovingValue>) {
    json.beginObject(.oneLine)
    json.member("time", key.time)
    member("value", key.value)
    if key.curve != .linear { member("curve", key.curve) }
    if let path = key.motionPath {
      json.member(
        "motionPath", [path.control1.x, path.control1.y, path.control2.x, path.control2.y])
    }
    json.endObject()
  }

  private func member(_ key: String, _ repetition: Repeat) {
    json.key(key)
    json.beginObject(.oneLine)
    json.key("count")
    endless(repetition.count)
    if repetition.autoreverses { json.member("autoreverses", true) }
    if repetition.isCumulative { json.member("isCumulative", true) }
    json.endObject()
  }

  private func member(_ key: String, _ fidelity: Fidelity) {
    switch fidelity {
    case .exact:
      break
    case .baked(let error, let time):
      json.key(key)
      json.beginObject(.oneLine)
      json.member("baked", error)
      if let time { json.member("time", time) }
      json.endObject()
    case .approximate:
      json.member(key, "approximate")
    }
  }
}

extension Color {
  /// The red, green, and blue components, and the alpha component unless it is 1.
  fileprivate var parts: [Double] {
    alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
  }
}
