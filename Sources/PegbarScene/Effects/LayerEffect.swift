/// Changes the picture of a layer: after its masks, before its transform and opacity.
public struct LayerEffect: Hashable, Sendable {
  /// The kinds of effects and layer styles.
  public enum Kind: Hashable, Sendable {
    /// Paints everything in one colour.
    case fill(FillEffect)
    /// Maps brightness to two colours.
    case tint(TintEffect)
    /// Maps brightness to three colours.
    case tritone(TritoneEffect)
    /// Changes brightness and contrast.
    case levels(LevelsEffect)
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
    case .fill, .tint, .tritone, .levels, .blur, .dropShadow, .innerShadow, .outline, .transform,
      .matte:
      false
    }
  }
}

extension LayerEffect: SceneRecord {
  package static let fields: [Field<LayerEffect>] = [
    .plain("name", \.name),
    .plain("source", \.source),
    .union("kind", \.kind),
  ]
}

extension LayerEffect.Kind: SceneUnion {
  package func mapped(_ change: some PayloadChange, at place: TrackPlace) -> LayerEffect.Kind {
    switch self {
    case .fill(let fill): .fill(change.changed(fill, at: place))
    case .tint(let tint): .tint(change.changed(tint, at: place))
    case .tritone(let tritone): .tritone(change.changed(tritone, at: place))
    case .levels(let levels): .levels(change.changed(levels, at: place))
    case .blur(let blur): .blur(change.changed(blur, at: place))
    case .dropShadow(let shadow): .dropShadow(change.changed(shadow, at: place))
    case .innerShadow(let shadow): .innerShadow(change.changed(shadow, at: place))
    case .outline(let outline): .outline(change.changed(outline, at: place))
    case .stroke(let stroke): .stroke(change.changed(stroke, at: place))
    case .transform(let transform): .transform(change.changed(transform, at: place))
    case .matte(let matte): .matte(change.changed(matte, at: place))
    }
  }
}
