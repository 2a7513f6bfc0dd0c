/// Changes the picture of a layer: after its masks, before its transform and opacity.
public struct LayerEffect: Hashable, Sendable {
  /// The kinds of effects and layer styles.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Kind: Hashable, Sendable {
    /// Changes each colour by itself.
    case color(ColorEffect)
    /// Softens.
    case blur(BlurEffect)
    /// Draws a shadow behind.
    case dropShadow(ShadowEffect)
    /// Draws a shadow of the outside onto the inside.
    case innerShadow(ShadowEffect)
    /// Draws a line around the outside.
    case outline(OutlineEffect)
    /// Draws a line along masks.
    case stroke(StrokeEffect)
    /// Moves the picture.
    case transform(TransformEffect)
    /// Shows the picture only where another layer lets it.
    case matte(MatteEffect)
  }

  /// The designer's name, made unique within the layer.
  public var name: String
  /// Where it stands in the source (a JSON path), for findings.
  public var source: String
  /// What it does.
  public var kind: Kind

  /// Makes an effect.
  public init(name: String, source: String = "$", kind: Kind) {
    self.name = name
    self.source = source
    self.kind = kind
  }
}

extension LayerEffect {
  /// The matte, where the effect is one.
  package var matte: MatteEffect? {
    if case .matte(let matte) = kind { matte } else { nil }
  }

  /// Whether something shows where the layer itself draws nothing.
  ///
  /// Fill, Tint and the like paint only what is there: they keep its opacity.
  package var paintsByItself: Bool {
    switch kind {
    case .stroke(let stroke): stroke.style != .revealsOriginal && stroke.isVisible
    case .color, .blur, .dropShadow, .innerShadow, .outline, .transform, .matte: false
    }
  }
}

extension LayerEffect: SceneRecord {
  package static let documentation =
    "What changes the picture of a layer, after its masks and before its transform."
  package static let blank = LayerEffect(name: "", kind: .color(.fill(.blank)))
  package static let fields: [Field<LayerEffect>] = [
    .type(\.kind),
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "Where it stands in the source (a JSON path)."),
    .union("kind", \.kind),
  ]
}

extension LayerEffect.Kind: SceneUnion {
  package static let blanks: [LayerEffect.Kind] =
    ColorEffect.blanks.map(Self.color) + [
      .blur(.blank), .dropShadow(.blank), .innerShadow(.blank), .outline(.blank), .stroke(.blank),
      .transform(.blank), .matte(.blank),
    ]

  package var unionCase: UnionCase<Self> {
    switch self {
    case .color(let color): color.unionCase.inside(Self.color)
    case .blur(let blur): UnionCase("blur", blur, Self.blur)
    case .dropShadow(let shadow):
      UnionCase("dropShadow", shadow, Self.dropShadow, "Draws a shadow behind.")
    case .innerShadow(let shadow):
      UnionCase(
        "innerShadow", shadow, Self.innerShadow, "Draws a shadow of the outside onto the inside.")
    case .outline(let outline): UnionCase("outline", outline, Self.outline)
    case .stroke(let stroke): UnionCase("stroke", stroke, Self.stroke)
    case .transform(let transform): UnionCase("transform", transform, Self.transform)
    case .matte(let matte): UnionCase("matte", matte, Self.matte)
    }
  }
}
