extension Effect {
  /// The kind of an effect in After Effects.
  ///
  /// - Source: lottie-docs, "Effects" (`ty`); the match names of After Effects (`mn`).
  package enum Kind: Sendable, Hashable {
    /// An effect that changes each color independently.
    case color(ColorKind)
    /// A stroke along the masks of the layer (22).
    case stroke
    /// A shadow behind the layer (25).
    case dropShadow
    /// A wipe that reveals the layer by an angle (26).
    case radialWipe
    /// A displacement of pixels by the colors of another layer (27).
    case displacementMap
    /// A matte from another layer (28).
    case setMatte
    /// A blur of the layer (29).
    case gaussianBlur
    /// A transform of the preceding result: position, rotation and scale (35).
    case transform
    /// A value for expressions, which draws nothing (0…7, 10, 11).
    case control
    /// Any other effect.
    case other
  }

  /// The kind of an effect that changes each color independently.
  package enum ColorKind: Sendable, Hashable {
    /// Black and white mapped to two colors (20).
    case tint
    /// A fill of the layer with one color (21).
    case fill
    /// Shadows, midtones and highlights mapped to three colors (23).
    case tritone
    /// Brightness and contrast (24).
    case levels
  }

  /// The kind of the effect, or `nil` if the file does not specify it, in which case no player
  /// draws it.
  ///
  /// Old exporters use the number 5 for every effect, so the match name determines the kind.
  package var kind: Kind? {
    switch type {
    case 0, 1, 2, 3, 4, 6, 7, 10, 11: .control
    case 5, nil: matchName.flatMap(Self.kind(called:))
    case let type: Self.known.first { $0.type == type }?.kind ?? .other
    }
  }

  /// The beginnings of match names of effects that draw nothing by themselves.
  ///
  /// The rigs of presets only contain values for expressions. Adobe's own begin with “ADBE CM” or
  /// “ADBE DE”, and those of others with “Pseudo/”. Grow Bounds only makes room for other effects.
  private static let passive = ["pseudo/", "adbe cm ", "adbe de ", "adbe grow bounds"]

  /// Returns the kind for a match name in After Effects.
  private static func kind(called name: String) -> Kind? {
    if name.isEmpty { return nil }
    let isControl = name.hasPrefix("ADBE ") && name.hasSuffix(" Control")
    if isControl || passive.contains(where: name.lowercased().hasPrefix) { return .control }
    return known.first { $0.matchNames.contains(name) }?.kind ?? .other
  }

  /// The recognized effects, by type number and match names.
  private static let known: [(type: Int, matchNames: [String], kind: Kind)] = [
    (20, ["ADBE Tint"], .color(.tint)),
    (21, ["ADBE Fill"], .color(.fill)),
    (22, ["ADBE Stroke"], .stroke),
    (23, ["ADBE Tritone"], .color(.tritone)),
    (24, ["ADBE Pro Levels2", "ADBE Pro Levels"], .color(.levels)),
    (25, ["ADBE Drop Shadow"], .dropShadow),
    (26, ["ADBE Radial Wipe"], .radialWipe),
    (27, ["ADBE Displacement Map"], .displacementMap),
    (28, ["ADBE Set Matte3"], .setMatte),
    (29, ["ADBE Gaussian Blur", "ADBE Gaussian Blur 2"], .gaussianBlur),
    (35, ["ADBE Geometry", "ADBE Geometry2"], .transform),
  ]
}

extension Effect.Kind {
  /// The name in After Effects, for effects without a name.
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

  /// `true` if the effect changes the appearance of the layer.
  package var isDrawn: Bool { self != .control }
}
