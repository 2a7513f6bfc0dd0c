import Foundation
import QuartzCore
import SceneVerifier
import Testing

/// Runs serially because all tests share the clock of the shim.
@Suite(.serialized) struct SceneVerifierTests {
  /// The listing of the scene that `make` creates: a fading group with a masked square that moves
  /// 8 pt in 2 s.
  private static let listing = """
    duration 2
    layer -1 layer group
    layer 0 layer square
    layer 1 mask hole
    time 0
    0 m 1 0 0 0 0 1 0 0 0 0 1 0 10 20 0 1
    0 b 0 0 100 100
    0 o 1
    1 m 1 0 0 0 0 1 0 0 0 0 1 0 10 20 0 1
    1 b 0 0 4 4
    1 p 1 3 0 0 0 0 4 0 4 0 4 0 4 4 4 4 4 4 0 0 0 0
    1 f 1 0.5 0 1
    1 e 0 0
    1 j 10
    1 u 0
    2 m 1 0 0 0 0 1 0 0 0 0 1 0 11 21 0 1
    2 b 0 0 4 4
    time 0.5
    0 o 0.75
    1 m 1 0 0 0 0 1 0 0 0 0 1 0 12 20 0 1
    2 m 1 0 0 0 0 1 0 0 0 0 1 0 13 21 0 1
    time 1.5
    0 o 0.25
    1 m 1 0 0 0 0 1 0 0 0 0 1 0 16 20 0 1
    2 m 1 0 0 0 0 1 0 0 0 0 1 0 17 21 0 1

    """

  private static func verify(
    _ listing: String, adding: CALayer? = nil, keyTimes: [NSNumber] = [0, 1]
  ) throws -> Verification {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    return SceneVerifier.verify(try Listing(Array(listing.utf8))) {
      let scene = make(keyTimes: keyTimes)
      if let adding { scene.layer.addSublayer(adding) }
      return scene
    }
  }

  private static func make(keyTimes: [NSNumber]) -> DrivenScene {
    let root = layer(CALayer(), nil, CGRect(x: 0, y: 0, width: 100, height: 100))
    let group = layer(CALayer(), "group", root.bounds, at: CGPoint(x: 10, y: 20))
    let square = layer(
      CAShapeLayer(), "square", CGRect(x: 0, y: 0, width: 4, height: 4), at: CGPoint(x: 8, y: 0))
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 4))
    path.closeSubpath()
    square.path = path
    square.fillColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    // The verifier ignores containers without a name.
    let container = layer(CALayer(), nil, square.bounds)
    container.addSublayer(
      layer(CALayer(), "hole", square.bounds, at: CGPoint(x: 1, y: 1)))
    square.mask = container
    group.addSublayer(square)
    root.addSublayer(group)
    func attach(_ begin: TimeInterval) {
      group.add(moves("opacity", [1, 0] as [CGFloat], keyTimes, begin), forKey: "scene")
      square.add(moves("position.x", [0, 8] as [CGFloat], [0, 1], begin), forKey: "scene")
    }
    return DrivenScene(
      layer: root,
      scrub: {
        if root.speed != 0 {
          root.speed = 0
          attach(1e-100)
        }
        root.timeOffset = $0 * 2
      }, play: { attach(CACurrentMediaTime()) })
  }

  private static func layer<Layer: CALayer>(
    _ layer: Layer, _ name: String?, _ bounds: CGRect, at position: CGPoint = .zero
  ) -> Layer {
    layer.name = name
    layer.bounds = bounds
    layer.anchorPoint = .zero
    layer.position = position
    return layer
  }

  private static func moves(
    _ keyPath: String, _ values: [Any], _ keyTimes: [NSNumber], _ begin: TimeInterval
  ) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = keyTimes
    animation.duration = 2
    animation.beginTime = begin
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }

  /// Verifies a square that moves 32 pt along a curve with handles of a given length.
  private static func along(_ handle: CGFloat) throws -> Verification {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    let listing = """
      duration 2
      layer -1 layer square
      time 0
      0 m 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1
      0 b 0 0 4 4
      time 0.5
      0 m 1 0 0 0 0 1 0 0 0 0 1 0 8 0 0 1

      """
    return SceneVerifier.verify(try Listing(Array(listing.utf8))) {
      let root = layer(CALayer(), nil, CGRect(x: 0, y: 0, width: 100, height: 100))
      let square = layer(CALayer(), "square", CGRect(x: 0, y: 0, width: 4, height: 4))
      root.addSublayer(square)
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 32, y: 0), control1: CGPoint(x: handle, y: 0),
        control2: CGPoint(x: 32 - handle, y: 0))
      return DrivenScene(layer: root, scrub: nil) {
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 2
        animation.beginTime = CACurrentMediaTime()
        square.add(animation, forKey: nil)
      }
    }
  }

  @Test func pathsHoldByLengthAndByParameter() throws {
    #expect(try Self.along(32 / 3).holds(within: 1e-3))
    // After a quarter of the time, it is at 5 pt by parameter and at 8 pt by length.
    let uneven = try Self.along(0).worst[.points]
    #expect(uneven?.mode == "play by parameter")
    #expect(abs((uneven?.difference.amount ?? 0) - 2.75) < 1e-3)
  }

  @Test("a negative scale holds only if no other component is animated after it")
  func mirrors() throws {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    let listing = """
      duration 2
      layer -1 layer square
      time 1
      0 m -1 0 0 0 0 2 0 0 0 0 1 0 0 0 0 1
      0 b 0 0 4 4

      """
    for (parts, isRight) in [(["y", "x"], true), (["x", "y"], false)] {
      let result = SceneVerifier.verify(try Listing(Array(listing.utf8))) {
        let root = Self.layer(CALayer(), nil, CGRect(x: 0, y: 0, width: 100, height: 100))
        let square = Self.layer(CALayer(), "square", CGRect(x: 0, y: 0, width: 4, height: 4))
        root.addSublayer(square)
        return DrivenScene(layer: root, scrub: nil) {
          for part in parts {
            let value: CGFloat = part == "x" ? -1 : 2
            square.add(
              Self.moves("transform.scale.\(part)", [value, value], [0, 1], CACurrentMediaTime()),
              forKey: nil)
          }
        }
      }
      #expect(result.holds(within: 1e-6) == isRight, "\(result)")
    }
  }

  @Test func aSceneThatIsAsListedHolds() throws {
    let result = try Self.verify(Self.listing)
    #expect(result.holds(within: 1e-6), "\(result)")
    // Three layers at three moments, scrubbed and played, and at the last moment of a scene that
    // appears on screen late.
    #expect(result.states == 21)
    #expect(result.wrong == 0)
  }

  @Test(arguments: [
    ("16 20 0 1", "16.001 20 0 1", Difference.Kind.points, 0.001),
    ("4 0 4 0 4 4", "4 0 4 0.25 4 4", .points, 0.25),
    ("1 0.5 0 1", "1 0.5 0.125 1", .color, 0.125),
    ("0 o 0.75", "0 o 0.5", .opacity, 0.25),
    ("13 21 0 1", "15 21 0 1", .points, 2),
    ("1 e 0 0", "1 e 0 1", .points, 1), ("1 j 10", "1 j 4", .points, 6),
    ("1 u 0", "1 u 1", .points, 1),
  ])
  func aWrongNumberIsFound(
    _ old: String, _ new: String, _ kind: Difference.Kind, _ amount: Double
  ) throws {
    let listing = Self.listing.replacingOccurrences(of: old, with: new)
    let result = try Self.verify(listing)
    let worst = try #require(result.worst[kind])
    #expect(abs(worst.difference.amount - amount) < 1e-6)
    #expect(!result.holds(within: 1e-4))
  }

  @Test(arguments: [(0.25, nil), (0.5, "stop")] as [(Double, String?)])
  func whatIsLeftAfterStoppingIsCompared(_ left: Double, _ mode: String?) throws {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    // The scene stops with the listed opacity or with another one.
    let listing = try Listing(Array((Self.listing + "end\n0 o 0.25\n").utf8))
    let result = SceneVerifier.verify(listing) {
      var scene = Self.make(keyTimes: [0, 1])
      let layers = scene.layer.sublayers ?? []
      scene.stop = {
        for layer in layers + layers.flatMap({ $0.sublayers ?? [] }) { layer.removeAllAnimations() }
        CATransaction.setDisableActions(true)
        layers.first?.opacity = Float(left)
        layers.first?.sublayers?.first?.position.x = 6
      }
      return scene
    }
    #expect(result.holds(within: 1e-4) == (mode == nil), "\(result)")
    if mode != nil { #expect(result.worst[.opacity]?.mode == mode) }
  }

  @Test("parts, speeds and removed animations are compared, and faults in each are found")
  func parts() throws {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    let listing = try Listing(Array(Self.listing.utf8))
    func verified(isFaulty: Bool) -> Verification {
      SceneVerifier.verify(listing, playsParts: true) {
        var scene = Self.make(keyTimes: [0, 1])
        let (play, root) = (scene.play, scene.layer)
        scene.playPart = { range, speed in
          play()
          if isFaulty { return }
          // Local time is the time in the range, shifted to that of the animations.
          let start = CACurrentMediaTime()
          root.speed = speed
          root.beginTime = start
          root.timeOffset = start + (speed < 0 ? range.upperBound : range.lowerBound)
        }
        scene.reattach = {}
        scene.isReversible = true
        return scene
      }
    }
    let faulty = verified(isFaulty: true)
    for mode in ["double speed", "part", "backward", "reattached"] {
      #expect(faulty.modes[mode]?[.opacity] ?? 0 > 0.1, "\(mode)")
    }
    let good = verified(isFaulty: false)
    for mode in ["double speed", "part", "backward"] {
      #expect(good.modes[mode]?[.opacity] ?? 1 < 1e-6, "\(mode)")
    }
  }

  @Test func theWorstDifferenceSaysWhereItIs() throws {
    let listing = Self.listing.replacingOccurrences(of: "0 o 0.25", with: "0 o 0.3")
    let worst = try #require(try Self.verify(listing).worst[.opacity])
    #expect(worst.layer == "group")
    #expect(worst.time == 1.5)
    #expect(worst.mode == "scrub")
    #expect(worst.values == "opacity 0.3 is 0.25")
  }

  @Test func layersThatAreMissingOrTooManyAreFound() throws {
    let missing = Self.listing.replacingOccurrences(
      of: "layer 1 mask hole", with: "layer 1 mask hole\nlayer 0 layer other")
    #expect(try Self.verify(missing).missing == ["group / other"])
    let more = CALayer()
    more.name = "more"
    let result = try Self.verify(Self.listing, adding: more)
    #expect(result.extra == ["more"])
    #expect(!result.holds(within: 1))
  }

  @Test func aMaskIsNoSublayer() throws {
    let listing = Self.listing.replacingOccurrences(of: "layer 1 mask", with: "layer 1 layer")
    let result = try Self.verify(listing)
    #expect(result.missing == ["group / square / hole"])
    #expect(!result.extra.isEmpty)
  }

  @Test func whatTheShimRefusesIsFound() throws {
    let result = try Self.verify(Self.listing, keyTimes: [0, 0.5, 1])
    #expect(!result.violations.isEmpty)
    #expect(!result.holds(within: 1e-4))
  }

  private final class Sharing: CALayer {
    lazy var outlet = CALayer()
    override init() {
      super.init()
      addSublayer(outlet)
    }
    override init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? Self { outlet = other.outlet }
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Forgetful: CALayer {
    lazy var outlet = CALayer()
    override init() {
      super.init()
      addSublayer(outlet)
    }
    override init(layer: Any) {
      super.init(layer: layer)
      outlet.name = "another"
    }
    required init?(coder: NSCoder) { nil }
  }

  private static func faults(adding layer: () -> CALayer) throws -> [String] {
    let result = SceneVerifier.verify(try Listing(Array(listing.utf8))) {
      let scene = make(keyTimes: [0, 1])
      scene.layer.addSublayer(layer())
      return scene
    }
    return result.violations.keys.sorted()
  }

  @Test func presentationCopiesShareTheOutlets() throws {
    Shim.turn.wait()
    defer { Shim.turn.signal() }
    Shim.copies(Sharing.self) { Sharing(layer: $0) }
    Shim.copies(Forgetful.self) { Forgetful(layer: $0) }
    #expect(try Self.faults(adding: Sharing.init).isEmpty)
    #expect(
      try Self.faults(adding: Forgetful.init) == [
        "the presentation copy of a Forgetful has another outlet"
      ])
  }
}
