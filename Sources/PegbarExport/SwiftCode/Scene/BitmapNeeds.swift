internal import PegbarScene

extension NormalizedScene {
  /// Whether a layer is drawn into a bitmap of its own, which must be as fine as the screen.
  ///
  /// Texts are, and so is what a compositing filter works on; shapes are "mapped into screen space
  /// before being rasterized" (CAShapeLayer.h).
  var needsDisplayScale: Bool {
    ([root] + definitions).contains { $0.layers.contains(where: \.needsDisplayScale) }
  }
}

extension NormalizedLayer {
  fileprivate var needsDisplayScale: Bool {
    var waiting = [self]
    while let layer = waiting.popLast() {
      if case .text = layer.content { return true }
      if layer.blendMode != .normal || layer.mask?.mode == .alphaInverted { return true }
      waiting += layer.sublayers + (layer.mask?.layers ?? [])
    }
    return false
  }
}
