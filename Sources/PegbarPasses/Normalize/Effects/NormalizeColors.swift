internal import PegbarDiagnostics
internal import PegbarScene

extension Normalization {
  /// Changes the colours of a picture like an effect does.
  ///
  /// The opacity of a fill is that of all it paints together.
  func recolor(
    _ picture: inout EffectPicture, _ effect: LayerEffect, _ space: DrawingSpace
  ) {
    var kind = effect.kind
    var opacity = Animated.constant(1.0)
    if case .fill(var fill) = kind {
      opacity = fill.opacity
      fill.opacity = .constant(1)
      kind = .fill(fill)
    }
    let recoloring = Recoloring(self, TimedColors(kind))
    picture.layer = recoloring.applied(to: picture.layer)
    if !opacity.isAlways(1) {
      picture.wrap(named: effect.name, in: space.bounds)
      sampler.setOpacity(opacity, &picture.layer)
      picture.isPlain = false
    }
    report(recoloring, effect, space.part(effect).place)
  }

  private func report(_ recoloring: Recoloring, _ effect: LayerEffect, _ place: Place) {
    if recoloring.isOverBudget {
      report(
        .definitionBudget, "'\(effect.name)' would need \(copyLimits)", at: place.source,
        place.breadcrumb, outcome: .dropped)
    }
    guard let kind = effect.kind.colorFinding else { return }
    if recoloring.hasImage {
      report(
        kind,
        "Core Animation cannot change the colours of images, so '\(effect.name)' does not "
          + "count for them; change the images", at: place.source, place.breadcrumb,
        outcome: .dropped)
    }
    if recoloring.hasGradient {
      report(
        kind,
        "'\(effect.name)' changes the stops of gradients, so the colours between them are "
          + "only near; set the colours in the gradient", at: place.source, place.breadcrumb,
        outcome: .approximated(error: nil))
    }
    if case .levels(let levels) = effect.kind, levels.alpha != .identity {
      report(
        kind,
        "'\(effect.name)' changes the opacity of each colour by itself, so edges keep "
          + "theirs; leave the alpha channel as it is", at: place.source, place.breadcrumb,
        outcome: .approximated(error: nil))
    }
  }
}

extension LayerEffect.Kind {
  /// The kind of finding for colours that cannot be changed like an effect does.
  ///
  /// A fill changes everything exactly.
  fileprivate var colorFinding: FindingKind? {
    switch self {
    case .tint: .effectTint
    case .tritone: .effectTritone
    case .levels: .effectLevels
    case .fill, .blur, .dropShadow, .innerShadow, .outline, .stroke, .transform, .matte: nil
    }
  }
}
