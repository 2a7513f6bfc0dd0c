internal import PegbarLottie

extension RuleRun {
  /// Returns `true` if a layer affects only its own content.
  ///
  /// No layer uses it as a parent or a matte, no effect uses it, and no expression can reference
  /// it.
  func isDispensable(_ layer: Layer) -> Bool {
    guard let composition else { return false }
    return !layer.isMatteSource && !composition.uses.isNeeded(layer) && !hasExpressions
  }

  /// Returns `true` if a layer is a null with child layers, so its own times do not matter.
  func isParentNull(_ layer: Layer) -> Bool {
    if case .null = layer.kind { composition?.uses.isParent(layer) ?? false } else { false }
  }

  /// The frames of the composition in which the parts of the layer have an effect, or `nil` if
  /// there are none or they are unknown.
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
  /// `true` if layers of this kind draw content.
  var isPicture: Bool {
    switch kind {
    case .precomp, .solid, .image, .shape, .text: true
    case .null, .audio, .camera, .adjustment, .light, .data, .unknown: false
    }
  }
}
