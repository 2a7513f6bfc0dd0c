internal import PegbarJSON
internal import PegbarScene

// The tracks of normalized layers: the property decides the type of the values.
extension SceneReader {
  /// The tracks of a layer, each property at most once.
  func tracks(_ value: JSONValue?) -> [NormalizedTrack] {
    var taken: Set<LayerProperty> = []
    return elements(value).compactMap { element in
      guard let track = normalizedTrack(element) else { return nil }  // reported there
      if taken.insert(track.property).inserted { return track }
      element.reportInvalid(
        "there is a track of '\(track.property.rawValue)' already; this one is left out")
      return nil
    }
  }

  private func normalizedTrack(_ value: JSONValue) -> NormalizedTrack? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    guard let property = layerProperty(members.required("property")) else {
      members.ignoreRest()
      return nil
    }
    let keys = keys(&members, property.facts.valueType, value)
    return keys.map { NormalizedTrack(property: property, keys: $0) }
  }

  private func layerProperty(_ value: JSONValue?) -> LayerProperty? {
    guard let value, let name = value.string, LayerProperty(rawValue: name) == nil,
      Property(rawValue: name) != nil
    else { return property(value) }
    value.reportInvalid("'\(name)' belongs to exact scenes only; the track is left out")
    return nil
  }

  private func keys(
    _ members: inout SceneMembers, _ type: LayerProperty.ValueType, _ place: JSONValue
  ) -> NormalizedTrack.Keys? {
    switch type {
    case .number: straight(&members, place).map { .number($0) }
    case .point: straight(&members, place).map { .point($0) }
    case .color: straight(&members, place).map { .color($0) }
    case .colors: even(&members, place) { $0.values.count == $1.values.count }.map { .colors($0) }
    case .numbers: even(&members, place) { $0.values.count == $1.values.count }.map { .numbers($0) }
    case .path: even(&members, place) { $0.hasSameTopology(as: $1) }.map { .path($0) }
    case .flag: jumping(&members, place).map { .flag($0) }
    }
  }

  /// A track without bent ways.
  private func straight<Value: SceneValue>(
    _ members: inout SceneMembers, _ place: JSONValue
  ) -> Track<Value>? {
    guard var track = track(&members, Value.self) else { return nil }
    guard track.keys.contains(where: { $0.motionPath != nil }) else { return track }
    place.reportInvalid("a normalized track has no motion path; its keys are joined straight")
    for index in track.keys.indices { track.keys[index].motionPath = nil }
    return track
  }

  /// A track whose neighbouring values can be blended, except across holds.
  private func even<Value: SceneValue>(
    _ members: inout SceneMembers, _ place: JSONValue, _ fits: (Value, Value) -> Bool
  ) -> Track<Value>? {
    guard let track: Track<Value> = straight(&members, place) else { return nil }
    for (key, next) in zip(track.keys, track.keys.dropFirst())
    where key.curve != .hold && !fits(key.value, next.value) {
      place.reportInvalid(
        "the values at \(NumberText.text(key.time)) s and \(NumberText.text(next.time)) s have "
          + "different counts and cannot be blended; the track is left out")
      return nil
    }
    return track
  }

  /// A track that only jumps.
  private func jumping(_ members: inout SceneMembers, _ place: JSONValue) -> Track<Bool>? {
    guard var track: Track<Bool> = straight(&members, place) else { return nil }
    guard track.keys.dropLast().contains(where: { $0.curve != .hold }) else { return track }
    place.reportInvalid("a flag can only jump; its keys hold")
    for index in track.keys.indices.dropLast() { track.keys[index].curve = .hold }
    return track
  }
}
