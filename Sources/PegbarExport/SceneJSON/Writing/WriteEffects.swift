internal import PegbarJSON
internal import PegbarScene

// What changes the picture of a layer.
extension SceneWriter {
  /// Writes an effect.
  mutating func effect(_ effect: LayerEffect) {
    object { writer in
      writer.json.member("type", effect.kind.typeName)
      writer.json.member("name", effect.name)
      writer.member("source", effect.source, unless: "$")
      switch effect.kind {
      case .fill(let fill): writer.members(of: fill)
      case .tint(let tint): writer.members(of: tint)
      case .tritone(let tritone): writer.members(of: tritone)
      case .levels(let levels): writer.members(of: levels)
      case .blur(let blur): writer.members(of: blur)
      case .dropShadow(let shadow), .innerShadow(let shadow): writer.members(of: shadow)
      case .outline(let outline): writer.members(of: outline)
      case .stroke(let stroke): writer.members(of: stroke)
      case .transform(let transform): writer.members(of: transform)
      case .matte(let matte): writer.members(of: matte)
      }
    }
  }

  private mutating func members(of fill: FillEffect) {
    member("color", fill.color)
    member("opacity", fill.opacity, unless: 1)
  }

  private mutating func members(of tint: TintEffect) {
    member("black", tint.black)
    member("white", tint.white)
    member("amount", tint.amount, unless: 1)
  }

  private mutating func members(of tritone: TritoneEffect) {
    member("shadows", tritone.shadows)
    member("midtones", tritone.midtones)
    member("highlights", tritone.highlights)
    member("amount", tritone.amount, unless: 1)
  }

  private mutating func members(of levels: LevelsEffect) {
    member("all", levels.all)
    member("red", levels.red)
    member("green", levels.green)
    member("blue", levels.blue)
    member("alpha", levels.alpha)
  }

  private mutating func member(_ key: String, _ channel: LevelsEffect.Channel) {
    guard channel != .identity else { return }
    json.key(key)
    object { writer in
      writer.member("inputBlack", channel.inputBlack, unless: 0)
      writer.member("inputWhite", channel.inputWhite, unless: 1)
      writer.member("gamma", channel.gamma, unless: 1)
      writer.member("outputBlack", channel.outputBlack, unless: 0)
      writer.member("outputWhite", channel.outputWhite, unless: 1)
    }
  }

  private mutating func members(of blur: BlurEffect) {
    member("radius", blur.radius)
    member("axes", case: blur.axes, unless: .both)
  }

  private mutating func members(of shadow: ShadowEffect) {
    member("color", shadow.color)
    member("opacity", shadow.opacity, unless: 1)
    switch shadow.offset {
    case .polar(let direction, let distance):
      member("direction", direction)
      member("distance", distance)
    case .point(let offset):
      member("offset", offset, unless: .zero)
    }
    member("radius", shadow.radius, unless: 0)
    flag("isAlone", shadow.isAlone)
  }

  private mutating func members(of outline: OutlineEffect) {
    member("color", outline.color)
    member("opacity", outline.opacity, unless: 1)
    member("width", outline.width)
  }

  private mutating func members(of stroke: StrokeEffect) {
    json.key("paths")
    json.beginArray()
    for path in stroke.paths { animated(path) }
    json.endArray()
    member("color", stroke.color)
    member("width", stroke.width)
    member("opacity", stroke.opacity, unless: 1)
    member("start", stroke.start, unless: 0)
    member("end", stroke.end, unless: 1)
    flag("isSequential", stroke.isSequential)
    member("style", case: stroke.style, unless: .onOriginal)
  }

  private mutating func members(of effect: TransformEffect) {
    member("transform", effect.transform)
    member("opacity", effect.opacity, unless: 1)
  }

  private mutating func members(of matte: MatteEffect) {
    json.member("layer", matte.source.rawValue)
    member("channel", case: matte.channel, unless: .alpha)
    flag("isInverted", matte.isInverted)
  }
}

extension LayerEffect.Kind {
  /// The name of the type in the text.
  fileprivate var typeName: String {
    switch self {
    case .fill: "fill"
    case .tint: "tint"
    case .tritone: "tritone"
    case .levels: "levels"
    case .blur: "blur"
    case .dropShadow: "dropShadow"
    case .innerShadow: "innerShadow"
    case .outline: "outline"
    case .stroke: "stroke"
    case .transform: "transform"
    case .matte: "matte"
    }
  }
}
