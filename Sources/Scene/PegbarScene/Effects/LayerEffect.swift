/// An effect on a layer's rendered image, after its masks and before its transform and opacity.
public struct LayerEffect: Hashable, Sendable {
  /// The kinds of effects and layer styles.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: Hashable, Sendable {
    /// An independent change of each color.
    case color(ColorEffect)
    /// A blur.
    case blur(BlurEffect)
    /// A shadow behind the content.
    case dropShadow(ShadowEffect)
    /// A shadow inside the edges of the content.
    case innerShadow(ShadowEffect)
    /// A line around the outside.
    case outline(OutlineEffect)
    /// A stroke along masks.
    case stroke(StrokeEffect)
    /// A transform of the image.
    case transform(TransformEffect)
    /// A matte from another layer.
    case matte(MatteEffect)
  }

  /// The designer's name, made unique within the layer.
  public var name: String
  /// The JSON path in the source, for findings.
  public var source: String
  /// The kind of effect.
  public var kind: Kind

  /// Creates an effect.
  public init(name: String, source: String = "$", kind: Kind) {
    self.name = name
    self.source = source
    self.kind = kind
  }
}

extension LayerEffect {
  /// The matte effect, or `nil` if the effect is of another kind.
  package var matte: MatteEffect? {
    if case .matte(let matte) = kind { matte } else { nil }
  }

  /// `true` if the effect paints where the layer itself draws nothing.
  ///
  /// Fill, Tint and similar effects paint only existing content because they keep its opacity.
  package var paintsByItself: Bool {
    switch kind {
    case .stroke(let stroke): stroke.style != .revealsOriginal && stroke.isVisible
    case .color, .blur, .dropShadow, .innerShadow, .outline, .transform, .matte: false
    }
  }
}

extension LayerEffect: SceneRecord {
  package static let documentation =
    "A change to a layer's rendered image, after the masks and before the transform."
  package static let blank = LayerEffect(name: "", kind: .color(.fill(.blank)))
  package static let fields: [Field<LayerEffect>] = [
    .type(\.kind),
    .value("name", \.name, "The name, unique within the layer.", .expected),
    .value("source", \.source, "The JSON path in the source."),
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
      UnionCase("dropShadow", shadow, Self.dropShadow, "Draws a shadow behind the content.")
    case .innerShadow(let shadow):
      UnionCase(
        "innerShadow", shadow, Self.innerShadow, "Draws a shadow inside the edges of the content.")
    case .outline(let outline): UnionCase("outline", outline, Self.outline)
    case .stroke(let stroke): UnionCase("stroke", stroke, Self.stroke)
    case .transform(let transform): UnionCase("transform", transform, Self.transform)
    case .matte(let matte): UnionCase("matte", matte, Self.matte)
    }
  }
}
