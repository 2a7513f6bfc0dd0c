internal import PegbarGeometry
internal import PegbarScene

extension SceneSamples {
  /// Effects of every kind, with all their members.
  static var effects: [LayerEffect] {
    let color = Animated.keyed(moving(Color.black, palette[1].color))
    let white = Animated.constant(Color.white)
    let path = Animated.keyed(moving(path(0), path(1), .hold))
    let channel = LevelsEffect.Channel(
      inputBlack: number, inputWhite: still, gamma: still, outputBlack: still, outputWhite: still)
    let shadow = ShadowEffect(
      color: color, opacity: still, offset: .polar(direction: number, distance: still),
      radius: number, isAlone: true)
    var kinds: [LayerEffect.Kind] = [
      .color(.fill(FillEffect(color: color, opacity: still))),
      .color(.tint(TintEffect(black: color, white: white, amount: number))),
      .color(
        .tritone(
          TritoneEffect(shadows: color, midtones: white, highlights: color, amount: still))),
      .color(
        .levels(
          LevelsEffect(all: channel, red: channel, green: channel, blue: channel, alpha: channel))),
      .dropShadow(shadow), .dropShadow(ShadowEffect(offset: .point(split))),
      .innerShadow(ShadowEffect(offset: .point(joined))),
      .outline(OutlineEffect(color: color, opacity: still, width: number)),
      .transform(TransformEffect(transform: transform, opacity: still)),
    ]
    kinds += BlurEffect.Axes.allCases.map { .blur(BlurEffect(radius: number, axes: $0)) }
    kinds += StrokeEffect.Style.allCases.map {
      .stroke(
        StrokeEffect(
          paths: [path, .constant(Path())], color: color, width: number, opacity: still,
          start: still, end: number, isSequential: true, style: $0))
    }
    kinds += MatteEffect.Channel.allCases.map {
      .matte(MatteEffect(source: LayerID(1), channel: $0, isInverted: $0 == .red))
    }
    return kinds.enumerated().map { LayerEffect(name: "Effect \($0)", source: "$.e", kind: $1) }
  }
}

extension RandomScenes {
  mutating func effect(_ curves: [NamedCurve], matte: LayerID?) -> LayerEffect {
    LayerEffect(name: text(), source: text(), kind: effectKind(curves, matte: matte))
  }

  private mutating func effectKind(
    _ curves: [NamedCurve], matte: LayerID?
  ) -> LayerEffect.Kind {
    switch below(matte == nil ? 6 : 7) {
    case 0:
      return .color(.fill(FillEffect(color: paint(curves), opacity: number(curves))))
    case 1:
      return .color(
        .tint(
          TintEffect(black: paint(curves), white: paint(curves), amount: number(curves))))
    case 2:
      let offset: ShadowEffect.Offset =
        coin()
        ? .polar(direction: number(curves), distance: number(curves)) : .point(point(curves))
      let shadow = ShadowEffect(
        color: paint(curves), opacity: number(curves), offset: offset, radius: number(curves),
        isAlone: coin())
      return coin() ? .dropShadow(shadow) : .innerShadow(shadow)
    case 3:
      return .blur(BlurEffect(radius: number(curves), axes: one(of: BlurEffect.Axes.allCases)))
    case 4:
      return .color(
        .levels(LevelsEffect(all: .init(inputBlack: number(curves), gamma: number(curves)))))
    case 5:
      return .stroke(
        StrokeEffect(
          paths: list(3) { random in random.animated(curves) { $0.path() } },
          color: paint(curves), width: number(curves), start: number(curves),
          isSequential: coin(), style: one(of: StrokeEffect.Style.allCases)))
    default:
      return .matte(
        MatteEffect(
          source: matte ?? LayerID(0), channel: one(of: MatteEffect.Channel.allCases),
          isInverted: coin()))
    }
  }

  private mutating func paint(_ curves: [NamedCurve]) -> Animated<Color> {
    animated(curves) { $0.color() }
  }
}
