internal import PegbarLottie

extension RuleRun {
  /// Whether nothing is lost with a layer but what it draws itself: no other layer moves with it or
  /// shows through it, no effect takes it, and there is no expression that could name it.
  func isDispensable(_ layer: Layer) -> Bool {
    guard let composition else { return false }
    return !layer.isMatteSource && !composition.uses.isNeeded(layer) && !hasExpressions
  }

  /// Whether a layer is a null that other layers move with, whose own times do not matter.
  func isParentNull(_ layer: Layer) -> Bool {
    if case .null = layer.kind { composition?.uses.isParent(layer) ?? false } else { false }
  }

  /// The frames of the composition in which what belongs to the layer matters; nothing where that
  /// is not known.
  var shownFrames: Range<Double>? {
    guard let composition, let layer else { return nil }
    let isNeeded = composition.uses.isNeeded(layer)
    if isNeeded || layer.isHidden { return isNeeded ? composition.frames : nil }
    var first = min(layer.inPoint, layer.outPoint)
    var last = max(layer.inPoint, layer.outPoint)
    if let frames = composition.frames {
      first = max(first, frames.lowerBound)
      last = min(last, frames.upperBound)
    }
    return first < last ? first..<last : nil
  }
}

extension Layer {
  /// Whether layers of its kind draw something.
  var isPicture: Bool {
    switch kind {
    case .precomp, .solid, .image, .shape, .text: true
    case .null, .audio, .camera, .adjustment, .light, .data, .unknown: false
    }
  }
}
