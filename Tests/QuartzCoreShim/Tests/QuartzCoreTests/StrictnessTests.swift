import Foundation
import QuartzCore
import Testing

/// A mistake that Core Animation ignores silently or leaves undefined.
struct Mistake: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () -> Void

  init(_ text: String, _ make: @escaping @Sendable () -> Void) {
    (testDescription, self.make) = (text, make)
  }

  static func keyframes(
    _ text: String, _ keyPath: String = "zPosition",
    _ change: @escaping @Sendable (CAKeyframeAnimation) -> Void
  ) -> Mistake {
    Mistake(text) {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = [0, 1, 2] as [CGFloat]
      animation.duration = 1
      change(animation)
      CALayer().add(animation, forKey: nil)
    }
  }

  static func basic(
    _ text: String, _ keyPath: String = "zPosition",
    _ change: @escaping @Sendable (CABasicAnimation) -> Void
  ) -> Mistake {
    Mistake(text) {
      let animation = ramp(keyPath)
      change(animation)
      CALayer().add(animation, forKey: nil)
    }
  }

  static func shape(
    _ text: String, _ keyPath: String, _ from: @escaping @Sendable () -> Any,
    _ to: @escaping @Sendable () -> Any
  ) -> Mistake {
    Mistake(text) {
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (from(), to(), 1)
      CAShapeLayer().add(animation, forKey: nil)
    }
  }
}

extension ShimTests {
  @Suite struct StrictnessTests {
    init() { freshShim() }

    // CAKeyframeAnimation's reference: keyTimes, timingFunctions, calculationMode, path, values.
    static let keyframes: [Mistake] = [
      .keyframes("key times of another count") { $0.keyTimes = [0, 1] },
      .keyframes("key times that go back") {
        $0.values = [0, 1, 2, 3] as [CGFloat]
        $0.keyTimes = [0, 0.6, 0.5, 1]
      },
      .keyframes("key times that begin late") { $0.keyTimes = [0.1, 0.5, 1] },
      .keyframes("key times that end early") { $0.keyTimes = [0, 0.5, 0.9] },
      .keyframes("discrete key times like linear ones") {
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.5, 1]
      },
      .keyframes("too many timing functions") {
        $0.timingFunctions = [0, 1, 2].map { _ in CAMediaTimingFunction(name: .linear) }
      },
      .keyframes("paced with key times") {
        $0.calculationMode = .paced
        $0.keyTimes = [0, 0.5, 1]
      },
      .keyframes("no values") { $0.values = nil },
      .keyframes("values and a path", "position") {
        $0.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
      },
      .keyframes("a path for a number") {
        $0.values = nil
        $0.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
      },
      .keyframes("an Int beside CGFloats") { $0.values = [CGFloat(0), 1, CGFloat(2)] },
      .keyframes("Doubles") { $0.values = [0.0, 1.0] as [Double] },
      .keyframes("numbers for points", "position") { _ in },
      .keyframes("Booleans without the discrete mode", "hidden") { $0.values = [true, false] },
      .keyframes("a value that is no number") { $0.values = [CGFloat.nan, 1 as CGFloat] },
      .keyframes("a mode that does not exist") {
        $0.calculationMode = CAAnimationCalculationMode(rawValue: "stepped")
      },
      .keyframes("rotation without a path", "position") {
        $0.values = [CGPoint.zero, CGPoint.zero]
        $0.rotationMode = .rotateAuto
      },
    ]

    // CABasicAnimation's reference; CAMediaTiming.h; CAAnimation.h; the properties' own comments.
    static let basic: [Mistake] = [
      .basic("a key path that does not exist", "rotation") { _ in },
      .basic("a part that does not exist", "position.z") { _ in },
      .basic("a property of another class", "strokeEnd") { _ in },
      .basic("the name of Swift's property", "isHidden") { _ in },
      .basic("no key path") { $0.keyPath = nil },
      .basic("no values") { ($0.fromValue, $0.toValue) = (nil, nil) },
      .basic("all three values") { $0.byValue = CGFloat(1) },
      .basic("a negative duration") { $0.duration = -1 },
      .basic("an endless duration") { $0.duration = .infinity },
      .basic("a negative repeat count") { $0.repeatCount = -1 },
      .basic("two kinds of repeats") { ($0.repeatCount, $0.repeatDuration) = (2, 2) },
      .basic("a fill mode that does not exist") {
        $0.fillMode = CAMediaTimingFillMode(rawValue: "hold")
      },
      .basic("staying without filling") { $0.isRemovedOnCompletion = false },
      .basic("the anchor of empty bounds", "anchorPoint.x") { _ in },
      .basic("opacity beyond 1", "opacity") { $0.toValue = CGFloat(20) },
    ]

    // CAShapeLayer.h, path: the same number of control points or segments; strokeStart, strokeEnd.
    static let values: [Mistake] = [
      .shape(
        "paths of different shape", "path",
        { CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil) },
        { CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil) }),
      .shape(
        "colours of different spaces", "fillColor", { CGColor(gray: 0, alpha: 1) },
        { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }),
      .shape("a stroke beyond its end", "strokeEnd", { CGFloat(0) }, { CGFloat(1.5) }),
      .shape("caps do not animate", "lineCap", { CGFloat(0) }, { CGFloat(1) }),
      .shape("dash patterns do not animate", "lineDashPattern", { [1] }, { [2] }),
      .shape("a colour that is a number", "fillColor", { CGFloat(0) }, { CGFloat(1) }),
      Mistake("a colour from nothing") {
        let animation = CABasicAnimation(keyPath: "strokeColor")
        animation.toValue = CGColor(gray: 0, alpha: 1)
        animation.duration = 1
        CAShapeLayer().add(animation, forKey: nil)
      },
      Mistake("a path that does not fit the model") {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        let animation = CABasicAnimation(keyPath: "path")
        animation.toValue = CGPath(
          ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        animation.duration = 1
        layer.add(animation, forKey: nil)
      },
      Mistake("a stroke that starts after its end") {
        let layer = CAShapeLayer()
        layer.strokeStart = 0.75
        layer.strokeEnd = 0.25
        _ = layer.state()
      },
      Mistake("a scale of 0 under a rotation") {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(0, 1, 1)
        layer.add(ramp("transform.rotation.z"), forKey: nil)
      },
      Mistake("a mirrored matrix taken apart") {
        let layer = CALayer()
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        layer.add(ramp("transform.rotation.z"), forKey: nil)
      },
      Mistake("gradient colours of another count") {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(gray: 0, alpha: 1)]
        let animation = CABasicAnimation(keyPath: "colors")
        animation.toValue = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        animation.duration = 1
        layer.add(animation, forKey: nil)
      },
      Mistake("locations where the model has none") {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(gray: 0, alpha: 1)]
        let animation = CABasicAnimation(keyPath: "locations")
        animation.toValue = [0.5] as [NSNumber]
        animation.duration = 1
        layer.add(animation, forKey: nil)
      },
    ]

    // CALayer.h and the headers of its subclasses.
    static let models: [Mistake] = [
      Mistake("fewer locations than colours") {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        layer.locations = [0]
      },
      Mistake("locations that descend") {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        layer.locations = [1, 0]
      },
      Mistake("colors that are none") { CAGradientLayer().colors = ["red", "blue"] },
      Mistake("contents that are no picture") { CALayer().contents = "picture.png" },
      Mistake("a string that is a number") { CATextLayer().string = 5 },
      Mistake("a font that is none") { CATextLayer().font = NSNumber(value: 5) },
      Mistake("an empty dash pattern") { CAShapeLayer().lineDashPattern = [0, 0] },
      Mistake("a dot with caps and without length") {
        let layer = CAShapeLayer()
        (layer.lineDashPattern, layer.lineCap) = ([0, 5], .round)
      },
      Mistake("a negative corner radius") { CALayer().cornerRadius = -1 },
      Mistake("a position that is no number") {
        let layer = CALayer()
        layer.position.x = .nan
        _ = layer.state()
      },
      Mistake("a background on a transform layer") {
        CATransformLayer().backgroundColor = CGColor(gray: 0, alpha: 1)
      },
      Mistake("a mask on a transform layer") { CATransformLayer().mask = CALayer() },
      Mistake("a frame under a transform") {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.frame = .zero
      },
    ]

    // CALayer.h (mask, sublayers), CATransaction.h, CAMediaTimingFunction.h, CGPath.h,
    // CASpringAnimation.h.
    static let trees: [Mistake] = [
      Mistake("a mask with a superlayer") {
        let (outer, mask) = (CALayer(), CALayer())
        outer.addSublayer(mask)
        CALayer().mask = mask
      },
      Mistake("a mask of a mask") {
        let (host, mask) = (CALayer(), CALayer())
        mask.mask = CALayer()
        host.mask = mask
      },
      Mistake("one layer added twice") {
        let (outer, layer) = (CALayer(), CALayer())
        outer.addSublayer(layer)
        outer.addSublayer(layer)
      },
      Mistake("a layer within itself") {
        let (outer, layer) = (CALayer(), CALayer())
        outer.addSublayer(layer)
        layer.addSublayer(outer)
      },
      Mistake("above a stranger") { CALayer().insertSublayer(CALayer(), above: CALayer()) },
      Mistake("a commit without a beginning") { CATransaction.commit() },
      Mistake("a beginning without a commit") {
        CATransaction.begin()
        Shim.flush()
        CATransaction.commit()
      },
      Mistake("time that runs back") { Shim.advance(to: 1) },
      Mistake("a curve that is no function") {
        _ = CAMediaTimingFunction(controlPoints: 1.5, 0, 0, 1)
      },
      Mistake("a line from nowhere") { CGMutablePath().addLine(to: .zero) },
      Mistake("a group without animations") { CALayer().add(group([]), forKey: nil) },
      Mistake("a delegate of a member") {
        let member = ramp()
        member.delegate = TransactionTests.Listener()
        CALayer().add(group([member]), forKey: nil)
      },
      Mistake("a member without a duration") {
        CALayer().add(group([ramp(duration: 0)]), forKey: nil)
      },
      Mistake("a spring without mass") {
        let spring = CASpringAnimation(keyPath: "zPosition")
        (spring.mass, spring.toValue, spring.duration) = (0, CGFloat(1), 1)
        CALayer().add(spring, forKey: nil)
      },
      Mistake("a transition that ends before it starts") {
        let fade = CATransition()
        (fade.startProgress, fade.endProgress, fade.duration) = (0.75, 0.25, 1)
        CALayer().add(fade, forKey: nil)
      },
    ]

    @Test("reports each violation", arguments: keyframes + basic + values + models + trees)
    func told(mistake: Mistake) {
      let found = violations {
        mistake.make()
        Shim.advance(to: Shim.time + 0.25)
        for layer in made { _ = layer.state() }
      }
      #expect(!found.isEmpty)
    }

    // Presented values are checked only when the state of a layer is read.
    private var made: [CALayer] { Shim.animatedLayers }

    // CAAnimation.h: a switch, because any number bridges to NSNumber on Apple's platforms.
    @Test("the switch allows bare numbers") func bareNumbers() {
      Shim.switches.allowsBareNumbers = true
      let layer = committed(CALayer())
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      animation.values = [CGFloat(1), 3, 5.0]
      animation.duration = 1
      layer.add(animation, forKey: nil)
      Shim.advance(to: 1000.25)
      #expect(layer.state().zPosition == 2)
    }

    // CAKeyframeAnimation, keyTimes: "greater than, or equal to, the previous". The effect of equal
    // ones is open.
    @Test("equal key times jump, or are reported", arguments: [true, false])
    func equalTimes(jump: Bool) {
      Shim.switches.equalKeyTimesJump = jump
      let layer = committed(CALayer())
      let found = violations {
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        animation.values = [0, 10, 20, 20] as [CGFloat]
        animation.keyTimes = [0, 0.5, 0.5, 1]
        animation.duration = 1
        layer.add(animation, forKey: nil)
      }
      #expect(found.isEmpty == jump)
      Shim.advance(to: 1000.25)
      #expect(layer.state().zPosition == 5)
      Shim.advance(to: 1000.5)
      #expect(layer.state().zPosition == 20)
    }

    // CAShapeLayer.h, path: only interpolation between different structures is undefined, not a
    // jump.
    @Test("paths of any structure can follow each other without interpolation")
    func jumps() {
      let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
      let (square, circle) = (
        CGPath(rect: rect, transform: nil), CGPath(ellipseIn: rect, transform: nil)
      )
      for mode in [CAAnimationCalculationMode.discrete, .linear] {
        let layer = committed(CAShapeLayer())
        let start = Shim.time
        let animation = CAKeyframeAnimation(keyPath: "path")
        animation.calculationMode = mode
        animation.values = mode == .discrete ? [square, circle] : [square, square, circle, circle]
        animation.keyTimes = mode == .discrete ? [0, 0.5, 1] : [0, 0.5, 0.5, 1]
        animation.duration = 1
        layer.add(animation, forKey: nil)
        Shim.advance(to: start + 0.25)
        #expect(layer.state().path?.count == 5)
        Shim.advance(to: start + 0.5)
        #expect(layer.state().path?.count == 6)
      }
    }

    // Violations trap unless a handler is set.
    @Test("an unknown key path traps") func trapsOnKeyPath() async {
      await #expect(processExitsWith: .failure) {
        Shim.reset()
        CALayer().add(ramp("nothing"), forKey: nil)
      }
    }
    @Test("an unbalanced commit traps") func trapsOnCommit() async {
      await #expect(processExitsWith: .failure) {
        Shim.reset()
        CATransaction.commit()
      }
    }
  }
}

private func group(_ members: [CAAnimation]) -> CAAnimationGroup {
  let group = CAAnimationGroup()
  (group.animations, group.duration) = (members, 1)
  return group
}
