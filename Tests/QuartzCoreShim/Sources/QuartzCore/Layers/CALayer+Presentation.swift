import Foundation

/// Presented values that were computed, and when.
struct PresentedCache {
  var epoch: UInt64 = 0
  var values: LayerValues?
}

extension CALayer {
  /// The committed values with the committed animations folded in, in the order of adding.
  final func presented() -> LayerValues {
    if cache.epoch == Shim.epoch, let known = cache.values { return known }
    var folded = PresentedValues(committed ?? values)
    if !attached.isEmpty {
      let now = localTime(global: Shim.time)
      for each in attached {
        guard let begin = each.begin else { continue }
        each.prepared.apply(to: &folded, parentTime: now, begin: begin)
      }
      folded.finish()
    }
    checkPresented(folded.values)
    cache = PresentedCache(epoch: Shim.epoch, values: folded.values)
    return folded.values
  }

  /// CALayer.h, presentationLayer: nil before the layer was committed.
  ///
  /// Swift cannot call `init(layer:)` of a subclass that it does not know, as Objective-C does: of
  /// classes that `Shim.copies` was not told of, the copy is of Apple's class, and properties that a
  /// subclass adds must not be read from it.
  final func presentationCopy() -> Self? {
    guard committed != nil else { return nil }
    let copy = Shim.makers[ObjectIdentifier(Swift.type(of: self))]?(self) ?? plainCopy()
    copy.values = presented()
    return Unmanaged<Self>.fromOpaque(Unmanaged.passRetained(copy).toOpaque()).takeRetainedValue()
  }

  private func plainCopy() -> CALayer {
    switch kind {
    case .layer: CALayer(layer: self)
    case .shape: CAShapeLayer(layer: self)
    case .gradient: CAGradientLayer(layer: self)
    case .text: CATextLayer(layer: self)
    case .replicator: CAReplicatorLayer(layer: self)
    case .transform: CATransformLayer(layer: self)
    }
  }
}
