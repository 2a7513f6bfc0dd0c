internal import PegbarDiagnostics
internal import PegbarLottie

extension ImportContext {
  /// Reports the effects of a layer that would show.
  func reportEffects(_ layer: SourceLayer) {
    for effect in layer.effects where effect.isEnabled {
      // Controls hold values for expressions; they draw nothing themselves.
      guard let kind = effect.findingKind else { continue }
      let name = effect.name.flatMap { $0.isEmpty ? nil : $0 } ?? effect.matchName ?? kind.title
      report(
        kind, "the effect '\(name)' is left out; \(Self.wayOut(kind))", at: effect.source)
    }
  }

  /// Reports the layer styles of a layer.
  func reportStyles(_ layer: SourceLayer) {
    for style in layer.styles where style.isEnabled {
      let kind = style.kind.findingKind
      report(
        kind, "the layer style '\(style.kind.title)' is left out; draw it with shapes",
        at: style.source)
    }
  }

  private static func wayOut(_ kind: FindingKind) -> String {
    switch kind {
    case .effectFill, .effectTint, .effectTritone: "set the colours in the shapes themselves"
    case .effectStroke: "add a Stroke to the shape layer"
    case .effectTransform: "move the layer itself, or a null it is parented to"
    case .effectSetMatte: "use a track matte"
    default: "draw its look with shapes, or render it to an image"
    }
  }
}

extension SourceLayer {
  /// Whether it has an effect or a layer style that would show.
  var changesLook: Bool {
    effects.contains { $0.isEnabled && $0.findingKind != nil }
      || styles.contains(where: \.isEnabled)
  }
}

extension Effect {
  /// The kind of finding for the effect; nothing for one that draws nothing.
  var findingKind: FindingKind? {
    switch type {
    case 20: .effectTint
    case 21: .effectFill
    case 22: .effectStroke
    case 23: .effectTritone
    case 24: .effectLevels
    case 25: .effectDropShadow
    case 26: .effectRadialWipe
    case 27: .effectDisplacement
    case 28: .effectSetMatte
    case 29: .effectGaussianBlur
    case 35: .effectTransform
    // Controls by their own numbers.
    case 0, 1, 2, 3, 4, 6, 7, 10, 11: nil
    // Old exporters number every effect 5; its match name tells what it is.
    case 5, nil: findingKindByMatchName
    default: .effectOther
    }
  }

  /// The kind of finding for the name that After Effects gives to effects of its kind.
  ///
  /// Controls and “pseudo” effects only hold values for expressions. What has no match name
  /// either cannot be drawn by any player.
  private var findingKindByMatchName: FindingKind? {
    guard let name = matchName, !name.isEmpty else { return nil }
    switch name {
    case "ADBE Tint": return .effectTint
    case "ADBE Fill": return .effectFill
    case "ADBE Stroke": return .effectStroke
    case "ADBE Tritone": return .effectTritone
    case "ADBE Pro Levels2": return .effectLevels
    case "ADBE Drop Shadow": return .effectDropShadow
    case "ADBE Radial Wipe": return .effectRadialWipe
    case "ADBE Displacement Map": return .effectDisplacement
    case "ADBE Set Matte3": return .effectSetMatte
    case "ADBE Gaussian Blur", "ADBE Gaussian Blur 2": return .effectGaussianBlur
    case "ADBE Geometry", "ADBE Geometry2": return .effectTransform
    default:
      let isControl = name.hasPrefix("ADBE ") && name.hasSuffix(" Control")
      let isPseudo = name.lowercased().hasPrefix("pseudo/")
      return isControl || isPseudo ? nil : .effectOther
    }
  }
}

extension LayerStyle.Kind {
  var findingKind: FindingKind {
    switch self {
    case .stroke: .styleStroke
    case .dropShadow: .styleDropShadow
    case .innerShadow: .styleInnerShadow
    case .outerGlow: .styleOuterGlow
    case .innerGlow: .styleInnerGlow
    case .bevelEmboss, .satin, .colorOverlay, .gradientOverlay, .unknown: .styleOther
    }
  }
}
