internal import PegbarGeometry
internal import PegbarJSON
internal import PegbarScene

/// A record with rules that involve several of its fields or other records.
protocol CheckedRecord: SceneRecord {
  /// Checks the record and repairs it if possible; returns `true` if the record can be used.
  ///
  /// All problems are reported.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool
}

extension NamedCurve: CheckedRecord {
  /// Registers the curve by its name.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    if reader.curves[name] == nil { reader.curves[name] = curve }
    return true
  }
}

extension ImageAsset: CheckedRecord {
  /// Registers the image by its ID and sets its media type from its bytes.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    reader.images.insert(id)
    // Bytes of an unknown image type were reported when the scene was created.
    if case .embedded(_, let base64) = data, let type = MediaType.ofImage(base64: base64) {
      data = .embedded(mediaType: type, base64: base64)
    }
    return true
  }
}

extension TextDocument: CheckedRecord {
  /// Sets the default line height, 1.2 times the font size.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    if object["lineHeight"] == nil { lineHeight = size * 1.2 }
    return true
  }
}

extension Layer: CheckedRecord {
  /// Rejects a layer whose ID is in use.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    guard reader.composition.ids.insert(id).inserted else {
      return object.refuse(
        "duplicate layer ID \(id.rawValue); the layer is dropped")
    }
    reader.composition.layers.append(object)
    return true
  }
}

extension Composition: CheckedRecord {
  /// Removes invalid parents and mattes, and rejects a definition whose ID is in use.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    layers.resolveReferences(reader.composition.layers)
    guard reader.isNewDefinition(id, object) else { return false }
    reader.layerPlaces.append(reader.composition.layers)
    return true
  }
}

extension MotionScene: CheckedRecord where SceneComposition == Composition {
  /// Empties instances whose definition does not exist or contains itself.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    var compositions = definitions + [root]
    compositions.resolveReferences(reader.layerPlaces)
    definitions = Array(compositions.dropLast())
    root = compositions[compositions.count - 1]
    return true
  }
}

extension NormalizedLayer: CheckedRecord {
  /// Limits the corner radius and drops invalid tracks of size and corner radius.
  ///
  /// The corner radius is at most half of the smaller side, and 0 for a layer that clips. Only a
  /// layer of one color without sublayers, mask, or clip animates its size and corner radius.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    let isPlain = if case .color = content { true } else { false }
    if !isPlain || clipsToBounds || !sublayers.isEmpty || mask != nil,
      has(.size) || has(.cornerRadius)
    {
      object["tracks"]?.reportInvalid(
        "size and corner radius can be animated only in layers of one color without sublayers, "
          + "mask or clip; the tracks are dropped")
      tracks.removeAll { [.size, .cornerRadius].contains($0.property) }
    }
    let most = clipsToBounds ? 0 : min(bounds.size.width, bounds.size.height) / 2
    guard cornerRadius > most else { return true }
    object["cornerRadius"]?.reportInvalid(
      clipsToBounds
        ? "a layer that clips its content cannot have rounded corners; the radius is ignored"
        : "the corner radius exceeds half of the shorter side; \(most) is used")
    cornerRadius = most
    return true
  }
}

extension NormalizedGradient: CheckedRecord {
  /// Rejects a gradient whose numbers of colors and locations differ.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    colors.count == locations.count
      || object.refuse(
        "the gradient has different numbers of colors and locations; the layer is empty")
  }
}

extension Transition: CheckedRecord {
  /// Rejects a transition to the same layer, and one without a timing curve.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    guard old != new else {
      return object.refuse("a transition requires two different layers; it is dropped")
    }
    switch curve {
    case .linear, .bezier:
      reader.composition.transitions.append(object)
      return true
    case .hold, .spring:
      return object.refuse("a transition requires a timing curve; it is dropped")
    }
  }
}

extension NormalizedComposition: CheckedRecord {
  /// Drops transitions from or to layers without animation, and rejects a definition whose ID is in
  /// use.
  mutating func check(by reader: SceneReader, _ object: JSONObject) -> Bool {
    var moving: Set<String> = []
    layers.forEachLayer { if !$0.tracks.isEmpty { moving.insert($0.name) } }
    transitions = zip(transitions, reader.composition.transitions).compactMap { transition, place in
      let ends: [(key: JSONKey, name: String)] = [("from", transition.old), ("to", transition.new)]
      guard let still = ends.first(where: { !moving.contains($0.name) }) else { return transition }
      place[still.key]?.reportInvalid(
        "the composition has no animated layer '\(still.name)'; the transition is dropped")
      return nil
    }
    return reader.isNewDefinition(id, object)
  }
}
