import Foundation

extension LayerValues {
  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// The transform to the parent's coordinates.
  ///
  /// Core Animation Programming Guide, "Layers Use Two Types of Coordinate Systems": the anchor
  /// point is at the position, and transforms are about it.
  var toParent: CATransform3D {
    let a = anchor
    let moved = CATransform3DTranslate(transform, -a.x, -a.y, -anchorPointZ)
    return CATransform3DConcat(
      moved, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// The transform that applies to sublayers.
  ///
  /// CALayer.h, sublayerTransform (about the anchor point) and geometryFlipped (upside down within
  /// the bounds).
  var forSublayers: CATransform3D {
    var m = CATransform3DIdentity
    if isGeometryFlipped {
      (m.m22, m.m42) = (-1, bounds.minY + bounds.maxY)
    }
    guard !CATransform3DIsIdentity(sublayerTransform) else { return m }
    let a = anchor
    let centred = CATransform3DTranslate(sublayerTransform, -a.x, -a.y, -anchorPointZ)
    let back = CATransform3DMakeTranslation(a.x, a.y, anchorPointZ)
    return CATransform3DConcat(m, CATransform3DConcat(centred, back))
  }
}

extension CALayer {
  /// Returns `true` if the contents are upside down.
  ///
  /// CALayer.h, contentsAreFlipped: true if "there are an odd number of layers with
  /// flippedGeometry=YES from the receiver up to and including the implicit container of the root
  /// layer".
  public func contentsAreFlipped() -> Bool {
    var isFlipped = Shim.switches.containerIsFlipped
    var layer: CALayer? = self
    while let current = layer {
      if current.isGeometryFlipped { isFlipped.toggle() }
      layer = current.timeParent
    }
    return isFlipped
  }

  /// Returns the transform to the coordinates around the outermost superlayer, at `Shim.time`.
  ///
  /// A mask is relative to the layer it masks, whose sublayer transform does not apply to it.
  public func worldTransform() -> CATransform3D {
    Shim.flushImplicit()
    return presentedWorld()
  }

  final func presentedWorld() -> CATransform3D {
    var world = presented().toParent
    var layer = self
    while let outer = layer.timeParent {
      let values = outer.presented()
      if layer.parent != nil { world = CATransform3DConcat(world, values.forSublayers) }
      if outer.kind != .transform { world = world.flattened }
      world = CATransform3DConcat(world, values.toParent)
      layer = outer
    }
    return world
  }

  final func converted(_ p: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    let outer = from.map { $0.modelWorld().project(p) } ?? p
    return to.map { CATransform3DInvert($0.modelWorld()).project(outer) } ?? outer
  }

  private func modelWorld() -> CATransform3D {
    var world = values.toParent
    var layer = self
    while let outer = layer.timeParent {
      if layer.parent != nil { world = CATransform3DConcat(world, outer.values.forSublayers) }
      if outer.kind != .transform { world = world.flattened }
      world = CATransform3DConcat(world, outer.values.toParent)
      layer = outer
    }
    return world
  }

  /// The frame, derived from bounds, position, anchor point and affine transform (CALayer.h,
  /// frame).
  final var computedFrame: CGRect {
    let m = values.toParent
    let b = bounds
    let corners = [(b.minX, b.minY), (b.maxX, b.minY), (b.minX, b.maxY), (b.maxX, b.maxY)].map {
      m.project(CGPoint(x: $0.0, y: $0.1))
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }

  final func setFrame(_ frame: CGRect) {
    // UIView.h and CALayer's reference: undefined if the transform is not the identity.
    if !CATransform3DIsIdentity(transform) {
      Shim.violate("frame: set on \(label), which is transformed")
    }
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    position = CGPoint(
      x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}
