package import PegbarGeometry

extension NormalizedLayer {
  /// The miter limit that Core Animation has where nothing is said (CAShapeLayer.h).
  package static let plainMiterLimit = 10.0

  /// Whether corners look different where nothing is said of the miter limit of a stroke.
  package func needsMiterLimit(_ stroke: NormalizedStroke, of path: Path) -> Bool {
    guard stroke.join == .miter else { return false }
    if has(.miterLimit) { return true }
    guard stroke.miterLimit != Self.plainMiterLimit else { return false }
    // An outline that moves may get any corner.
    return has(.path)
      || path.hasCorners(between: stroke.miterLimit, and: Self.plainMiterLimit)
  }
}
