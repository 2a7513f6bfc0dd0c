internal import PegbarJSON
internal import PegbarScene

// What changes the picture of a layer.
extension SceneReader {
  /// An effect; nil, reported, where its type is not known or something it needs is missing.
  func effect(_ value: JSONValue) -> LayerEffect? {
    guard var members = members(value) else { return nil }
    defer { members.finish() }
    let name = text(members.required("name"))
    let source = text(members["source"], "$")
    guard let type = members.required("type") else { return nil }
    let kind: LayerEffect.Kind?
    switch type.string {
    case "fill":
      kind = .fill(
        FillEffect(
          color: color(&members, "color"), opacity: animated(members["opacity"], 1)))
    case "tint":
      kind = .tint(
        TintEffect(
          black: color(&members, "black"), white: color(&members, "white"),
          amount: animated(members["amount"], 1)))
    case "tritone":
      kind = .tritone(
        TritoneEffect(
          shadows: color(&members, "shadows"), midtones: color(&members, "midtones"),
          highlights: color(&members, "highlights"), amount: animated(members["amount"], 1)))
    case "levels":
      kind = .levels(
        LevelsEffect(
          all: channel(members["all"]), red: channel(members["red"]),
          green: channel(members["green"]), blue: channel(members["blue"]),
          alpha: channel(members["alpha"])))
    case "blur":
      kind = .blur(
        BlurEffect(
          radius: animated(members.required("radius"), 0),
          axes: option(members["axes"], .both)))
    case "dropShadow": kind = .dropShadow(shadow(&members))
    case "innerShadow": kind = .innerShadow(shadow(&members))
    case "outline":
      kind = .outline(
        OutlineEffect(
          color: color(&members, "color"), opacity: animated(members["opacity"], 1),
          width: animated(members.required("width"), 0)))
    case "stroke": kind = .stroke(stroke(&members))
    case "transform":
      kind = .transform(
        TransformEffect(
          transform: transform(members["transform"]), opacity: animated(members["opacity"], 1)))
    case "matte": kind = matte(&members)
    default:
      members.ignoreRest()
      type.reportInvalid("expected a type of effect; the effect is left out")
      kind = nil
    }
    return kind.map { LayerEffect(name: name, source: source, kind: $0) }
  }

  private func color(_ members: inout SceneMembers, _ key: JSONKey) -> Animated<Color> {
    animated(members.required(key), .black)
  }

  private func channel(_ value: JSONValue?) -> LevelsEffect.Channel {
    guard let value, var members = members(value) else { return .identity }
    defer { members.finish() }
    return LevelsEffect.Channel(
      inputBlack: animated(members["inputBlack"], 0),
      inputWhite: animated(members["inputWhite"], 1), gamma: animated(members["gamma"], 1),
      outputBlack: animated(members["outputBlack"], 0),
      outputWhite: animated(members["outputWhite"], 1))
  }

  private func shadow(_ members: inout SceneMembers) -> ShadowEffect {
    let offset: ShadowEffect.Offset
    let direction = members["direction"]
    let distance = members["distance"]
    let point = members["offset"]
    if direction == nil, distance == nil {
      offset = .point(self.point(point, .zero))
    } else {
      point?.reportInvalid("a shadow has an offset or a direction; the offset is ignored")
      offset = .polar(direction: animated(direction, 0), distance: animated(distance, 0))
    }
    return ShadowEffect(
      color: color(&members, "color"), opacity: animated(members["opacity"], 1), offset: offset,
      radius: animated(members["radius"], 0), isAlone: flag(members["isAlone"]))
  }

  private func stroke(_ members: inout SceneMembers) -> StrokeEffect {
    StrokeEffect(
      paths: elements(members.required("paths")).map { animated($0, Path()) },
      color: color(&members, "color"), width: animated(members.required("width"), 0),
      opacity: animated(members["opacity"], 1), start: animated(members["start"], 0),
      end: animated(members["end"], 1), isSequential: flag(members["isSequential"]),
      style: option(members["style"], .onOriginal))
  }

  private func matte(_ members: inout SceneMembers) -> LayerEffect.Kind? {
    let layer = layerID(members.required("layer"))
    let channel: MatteEffect.Channel = option(members["channel"], .alpha)
    let isInverted = flag(members["isInverted"])
    return layer.map {
      .matte(MatteEffect(source: $0, channel: channel, isInverted: isInverted))
    }
  }
}
