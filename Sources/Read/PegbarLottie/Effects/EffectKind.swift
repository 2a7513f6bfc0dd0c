extension Effect {
  /// Which effect of After Effects it is.
  ///
  /// - Source: lottie-docs, "Effects" (`ty`); the match names of After Effects (`mn`).
  package enum Kind: Sendable, Hashable {
    /// Changes each colour by itself.
    case color(ColorKind)
    /// Strokes the masks of the layer (22).
    case stroke
    /// A shadow behind the layer (25).
    case dropShadow
    /// Uncovers the layer by an angle (26).
    case radialWipe
    /// Moves pixels by the colours of another layer (27).
    case displacementMap
    /// Takes another layer as a matte (28).
    case setMatte
    /// Blurs the layer (29).
    case gaussianBlur
    /// Moves, turns and scales what is before it (35).
    case transform
    /// Holds a value for expressions and draws nothing (0…7, 10, 11).
    case control
    /// Any other.
    case other
  }

  /// Which of the effects it is that change each colour by itself.
  package enum ColorKind: Sendable, Hashable {
    /// Maps black and white to two colours (20).
    case tint
    /// Fills the layer with a colour (21).
    case fill
    /// Maps shadows, midtones and highlights to three colours (23).
    case tritone
    /// Brightness and contrast (24).
    case levels
  }

  /// Which effect it is; nothing for one of which the file does not say so: no player draws it.
  ///
  /// Old exporters number every effect 5; its match name tells what it is.
  package var kind: Kind? {
    switch type {
    case 0, 1, 2, 3, 4, 6, 7, 10, 11: .control
    case 5, nil: matchName.flatMap(Self.kind(called:))
    case let type: Self.known.first { $0.type == type }?.kind ?? .other
    }
  }

  /// The kind for the name that After Effects gives to effects of it; “pseudo” effects only hold
  /// values for expressions.
  private static func kind(called name: String) -> Kind? {
    if name.isEmpty { return nil }
    let isControl = name.hasPrefix("ADBE ") && name.hasSuffix(" Control")
    if isControl || name.lowercased().hasPrefix("pseudo/") { return .control }
    return known.first { $0.matchNames.contains(name) }?.kind ?? .other
  }

  /// The effects that are known, by their number and by the names that After Effects gives them.
  private static let known: [(type: Int, matchNames: [String], kind: Kind)] = [
    (20, ["ADBE Tint"], .color(.tint)),
    (21, ["ADBE Fill"], .color(.fill)),
    (22, ["ADBE Stroke"], .stroke),
    (23, ["ADBE Tritone"], .color(.tritone)),
    (24, ["ADBE Pro Levels2"], .color(.levels)),
    (25, ["ADBE Drop Shadow"], .dropShadow),
    (26, ["ADBE Radial Wipe"], .radialWipe),
    (27, ["ADBE Displacement Map"], .displacementMap),
    (28, ["ADBE Set Matte3"], .setMatte),
    (29, ["ADBE Gaussian Blur", "ADBE Gaussian Blur 2"], .gaussianBlur),
    (35, ["ADBE Geometry", "ADBE Geometry2"], .transform),
  ]
}

extension Effect.Kind {
  /// What After Effects calls it, for effects without a name.
  package var title: String {
    switch self {
    case .color(.tint): "Tint"
    case .color(.fill): "Fill"
    case .color(.tritone): "Tritone"
    case .color(.levels): "Levels"
    case .stroke: "Stroke"
    case .dropShadow: "Drop Shadow"
    case .radialWipe: "Radial Wipe"
    case .displacementMap: "Displacement Map"
    case .setMatte: "Set Matte"
    case .gaussianBlur: "Gaussian Blur"
    case .transform: "Transform"
    case .control: "Expression Control"
    case .other: "Effect"
    }
  }

  /// Whether it changes what the layer looks like.
  package var isDrawn: Bool { self != .control }
}
