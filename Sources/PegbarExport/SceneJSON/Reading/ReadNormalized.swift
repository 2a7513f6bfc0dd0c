internal import PegbarJSON
internal import PegbarScene

// The layers of a normalized scene.
extension SceneReader {
  /// A list of layers, with everything in them.
  mutating func layers(_ value: JSONValue?, depth: Int) -> [NormalizedLayer] {
    guard let value, depth <= deepestLayer else {
      value?.reportInvalid(
        "layers are nested more than \(deepestLayer) levels deep (limit scene-depth)")
      return []
    }
    var layers: [NormalizedLayer] = []
    for element in elements(value) {
      if let layer = layer(element, depth: depth) { layers.append(layer) }
    }
    return layers
  }

  private mutating func layer(_ value: JSONValue, depth: Int) -> NormalizedLayer? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    members.object.name(name)
    noteLayerName(name, value)
    let bounds = bounds(members.required("bounds"))
    let layer = NormalizedLayer(
      name: name, designerName: text(members["designerName"]), source: text(members["source"]),
      content: members["content"].map { content($0) } ?? .none,
      bounds: bounds ?? Rect(x: 0, y: 0, width: 1, height: 1),
      anchor: self.value(members["anchor"], .zero),
      position: self.value(members["position"], .zero),
      scale: self.value(members["scale"], .one), rotation: self.value(members["rotation"], 0),
      rotationX: self.value(members["rotationX"], 0),
      rotationY: self.value(members["rotationY"], 0),
      zPosition: self.value(members["zPosition"], 0), scaleZ: self.value(members["scaleZ"], 1),
      keepsDepth: flag(members["keepsDepth"]),
      perspective: members["perspective"].flatMap(perspective),
      opacity: self.value(members["opacity"], 1), isHidden: flag(members["isHidden"]),
      blendMode: option(members["blendMode"], .normal),
      clipsToBounds: flag(members["clipsToBounds"]),
      shadow: members["shadow"].flatMap(shadow),
      mask: members["mask"].flatMap { mask($0, depth: depth) },
      sublayers: layers(members["sublayers"], depth: depth + 1),
      tracks: tracks(members["tracks"]))
    return bounds == nil ? nil : layer
  }

  private func shadow(_ value: JSONValue) -> NormalizedShadow? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    return NormalizedShadow(
      color: self.value(members.required("color"), .black),
      opacity: self.value(members["opacity"], 1), offset: self.value(members["offset"], .zero),
      radius: self.value(members["radius"], 0))
  }

  private func bounds(_ value: JSONValue?) -> Rect? {
    guard let value else { return nil }
    guard let parts = value.numbers, parts.count == 4 else {
      value.reportForm("a rectangle, [x, y, width, height]")
      return nil
    }
    guard parts[2] > 0, parts[3] > 0 else {
      value.reportInvalid("the bounds are empty; the layer is left out")
      return nil
    }
    return Rect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }

  /// A distance above 0; nothing, reported, for another.
  private func perspective(_ value: JSONValue) -> Double? {
    guard let distance = Double.read(value) else { return nil }
    if distance > 0 { return distance }
    value.reportInvalid("a perspective is a distance above 0; the layers are seen from the front")
    return nil
  }

  private mutating func mask(_ value: JSONValue, depth: Int) -> NormalizedMask? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    return NormalizedMask(
      mode: option(members["mode"], .alpha),
      layers: layers(members["layers"], depth: depth + 1))
  }

  // MARK: Content

  private func content(_ value: JSONValue) -> NormalizedContent {
    guard var members = members(value) else { return .none }
    defer { members.finish() }
    guard let type = members.required("type") else { return .none }
    switch type.string {
    case "color":
      return members.required("color").flatMap(Color.read).map { .color($0) } ?? .none
    case "image":
      return image(members.required("image")).map { .image($0) } ?? .none
    case "text":
      return normalizedText(&members)
    case "fill", "stroke":
      return shape(isStroke: type.string == "stroke", &members)
    case "gradient":
      return gradient(&members, value)
    case "instance":
      return instance(&members)
    default:
      members.ignoreRest()
      type.reportInvalid("expected a type of content; the layer is empty")
      return .none
    }
  }

  private func shape(isStroke: Bool, _ members: inout SceneMembers) -> NormalizedContent {
    let color = members.required("color").flatMap(Color.read)
    let path = members.required("path").flatMap(Path.read)
    let stroke = isStroke ? normalizedStroke(&members) : nil
    let fill = isStroke ? members["fill"].flatMap(Color.read) : color
    let rule: FillRule = fill == nil ? .nonZero : option(members["rule"], .nonZero)
    guard let color, let path else { return .none }
    let style: NormalizedShape.Style? =
      switch (fill, stroke) {
      case (let fill?, let stroke?): .both(fill: fill, rule, stroke: color, stroke)
      case (nil, let stroke?): .stroke(color, stroke)
      case (let fill?, nil): .fill(fill, rule)
      case (nil, nil): nil
      }
    return style.map { .shape(NormalizedShape(path: path, style: $0)) } ?? .none
  }

  private func normalizedStroke(_ members: inout SceneMembers) -> NormalizedStroke {
    NormalizedStroke(
      width: value(members.required("width"), 0), cap: option(members["cap"], .butt),
      join: option(members["join"], .miter), miterLimit: value(members["miterLimit"], 4),
      dashes: value(members["dashes"], Numbers([])).values,
      dashPhase: value(members["dashPhase"], 0), start: value(members["start"], 0),
      end: value(members["end"], 1))
  }

  private func gradient(_ members: inout SceneMembers, _ place: JSONValue) -> NormalizedContent {
    let gradient = NormalizedGradient(
      kind: option(members.required("kind"), .linear),
      start: value(members.required("start"), .zero), end: value(members.required("end"), .zero),
      rim: members["rim"].flatMap(Point.read),
      colors: value(members.required("colors"), Colors([])).values,
      locations: value(members.required("locations"), Numbers([])).values)
    guard gradient.colors.count == gradient.locations.count else {
      place.reportInvalid("a gradient has as many locations as colours; the layer is empty")
      return .none
    }
    return .gradient(gradient)
  }

  private func instance(_ members: inout SceneMembers) -> NormalizedContent {
    let definition = members.required("definition")
    let begin = value(members["begin"], 0)
    let rate = members["rate"]
    let factor = value(rate, 1)
    guard let definition, let id = definition.string else {
      definition?.reportForm("the id of a definition")
      return .none
    }
    guard definitions.contains(id) else {
      definition.reportInvalid(
        "there is no definition '\(id)' before this composition; the layer is empty")
      return .none
    }
    guard factor > 0 else {
      rate?.reportInvalid("the rate is not more than 0; the layer is empty")
      return .none
    }
    return .instance(id, begin: begin, rate: factor)
  }
}
