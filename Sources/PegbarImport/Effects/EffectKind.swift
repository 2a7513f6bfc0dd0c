internal import PegbarDiagnostics
internal import PegbarLottie
internal import PegbarScene

/// What an effect is to the importer.
enum EffectKind {
  case fill, tint, tritone, levels, dropShadow, gaussianBlur, stroke, transform, setMatte
  /// One that shows, but is left out.
  case leftOut(FindingKind)

  /// The kind of an effect; nothing for one that draws nothing.
  init?(_ effect: Effect) {
    switch effect.type {
    case 20: self = .tint
    case 21: self = .fill
    case 22: self = .stroke
    case 23: self = .tritone
    case 24: self = .levels
    case 25: self = .dropShadow
    case 26: self = .leftOut(.effectRadialWipe)
    case 27: self = .leftOut(.effectDisplacement)
    case 28: self = .setMatte
    case 29: self = .gaussianBlur
    case 35: self = .transform
    // Controls by their own numbers.
    case 0, 1, 2, 3, 4, 6, 7, 10, 11: return nil
    // Old exporters number every effect 5; its match name tells what it is.
    case 5, nil: self.init(matchName: effect.matchName ?? "")
    default: self = .leftOut(.effectOther)
    }
  }

  /// The kind for the name that After Effects gives to effects of it.
  ///
  /// Controls and “pseudo” effects only hold values for expressions. What has no match name
  /// either cannot be drawn by any player.
  private init?(matchName name: String) {
    switch name {
    case "": return nil
    case "ADBE Tint": self = .tint
    case "ADBE Fill": self = .fill
    case "ADBE Stroke": self = .stroke
    case "ADBE Tritone": self = .tritone
    case "ADBE Pro Levels2": self = .levels
    case "ADBE Drop Shadow": self = .dropShadow
    case "ADBE Radial Wipe": self = .leftOut(.effectRadialWipe)
    case "ADBE Displacement Map": self = .leftOut(.effectDisplacement)
    case "ADBE Set Matte3": self = .setMatte
    case "ADBE Gaussian Blur", "ADBE Gaussian Blur 2": self = .gaussianBlur
    case "ADBE Geometry", "ADBE Geometry2": self = .transform
    default:
      let isControl = name.hasPrefix("ADBE ") && name.hasSuffix(" Control")
      let isPseudo = name.lowercased().hasPrefix("pseudo/")
      if isControl || isPseudo { return nil }
      self = .leftOut(.effectOther)
    }
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
    case .leftOut(let kind): kind.title
    }
  }
}
