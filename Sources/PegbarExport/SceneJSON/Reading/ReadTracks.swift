internal import PegbarJSON
internal import PegbarScene

// What moves: properties, tracks, keys, curves.
extension SceneReader {
  /// A property that stands still or moves, or the usual value where there is none.
  func animated<Value: SceneValue>(_ value: JSONValue?, _ usual: Value) -> Animated<Value> {
    guard let value else { return .constant(usual) }
    if let object = value.object, object["keys"] != nil {
      return track(object, Value.self).map { .keyed($0) } ?? .constant(usual)
    }
    return .constant(Value.read(value) ?? usual)
  }

  /// A point that stands still, moves, or whose coordinates move apart.
  func point(_ value: JSONValue?, _ usual: Point) -> AnimatedPoint {
    guard let value, let object = value.object, object["keys"] == nil else {
      return .joined(animated(value, usual))
    }
    var members = SceneMembers(object)
    let x = animated(members.required("x"), usual.x)
    let y = animated(members.required("y"), usual.y)
    members.finish()
    return .split(x: x, y: y)
  }

  private func track<Value: SceneValue>(_ object: JSONObject, _ type: Value.Type) -> Track<Value>? {
    var members = SceneMembers(object)
    defer { members.finish() }
    return track(&members, type)
  }

  /// A track from the members of an object; nil, reported, where no key can be used.
  func track<Value: SceneValue>(_ members: inout SceneMembers, _ type: Value.Type) -> Track<Value>?
  {
    let list = members.required("keys")
    let repetition = members["repeat"].flatMap(repetition)
    let fidelity = members["fidelity"].map(fidelity) ?? .exact
    guard let list, let array = list.array else {
      list?.reportForm("a list of keys")
      return nil
    }
    var keys: [Key<Value>] = []
    keys.reserveCapacity(array.count)
    for element in array {
      guard let key = key(element, type) else { continue }  // reported there
      if let last = keys.last, key.time < last.time {
        element.reportInvalid("the key comes before the one in front of it; it is left out")
      } else {
        keys.append(key)
      }
    }
    guard !keys.isEmpty else {
      list.reportInvalid("there is no usable key; the property stands still")
      return nil
    }
    return Track(keys, repetition: repetition, fidelity: fidelity)
  }

  private func key<Value: SceneValue>(_ value: JSONValue, _ type: Value.Type) -> Key<Value>? {
    guard let object = value.object else {
      value.reportForm("a key, an object")
      return nil
    }
    var time: Double?
    var content: Value?
    var curve = Curve.linear
    var path: MotionPath?
    for (key, member) in object where !member.isNull {
      switch key {
      case "time": time = Double.read(member)
      case "value": content = Value.read(member)
      case "curve": curve = self.curve(member) ?? .linear
      case "motionPath" where Value.self == Point.self: path = motionPath(member)
      default: member.reportUnknown(key)
      }
    }
    guard let time, let content else {
      value.reportInvalid("the key has no usable time or value; it is left out")
      return nil
    }
    return Key(time: time, value: content, curve: curve, motionPath: path)
  }

  private func motionPath(_ value: JSONValue) -> MotionPath? {
    guard let parts = value.numbers, parts.count == 4 else {
      value.reportForm("the control points of a way, [x1, y1, x2, y2]")
      return nil
    }
    return MotionPath(
      control1: Point(x: parts[0], y: parts[1]), control2: Point(x: parts[2], y: parts[3]))
  }

  /// A curve by its name or its numbers.
  func curve(_ value: JSONValue) -> Curve? {
    guard let name = value.string else {
      return value.isObject ? spring(value) : timing(value).map { .bezier($0) }
    }
    switch name {
    case "linear": return .linear
    case "hold": return .hold
    default:
      if let curve = curves[name] { return .bezier(curve) }
      value.reportInvalid("the scene has no curve '\(name)'; linear is used")
      return nil
    }
  }

  /// A spring; stiffness is what it cannot be without.
  private func spring(_ value: JSONValue) -> Curve? {
    guard var outer = members(value) else { return nil }
    defer { outer.finish() }
    guard let numbers = outer.required("spring"), var members = members(numbers) else { return nil }
    defer { members.finish() }
    guard let stiffness = members.required("stiffness")?.number,
      let damping = members.required("damping")?.number
    else { return nil }
    let spring = SpringCurve(
      mass: members["mass"]?.number ?? 1, stiffness: stiffness, damping: damping,
      velocity: members["velocity"]?.number ?? 0)
    guard spring.isValid else {
      value.reportInvalid("mass and stiffness lie above 0, damping not below; linear is used")
      return nil
    }
    return .spring(spring)
  }

  /// The four numbers of a curve, of which the times lie in 0…1.
  func timing(_ value: JSONValue) -> TimingCurve? {
    guard let parts = value.numbers, parts.count == 4 else {
      value.reportForm("a curve, its name or [x1, y1, x2, y2]")
      return nil
    }
    guard (0...1).contains(parts[0]), (0...1).contains(parts[2]) else {
      value.reportInvalid("the times of a curve lie between 0 and 1; the curve is ignored")
      return nil
    }
    return TimingCurve(parts[0], parts[1], parts[2], parts[3])
  }

  private func repetition(_ value: JSONValue) -> Repeat? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let autoreverses = flag(members["autoreverses"])
    let isCumulative = flag(members["isCumulative"])
    guard let count = members.required("count") else { return nil }
    guard let number = endless(count), number > 0 else {
      count.reportInvalid("a repeat count is more than 0 or \"forever\"; the keys play once")
      return nil
    }
    return Repeat(count: number, autoreverses: autoreverses, isCumulative: isCumulative)
  }

  private func fidelity(_ value: JSONValue) -> Fidelity {
    if let name = value.string {
      switch name {
      case "exact": return .exact
      case "approximate": return .approximate
      default: break  // reported below
      }
    } else if let object = value.object, let error = object["baked"]?.number {
      var members = SceneMembers(object)
      _ = members["baked"]
      let time = members["time"]?.number
      members.finish()
      return .baked(error: error, time: time)
    }
    value.reportInvalid("expected \"exact\", \"approximate\" or {\"baked\": error}; it is ignored")
    return .exact
  }
}
