import Foundation

/// Computed presented values and their epoch.
struct PresentedCache {
  var epoch: UInt64 = 0
  var values: LayerValues?
}

extension CALayer {
  /// Returns the committed values with the committed animations applied, in the order of adding.
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

  /// Returns a copy with the presented values, or `nil` before the first commit.
  ///
  /// CALayer.h, presentationLayer. Unlike Objective-C, Swift cannot call `init(layer:)` of an
  /// unknown subclass. The copy of a class that is not registered with `Shim.copies` has Apple's
  /// class, and properties that the subclass adds must not be read from it.
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
