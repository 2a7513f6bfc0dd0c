internal import PegbarBase
internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

// Tracks, and the names that refer to them in transactions.
extension SceneReader {
  /// Returns a track; reports a track without usable keyframes and returns `nil`.
  func track<Value: MovingValue>(_ object: JSONObject) -> Track<Value>? {
    object.members { track(&$0) }
  }

  /// Returns a track from the members of an object; reports one without usable keyframes and
  /// returns `nil`.
  private func track<Value: MovingValue>(_ members: inout SceneMembers) -> Track<Value>? {
    let list = members.required("keys")
    let repetition = members["repeat"].flatMap(repetition)
    let fidelity = members["fidelity"].map(fidelity) ?? .exact
    guard let list else { return nil }
    guard let array = list.array else { return list.refuse(expecting: "a list of keyframes") }
    var keys: [Key<Value>] = []
    keys.reserveCapacity(array.count)
    for element in array {
      guard let key: Key<Value> = key(element) else { continue }  // already reported
      if let last = keys.last, key.time < last.time {
        element.reportInvalid("the keyframe is earlier than the preceding one and is dropped")
      } else {
        keys.append(key)
      }
    }
    return keys.isEmpty
      ? list.refuse("the track has no valid keyframes; the property is constant")
      : Track(keys, repetition: repetition, fidelity: fidelity)
  }

  private func key<Value: MovingValue>(_ value: JSONValue) -> Key<Value>? {
    guard let object = value.object else { return value.refuse(expecting: "a keyframe (object)") }
    var time: Double?
    var content: Value?
    var curve = Curve.linear
    var path: MotionPath?
    for (key, member) in object where !member.isNull {
      switch key {
      case "time": time = read(member)
      case "value": content = read(member)
      case "curve": curve = read(member) ?? .linear
      case "motionPath" where Value.self == Point.self: path = motionPath(member)
      default: member.reportUnknown(key)
      }
    }
    guard let time, let content else {
      return value.refuse("the keyframe has no valid time or value and is dropped")
    }
    return Key(time: time, value: content, curve: curve, motionPath: path)
  }

  /// Returns the value of a field; reports an invalid value and returns `nil`.
  func read<Value: SceneValue>(_ value: JSONValue, _ rule: FieldFacts.Rule = .any) -> Value? {
    Value.read(from: ValueReader(value: value, rule: rule, reader: self))
  }

  private func motionPath(_ value: JSONValue) -> MotionPath? {
    guard let parts = value.numbers, parts.count == 4 else {
      return value.refuse(expecting: "the control points of a motion path, [x1, y1, x2, y2]")
    }
    return MotionPath(
      control1: Point(x: parts[0], y: parts[1]), control2: Point(x: parts[2], y: parts[3]))
  }

  private func repetition(_ value: JSONValue) -> Repeat? {
    value.members { members in
      let autoreverses = members["autoreverses"].flatMap { read($0) } ?? false
      let isCumulative = members["isCumulative"].flatMap { read($0) } ?? false
      guard let count = members.required("count") else { return nil }
      guard let number = count.endless, number > 0 else {
        return count.refuse(
          "the repeat count must be above 0 or \"forever\"; the keyframes play once")
      }
      return Repeat(count: number, autoreverses: autoreverses, isCumulative: isCumulative)
    }
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
    return value.refuse(
      "expected \"exact\", \"approximate\" or {\"baked\": error}; \"exact\" is used") ?? .exact
  }

  // MARK: Tracks of normalized layers

  /// Returns the tracks of a layer, at most one for each property, which determines the type of the
  /// values.
  func tracks(_ value: JSONValue) -> [NormalizedTrack] {
    var taken: Set<LayerProperty> = []
    return elements(value).compactMap { element in
      guard let track = normalizedTrack(element) else { return nil }  // already reported
      if taken.insert(track.property).inserted { return track }
      return element.refuse(
        "duplicate track of '\(track.property.rawValue)'; the later track is dropped")
    }
  }

  private func normalizedTrack(_ value: JSONValue) -> NormalizedTrack? {
    value.members { members in
      guard let property = layerProperty(members.required("property")) else {
        members.ignoreRest()
        return nil
      }
      let keys = keys(&members, of: property)
      return keys.map { NormalizedTrack(property: property, keys: $0) }
    }
  }

  private func layerProperty(_ value: JSONValue?) -> LayerProperty? {
    guard let value, let name = value.string, LayerProperty(rawValue: name) == nil,
      Property(rawValue: name) != nil
    else { return property(value) }
    return value.refuse("'\(name)' is valid only in exact scenes; the track is dropped")
  }

  private func keys(
    _ members: inout SceneMembers, of property: LayerProperty
  ) -> NormalizedTrack.Keys? {
    switch property.facts.valueType {
    case .number: straight(&members).map { .number($0) }
    case .point where property.canFollowPaths: bent(&members).map { .point($0) }
    case .point: straight(&members).map { .point($0) }
    case .size: sizes(&members).map { .point($0) }
    case .color: straight(&members).map { .color($0) }
    case .colors: even(&members) { $0.values.count == $1.values.count }.map { .colors($0) }
    case .numbers: even(&members) { $0.values.count == $1.values.count }.map { .numbers($0) }
    case .path: even(&members) { $0.hasSameTopology(as: $1) }.map { .path($0) }
    case .flag: jumping(&members).map { .flag($0) }
    }
  }

  /// Returns a track without motion paths, which are reported and removed.
  private func straight<Value: MovingValue>(_ members: inout SceneMembers) -> Track<Value>? {
    guard var track: Track<Value> = track(&members) else { return nil }
    guard track.keys.contains(where: { $0.motionPath != nil }) else { return track }
    members.object.reportInvalid(
      "in normalized scenes, only position tracks can have motion paths; straight lines are used")
    for index in track.keys.indices { track.keys[index].motionPath = nil }
    return track
  }

  /// Returns a track of sizes; negative sizes are reported and replaced with 0.
  private func sizes(_ members: inout SceneMembers) -> Track<Point>? {
    guard var track: Track<Point> = straight(&members) else { return nil }
    guard track.keys.contains(where: { min($0.value.x, $0.value.y) < 0 }) else { return track }
    members.object.reportInvalid("a size is negative; 0 is used")
    for index in track.keys.indices {
      let size = track.keys[index].value
      track.keys[index].value = Point(x: max(size.x, 0), y: max(size.y, 0))
    }
    return track
  }

  /// Returns a track with motion paths; reports and removes those whose easing reverses or
  /// overshoots.
  private func bent(_ members: inout SceneMembers) -> Track<Point>? {
    guard var track: Track<Point> = track(&members) else { return nil }
    for index in track.keys.indices.dropLast()
    where track.keys[index].motionPath != nil && !track.keys[index].curve.goesOneWay {
      members.object.reportInvalid(
        "the motion path at \(NumberText.text(track.keys[index].time)) s has easing that reverses "
          + "or overshoots; a straight line is used")
      track.keys[index].motionPath = nil
    }
    if let last = track.keys.indices.last, track.keys[last].motionPath != nil {
      members.object.reportInvalid(
        "the last keyframe cannot have a motion path; the path is ignored")
      track.keys[last].motionPath = nil
    }
    return track
  }

  /// Returns a track whose neighboring values can be interpolated, except across holds.
  private func even<Value: MovingValue>(
    _ members: inout SceneMembers, _ fits: (Value, Value) -> Bool
  ) -> Track<Value>? {
    guard let track: Track<Value> = straight(&members) else { return nil }
    for (key, next) in zip(track.keys, track.keys.dropFirst())
    where key.curve != .hold && !fits(key.value, next.value) {
      members.object.reportInvalid(
        "the values at \(NumberText.text(key.time)) s and \(NumberText.text(next.time)) s have "
          + "different numbers of elements and cannot be interpolated; the track is dropped")
      return nil
    }
    return track
  }

  /// Returns a track of hold keyframes; other easing is reported and replaced.
  private func jumping(_ members: inout SceneMembers) -> Track<Bool>? {
    guard var track: Track<Bool> = straight(&members) else { return nil }
    guard track.keys.dropLast().contains(where: { $0.curve != .hold }) else { return track }
    members.object.reportInvalid("a flag cannot be interpolated; hold keyframes are used")
    for index in track.keys.indices.dropLast() { track.keys[index].curve = .hold }
    return track
  }

  // MARK: Names of tracks

  /// Returns a reference to a track from the name of a property of the layer, or from an object.
  func reference(_ value: JSONValue, of layer: String) -> TrackReference? {
    if value.isString {
      let property: Property? = property(value)
      return property.map { TrackReference(layer: layer, property: $0) }
    }
    return value.members("the name of a property or an object") { members in
      let layer = members["layer"].flatMap { read($0) } ?? layer
      let part = members["part"].flatMap { read($0) } ?? ""
      guard let property: Property = property(members.required("property")) else { return nil }
      return TrackReference(layer: layer, part: part, property: property)
    }
  }

  /// Returns the property with a name; reports an unknown name and returns `nil`.
  private func property<Name: RawRepresentable<String>>(_ value: JSONValue?) -> Name? {
    guard let value else { return nil }
    guard let name = value.string else {
      return value.refuse(expecting: "the name of a property")
    }
    return Name(rawValue: name) ?? value.refuse("property '\(name)' is unknown and is ignored")
  }
}

extension JSONValue {
  /// The number, or infinity for `"forever"`; other values are not reported.
  var endless: Double? {
    string == "forever" ? .infinity : number
  }
}
