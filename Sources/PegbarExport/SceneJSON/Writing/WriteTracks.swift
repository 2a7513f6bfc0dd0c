internal import PegbarJSON
internal import PegbarScene

// What moves: properties, tracks, keys, curves.
extension SceneWriter {
  /// Writes a property that stands still plainly, one that moves as a track.
  mutating func member(_ key: String, _ property: Animated<some SceneValue>) {
    json.key(key)
    animated(property)
  }

  /// Writes a property, unless it always has the usual value.
  mutating func member<Value: SceneValue>(
    _ key: String, _ property: Animated<Value>, unless usual: Value
  ) {
    if property != .constant(usual) { member(key, property) }
  }

  /// Writes a property as a value.
  mutating func animated(_ property: Animated<some SceneValue>) {
    switch property {
    case .constant(let value): value.write(to: &json)
    case .keyed(let track): object { $0.members(of: track) }
    }
  }

  /// Writes a point; one whose coordinates move apart as `{"x": …, "y": …}`.
  mutating func member(_ key: String, _ point: AnimatedPoint) {
    switch point {
    case .joined(let point):
      member(key, point)
    case .split(let x, let y):
      json.key(key)
      object(x.track == nil && y.track == nil ? .oneLine : .lines) { writer in
        writer.member("x", x)
        writer.member("y", y)
      }
    }
  }

  /// Writes a point, unless it always is the usual one.
  mutating func member(_ key: String, _ point: AnimatedPoint, unless usual: Point) {
    if point != .constant(usual) { member(key, point) }
  }

  /// Writes the members of a track into an object that was begun.
  mutating func members(of track: Track<some SceneValue>) {
    json.key("keys")
    json.beginArray()
    for key in track.keys { self.key(key) }
    json.endArray()
    if let repetition = track.repetition { member("repeat", repetition) }
    member("fidelity", track.fidelity)
  }

  private mutating func key(_ key: Key<some SceneValue>) {
    json.beginObject(.oneLine)
    json.member("time", key.time)
    member("value", value: key.value)
    if key.curve != .linear { member("curve", key.curve) }
    if let path = key.motionPath {
      json.key("motionPath")
      json.beginArray(.oneLine)
      json.number(path.control1.x)
      json.number(path.control1.y)
      json.number(path.control2.x)
      json.number(path.control2.y)
      json.endArray()
    }
    json.endObject()
  }

  /// Writes a curve by its name, or by its numbers where it has none.
  mutating func member(_ key: String, _ curve: Curve) {
    json.key(key)
    switch curve {
    case .linear: json.string("linear")
    case .hold: json.string("hold")
    case .spring(let spring): self.spring(spring)
    case .bezier(let timing):
      if let name = curveNames[timing] {
        json.string(name)
      } else {
        self.timing(timing)
      }
    }
  }

  private mutating func spring(_ spring: SpringCurve) {
    object(.oneLine) { writer in
      writer.json.key("spring")
      writer.object(.oneLine) { writer in
        for (key, number) in [
          ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
          ("velocity", spring.velocity),
        ] {
          writer.json.key(key)
          writer.json.number(number)
        }
      }
    }
  }

  /// Writes the four numbers of a curve.
  mutating func timing(_ curve: TimingCurve) {
    json.beginArray(.oneLine)
    json.number(curve.x1)
    json.number(curve.y1)
    json.number(curve.x2)
    json.number(curve.y2)
    json.endArray()
  }

  private mutating func member(_ key: String, _ repetition: Repeat) {
    json.key(key)
    object(.oneLine) { writer in
      writer.json.key("count")
      writer.endless(repetition.count)
      writer.flag("autoreverses", repetition.autoreverses)
      writer.flag("isCumulative", repetition.isCumulative)
    }
  }

  private mutating func member(_ key: String, _ fidelity: Fidelity) {
    switch fidelity {
    case .exact:
      break
    case .baked(let error, let time):
      json.key(key)
      object(.oneLine) { writer in
        writer.json.member("baked", error)
        if let time { writer.json.member("time", time) }
      }
    case .approximate:
      json.member(key, "approximate")
    }
  }
}
