import Foundation
import QuartzCore

extension CALayer {
  /// Returns the values that Core Animation presents.
  func state() -> LayerState { LayerState(self) }

  /// Returns the transform to the coordinates around the scene, from presented values.
  ///
  /// A mask is relative to the layer it masks, whose sublayer transform does not apply to it.
  func worldTransform() -> CATransform3D {
    var world = (presentation() ?? self).toParent
    var layer = self
    while let (host, masks) = Stage.host(of: layer) {
      let copy = host.presentation() ?? host
      if !masks { world = CATransform3DConcat(world, copy.forSublayers) }
      if !(host is CATransformLayer) {
        (world.m13, world.m23, world.m33, world.m43) = (0, 0, 1, 0)
      }
      world = CATransform3DConcat(world, copy.toParent)
      layer = host
    }
    return world
  }

  private var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.width,
      y: bounds.origin.y + anchorPoint.y * bounds.height)
  }

  /// The transform to the coordinates of the superlayer: the anchor point is at the position.
  private var toParent: CATransform3D {
    let moved = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
    return CATransform3DConcat(
      moved, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// The sublayer transform, which is about the anchor point.
  private var forSublayers: CATransform3D {
    let centered = CATransform3DTranslate(
      sublayerTransform, -anchor.x, -anchor.y, -anchorPointZ)
    return CATransform3DConcat(
      centered, CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
  }
}
