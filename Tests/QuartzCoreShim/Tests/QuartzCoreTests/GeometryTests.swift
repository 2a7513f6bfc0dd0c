import Foundation
import QuartzCore
import Testing

extension ShimTests {
  @Suite struct GeometryTests {
    init() { freshShim() }

    // Core Animation Programming Guide, Layers Use Two Types of Coordinate Systems: the anchor
    // point is at the position, and the transform is about it.
    @Test("the anchor point is at the position") func anchor() {
      let layer = CALayer()
      layer.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      layer.position = CGPoint(x: 100, y: 50)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      let world = layer.worldTransform()
      // The anchor is (5, 15). A point 20 to its right rotates to 20 below it (y points down).
      #expect((world.m11 * 25 + world.m21 * 15 + world.m41).isNear(100))
      #expect((world.m12 * 25 + world.m22 * 15 + world.m42).isNear(70))
    }

    // CALayer.h, sublayerTransform: applied to the sublayers, about the layer's anchor point.
    @Test("perspective has its vanishing point at the anchor") func perspective() {
      let (outer, layer) = (CALayer(), CALayer())
      outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.position = CGPoint(x: 50, y: 50)
      outer.sublayerTransform.m34 = -1 / 100
      layer.position = CGPoint(x: 70, y: 50)
      layer.zPosition = 50
      outer.addSublayer(layer)
      let world = layer.worldTransform()
      // Halfway to the eye, everything is twice as far from the center.
      #expect((world.m41 / world.m44).isNear(90))
      #expect((world.m42 / world.m44).isNear(50))
    }

    // CATransformLayer.h: other layers flatten their sublayers into their plane.
    @Test("depth ends at a plain layer", arguments: [false, true])
    func depth(isKept: Bool) {
      let (outer, layer) = (isKept ? CATransformLayer() : CALayer(), CALayer())
      outer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
      layer.zPosition = 10
      outer.addSublayer(layer)
      // Rotated by 30 degrees about y, 10 points toward the eye are 5 to the right.
      #expect(layer.worldTransform().m41.isNear(isKept ? 5 : 0))
    }

    // CALayer.h, frame: derived from bounds, position and anchor point.
    @Test("setting the frame sets bounds and position") func frame() {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      #expect(layer.position == CGPoint(x: 25, y: 40))
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    // CGPath.h, CGPathApplyWithBlock: the elements in order, each with its points.
    @Test("a path passes its elements to a block") func elements() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
      path.addCurve(
        to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
      path.closeSubpath()
      var types: [CGPathElementType] = []
      var numbers: [CGFloat] = []
      let counts = [1, 1, 2, 3, 0]
      path.applyWithBlock { element in
        let count = counts[types.count]
        types.append(element.pointee.type)
        for index in 0..<count {
          let point = element.pointee.points[index]
          numbers += [point.x, point.y]
        }
      }
      #expect(
        types == [
          .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
        ])
      #expect(numbers == (1...14).map { CGFloat($0) })
    }
  }
}
