internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

/// A record with rules that reach over several of its fields, or over other records.
protocol CheckedRecord: SceneRecord {
  /// Mends what can be mended, with a report; whether the record can be used then.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool
}

extension NamedCurve: CheckedRecord {
  /// Makes the curve known by its name.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    if reader.curves[name] == nil { reader.curves[name] = curve }
    return true
  }
}

extension ImageAsset: CheckedRecord {
  /// Makes the image known by its id; its bytes say what kind of picture it is.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    reader.images.insert(id)
    // Bytes that are no known image were reported when the scene was made.
    if case .embedded(_, let base64) = data, let type = MediaType.ofImage(base64: base64) {
      data = .embedded(mediaType: type, base64: base64)
    }
    return true
  }
}

extension TextDocument: CheckedRecord {
  /// Lines are 1.2 times the size apart where nothing is said.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    if object["lineHeight"] == nil { lineHeight = size * 1.2 }
    return true
  }
}

extension Layer: CheckedRecord {
  /// An id belongs to one layer.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    guard reader.composition.ids.insert(id).inserted else {
      return object.refuse(
        "there is a layer with the id \(id.rawValue) already; this one is left out")
    }
    reader.composition.layers.append(object)
    return true
  }
}

extension Composition: CheckedRecord {
  /// Parents and mattes are layers of the composition; no definition bears another's id.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    layers.resolveReferences(reader.composition.layers)
    guard reader.isNewDefinition(id, object) else { return false }
    reader.layerPlaces.append(reader.composition.layers)
    return true
  }
}

extension MotionScene: CheckedRecord where SceneComposition == Composition {
  /// Instances show definitions that there are and that do not contain themselves.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    var compositions = definitions + [root]
    compositions.resolveReferences(reader.layerPlaces)
    definitions = Array(compositions.dropLast())
    root = compositions[compositions.count - 1]
    return true
  }
}

extension NormalizedLayer: CheckedRecord {
  /// Corners are half of the smaller side round at most, and those of a clip are not round; size and
  /// corners of layers alone move that are one colour and nothing else.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    let isPlain = if case .color = content { true } else { false }
    if !isPlain || clipsToBounds || !sublayers.isEmpty || mask != nil,
      has(.size) || has(.cornerRadius)
    {
      object["tracks"]?.reportInvalid(
        "size and corners move of layers of one colour without sublayers, mask or clip alone; "
          + "these tracks are left out")
      tracks.removeAll { [.size, .cornerRadius].contains($0.property) }
    }
    let most = clipsToBounds ? 0 : min(bounds.size.width, bounds.size.height) / 2
    guard cornerRadius > most else { return true }
    object["cornerRadius"]?.reportInvalid(
      clipsToBounds
        ? "the corners of a layer that clips are not round; the radius is ignored"
        : "corners are half of the smaller side round at most; the radius is \(most)")
    cornerRadius = most
    return true
  }
}

extension NormalizedGradient: CheckedRecord {
  /// Each colour has a location.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    colors.count == locations.count
      || object.refuse("a gradient has as many locations as colours; the layer is empty")
  }
}

extension Transition: CheckedRecord {
  /// A transition leads to another layer along a timing curve.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    guard old != new else {
      return object.refuse("a transition leads to another layer; it is left out")
    }
    switch curve {
    case .linear, .bezier:
      reader.composition.transitions.append(object)
      return true
    case .hold, .spring:
      return object.refuse("a transition goes along a timing curve; it is left out")
    }
  }
}

extension NormalizedComposition: CheckedRecord {
  /// Transitions lead from and to layers that move; no definition bears another's id.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    var moving: Set<String> = []
    layers.forEachLayer { if !$0.tracks.isEmpty { moving.insert($0.name) } }
    transitions = zip(transitions, reader.composition.transitions).compactMap { transition, place in
      let ends: [(key: JSONKey, name: String)] = [("from", transition.old), ("to", transition.new)]
      guard let still = ends.first(where: { !moving.contains($0.name) }) else { return transition }
      place[still.key]?.reportInvalid(
        "no layer '\(still.name)' moves in the composition; the transition is left out")
      return nil
    }
    return reader.isNewDefinition(id, object)
  }
}
