import Foundation
import QuartzCore
import Testing

extension ShimTests {
  @Suite struct LayerTreeTests {
    init() { freshShim() }

    final class Custom: CALayer {
      let child: CALayer
      override init() {
        child = CALayer()
        super.init()
        addSublayer(child)
      }
      override init(layer: Any) {
        child = (layer as? Custom)?.child ?? CALayer()
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }

    // CALayer.h: sublayers are in order from back to front, with insertion at an index, above and
    // below.
    @Test("sublayers keep their order") func order() {
      let (outer, a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
      outer.addSublayer(a)
      outer.addSublayer(b)
      outer.insertSublayer(c, at: 0)
      outer.insertSublayer(d, above: a)
      #expect(outer.sublayers == [c, a, d, b])
      b.removeFromSuperlayer()
      outer.insertSublayer(b, below: d)
      #expect(outer.sublayers == [c, a, b, d])
      #expect(b.superlayer === outer)
      b.removeFromSuperlayer()
      #expect(b.superlayer == nil && outer.sublayers == [c, a, d])
    }

    // CALayer.h, mask: positioned in the layer's coordinates, without a superlayer.
    @Test("a mask is positioned relative to the layer that it masks") func mask() {
      let (host, mask) = (CALayer(), CALayer())
      host.position = CGPoint(x: 10, y: 0)
      mask.position = CGPoint(x: 5, y: 0)
      host.mask = mask
      #expect(mask.superlayer == nil)
      #expect(mask.worldTransform().m41.isNear(15))
    }

    // CALayer.h, initWithLayer:: creates presentation copies with the layer's values.
    @Test("a copy has the values and does not change the tree") func copies() {
      let layer = Custom()
      layer.opacity = 0.5
      let copy = Custom(layer: layer)
      #expect(copy.opacity == 0.5)
      #expect(copy.child === layer.child)
      #expect(layer.child.superlayer === layer)
      Shim.flush()
      #expect(layer.presentation()?.opacity == 0.5)
    }

    // CALayer.h, presentationLayer: "a copy of the layer", of the same class, created by
    // initWithLayer:.
    @Test("the presentation of a subclass has its class") func subclasses() throws {
      Shim.copies(Custom.self) { Custom(layer: $0) }
      let layer = committed(Custom())
      let copy = try #require(layer.presentation())
      #expect(type(of: copy) == Custom.self && copy !== layer)
      #expect(copy.child === layer.child && copy.model() === layer)
      #expect(layer.sublayers == [layer.child])
    }

    // CALayer.h, layoutIfNeeded. The commit lays out marked layers.
    @Test("layout happens once, at the commit") func layout() {
      final class Counting: CALayer {
        var count = 0
        override func layoutSublayers() { count += 1 }
      }
      let layer = Counting()
      layer.setNeedsLayout()
      layer.setNeedsLayout()
      Shim.flush()
      Shim.flush()
      #expect(layer.count == 1)
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
      #expect(layer.count == 2)
      layer.bounds.size.width = 5
      Shim.flush()
      #expect(layer.count == 3)
      layer.addSublayer(CALayer())
      Shim.flush()
      #expect(layer.count == 4)
    }

    // CALayer.h and its subclasses' headers: the documented defaults.
    @Test("layers have the documented defaults") func defaults() {
      let shape = CAShapeLayer().state()
      #expect(shape.anchorPoint == CGPoint(x: 0.5, y: 0.5) && shape.opacity == 1)
      #expect(shape.fillColor == [0, 0, 0, 1] && shape.strokeColor == nil)
      #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeEnd == 1)
      #expect(shape.shadowOffset == CGSize(width: 0, height: -3) && shape.shadowRadius == 3)
      let gradient = CAGradientLayer().state()
      #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
      #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1) && gradient.type == .axial)
      #expect(CATextLayer().state().fontSize == 36)
      #expect(CAReplicatorLayer().state().instanceCount == 1)
    }
  }
}
