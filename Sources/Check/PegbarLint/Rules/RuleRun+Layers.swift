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
    let played = playedFrames(of: composition)
    if isNeeded || layer.isHidden { return isNeeded ? played : nil }
    var first = min(layer.inPoint, layer.outPoint)
    var last = max(layer.inPoint, layer.outPoint)
    if let played {
      first = max(first, played.lowerBound)
      last = min(last, played.upperBound)
    }
    return first < last ? first..<last : nil
  }

  /// Returns the frames of a composition that are played, or `nil` if there are none or they are
  /// unknown.
  func playedFrames(of composition: CompositionPart) -> Range<Double>? {
    if let frames = composition.frames { return frames }
    guard let played = playedFrames[composition], played.lowerBound.isFinite,
      played.upperBound.isFinite, played.lowerBound < played.upperBound
    else { return nil }
    return played.lowerBound..<played.upperBound
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
