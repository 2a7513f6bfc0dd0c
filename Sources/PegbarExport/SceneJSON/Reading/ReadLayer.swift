internal import PegbarJSON
internal import PegbarScene

// The layers of an exact scene.
extension SceneReader {
  /// A layer; nil, reported, without an id.
  mutating func layer(_ value: JSONValue) -> Layer? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    members.object.name(name)
    noteLayerName(name, value)
    let parent = layerID(members["transformParent"])
    let id = layerID(members.required("id"))
    let window = range(members.required("window"))
    let layer = Layer(
      id: id ?? LayerID(0), name: name, designerName: text(members["designerName"]),
      source: text(members["source"], "$"),
      content: members["content"].map { content($0) } ?? .empty,
      transform: transform(members["transform"]), transformParent: parent,
      window: window ?? TimeRange(start: 0, end: 0), opacity: animated(members["opacity"], 1),
      blendMode: option(members["blendMode"], .normal),
      masks: elements(members["masks"]).compactMap(mask),
      effects: elements(members["effects"]).compactMap(effect),
      matte: members["matte"].flatMap(matte), isHidden: flag(members["isHidden"]),
      isMatteSource: flag(members["isMatteSource"]))
    return id == nil || window == nil ? nil : layer
  }

  private func content(_ value: JSONValue) -> LayerContent {
    guard var members = members(value) else { return .empty }
    defer { members.finish() }
    guard let type = members.required("type") else { return .empty }
    switch type.string {
    case "solid":
      let size = size(members.required("size"))
      let color = members.required("color").flatMap(Color.read)
      guard let size, let color else { return .empty }
      return .solid(Solid(size: size, color: color))
    case "image":
      let image = image(members.required("image"))
      guard let image, let size = size(members.required("size")) else { return .empty }
      return .image(ImageUse(image: image, size: size))
    case "shapes":
      return .shapes(shapes(&members))
    case "instance":
      return instance(&members)
    default:
      members.ignoreRest()
      type.reportInvalid("expected a type of content; the layer is empty")
      return .empty
    }
  }

  /// The id of an image; one that the scene does not have is reported, and kept.
  func image(_ value: JSONValue?) -> String? {
    guard let value else { return nil }
    guard let id = value.string else {
      value.reportForm("the id of an image")
      return nil
    }
    if !images.contains(id) {
      value.reportDoubtful("the scene has no image '\(id)'; nothing shows")
    }
    return id
  }

  private func instance(_ members: inout SceneMembers) -> LayerContent {
    let definition = members.required("definition")
    let begin = value(members["begin"], 0)
    let rate = members["rate"]
    let remap = members["remap"].map { animated($0, 0) }
    let clip = size(members["clip"])
    guard let definition, let id = definition.string else {
      definition?.reportForm("the id of a definition")
      return .empty
    }
    var factor = value(rate, 1)
    if factor == 0 {
      rate?.reportInvalid("the rate is 0; 1 is used")
      factor = 1
    }
    return .instance(
      Instance(
        definition: id, timeMap: TimeMap(begin: begin, rate: factor, remap: remap), clip: clip))
  }

  /// A transform; the identity where there is none.
  func transform(_ value: JSONValue?) -> Transform {
    guard let value, var members = members(value) else { return .identity }
    defer { members.finish() }
    return Transform(
      anchor: point(members["anchor"], .zero), position: point(members["position"], .zero),
      scale: point(members["scale"], .one), rotation: animated(members["rotation"], 0),
      skew: animated(members["skew"], 0), skewAxis: animated(members["skewAxis"], 0),
      orientsAlongPath: flag(members["orientsAlongPath"]))
  }

  private func mask(_ value: JSONValue) -> Mask? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    guard let path = members.required("path") else { return nil }
    return Mask(
      name: text(members.required("name")), mode: option(members.required("mode"), .add),
      isInverted: flag(members["isInverted"]), path: animated(path, Path()),
      opacity: animated(members["opacity"], 1), expansion: animated(members["expansion"], 0))
  }

  private func matte(_ value: JSONValue) -> Matte? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let mode: Matte.Mode = option(members.required("mode"), .alpha)
    guard let source = layerID(members.required("source")) else { return nil }
    return Matte(source: source, mode: mode)
  }

  /// The id of a layer, if there is one: a place in a list.
  func layerID(_ value: JSONValue?) -> LayerID? {
    guard let value, let number = whole(value) else { return nil }
    if (0...Int(Int32.max)).contains(number) { return LayerID(number) }
    value.reportInvalid("the id of a layer is a place in a list, from 0; \(number) is none")
    return nil
  }
}
