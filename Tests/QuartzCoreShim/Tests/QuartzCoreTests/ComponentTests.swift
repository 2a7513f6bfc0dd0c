import Foundation
import QuartzCore
import Testing

extension ShimTests {
  @Suite struct ComponentTests {
    init() { freshShim() }

    // Core Animation Programming Guide, Key-Value Coding Extensions, CATransform3D key paths.
    @Test("gets and sets parts of transforms") func coding() {
      let layer = CALayer()
      layer.setValue(CGFloat(0.5), forKeyPath: "transform.rotation.z")
      layer.setValue(CGFloat(2), forKeyPath: "transform.scale.x")
      layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
      #expect((layer.value(forKeyPath: "transform.rotation") as? CGFloat)?.isNear(0.5) == true)
      let scale = layer.value(forKeyPath: "transform.scale") as? CGFloat
      #expect(scale?.isNear(4.0 / 3) == true)
      let m = layer.transform
      // Scale first, then rotation, then translation.
      #expect(m.m11.isNear(2 * cos(0.5)) && m.m12.isNear(2 * sin(0.5)))
      #expect(m.m21.isNear(-sin(0.5)) && m.m22.isNear(cos(0.5)))
      #expect(m.m41.isNear(3) && m.m42.isNear(4))
    }

    // Same guide: CGPoint, CGSize and CGRect key paths.
    @Test("gets and sets parts of structures") func structures() {
      let layer = CALayer()
      layer.setValue(CGFloat(7), forKeyPath: "position.y")
      layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
      layer.setValue(CGFloat(9), forKeyPath: "bounds.origin.x")
      layer.setValue(CGFloat(5), forKeyPath: "shadowOffset.width")
      #expect(layer.position == CGPoint(x: 0, y: 7))
      #expect(layer.bounds == CGRect(x: 9, y: 0, width: 3, height: 4))
      #expect(layer.value(forKeyPath: "bounds.size.height") as? CGFloat == 4)
      #expect(layer.shadowOffset == CGSize(width: 5, height: -3))
    }

    // Same guide: each part animates alone, with the model's values for the others.
    @Test("parts animate together") func together() {
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 3, 1)
      Shim.flush()
      for (path, end) in [("transform.rotation.z", 1.0), ("transform.scale.y", 5)] {
        let animation = CABasicAnimation(keyPath: path)
        animation.toValue = CGFloat(end)
        animation.duration = 2
        layer.add(animation, forKey: path)
      }
      Shim.advance(to: 1001)
      let m = layer.state().transform
      #expect(m.m11.isNear(2 * cos(0.5)) && m.m12.isNear(2 * sin(0.5)))
      #expect(m.m21.isNear(-4 * sin(0.5)) && m.m22.isNear(4 * cos(0.5)))
    }

    // CATransform3D.h defines rotation. Perspective in the model is kept when a part changes.
    @Test("perspective is kept while the layer rotates") func perspective() {
      let layer = CALayer()
      layer.transform.m34 = -1 / 500
      layer.setValue(CGFloat(0.3), forKeyPath: "transform.rotation.y")
      var expected = CATransform3DIdentity
      expected.m34 = -1 / 500
      expected = CATransform3DRotate(expected, 0.3, 0, 1, 0)
      #expect(layer.transform.m11.isNear(Double(expected.m11)))
      #expect(layer.transform.m13.isNear(Double(expected.m13)))
      #expect(layer.transform.m14.isNear(Double(expected.m14)))
      #expect(layer.transform.m34.isNear(Double(expected.m34)))
    }

    // The order of rotations about two axes is not documented, so a switch selects it. Both are
    // reversible.
    @Test("several rotations read back as they were set", arguments: [false, true])
    func order(zFirst: Bool) {
      Shim.switches.rotatesZFirst = zFirst
      let layer = CALayer()
      for (axis, angle) in [("x", 0.4), ("y", -0.7), ("z", 2)] {
        layer.setValue(CGFloat(angle), forKeyPath: "transform.rotation.\(axis)")
      }
      for (axis, angle) in [("x", 0.4), ("y", -0.7), ("z", 2)] {
        let read = layer.value(forKeyPath: "transform.rotation.\(axis)") as? CGFloat
        #expect(read?.isNear(angle) == true)
      }
      let turned = CATransform3DConcat(
        CATransform3DMakeRotation(0.4, 1, 0, 0), CATransform3DMakeRotation(-0.7, 0, 1, 0))
      let expected = CATransform3DConcat(turned, CATransform3DMakeRotation(2, 0, 0, 1))
      #expect(layer.transform.m12.isNear(Double(expected.m12)) == !zFirst)
    }
  }
}
