internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// What an effect is to the importer.
enum EffectKind {
  case fill, tint, tritone, levels, dropShadow, gaussianBlur, stroke, transform, setMatte
  /// One that shows, but is left out, and its name.
  case leftOut(FindingKind, name: String)

  private static let other = EffectKind.leftOut(.effectOther, name: "Effect")

  /// The effects that are known, by their number and by the names that After Effects gives them.
  private static let known: [(type: Int, matchNames: [String], kind: EffectKind)] = [
    (20, ["ADBE Tint"], .tint),
    (21, ["ADBE Fill"], .fill),
    (22, ["ADBE Stroke"], .stroke),
    (23, ["ADBE Tritone"], .tritone),
    (24, ["ADBE Pro Levels2"], .levels),
    (25, ["ADBE Drop Shadow"], .dropShadow),
    (26, ["ADBE Radial Wipe"], .leftOut(.effectRadialWipe, name: "Radial Wipe")),
    (27, ["ADBE Displacement Map"], .leftOut(.effectDisplacement, name: "Displacement Map")),
    (28, ["ADBE Set Matte3"], .setMatte),
    (29, ["ADBE Gaussian Blur", "ADBE Gaussian Blur 2"], .gaussianBlur),
    (35, ["ADBE Geometry", "ADBE Geometry2"], .transform),
  ]

  /// The kind of an effect; nothing for one that draws nothing.
  init?(_ effect: Effect) {
    switch effect.type {
    // Controls by their own numbers.
    case 0, 1, 2, 3, 4, 6, 7, 10, 11: return nil
    // Old exporters number every effect 5; its match name tells what it is.
    case 5, nil: self.init(matchName: effect.matchName ?? "")
    case let type: self = Self.known.first { $0.type == type }?.kind ?? Self.other
    }
  }

  /// The kind for the name that After Effects gives to effects of it.
  ///
  /// Controls and “pseudo” effects only hold values for expressions. What has no match name
  /// either cannot be drawn by any player.
  private init?(matchName name: String) {
    let isControl = name.hasPrefix("ADBE ") && name.hasSuffix(" Control")
    let isPseudo = name.lowercased().hasPrefix("pseudo/")
    if name.isEmpty || isControl || isPseudo { return nil }
    self = Self.known.first { $0.matchNames.contains(name) }?.kind ?? Self.other
  }

  /// What After Effects calls it.
  var title: String {
    switch self {
    case .fill: "Fill"
    case .tint: "Tint"
    case .tritone: "Tritone"
    case .levels: "Levels"
    case .dropShadow: "Drop Shadow"
    case .gaussianBlur: "Gaussian Blur"
    case .stroke: "Stroke"
    case .transform: "Transform"
    case .setMatte: "Set Matte"
    case .leftOut(_, let name): name
    }
  }
}
