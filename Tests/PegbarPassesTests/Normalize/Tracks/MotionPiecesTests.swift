import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Positions along curves keep the curves, in pieces that look the same whatever they are travelled by.
@Suite struct MotionPiecesTests {
  /// A way with one long control point: by its parameter it is up to 44 points from where it is by length.
  private static let uneven = MotionPath(
    control1: Point(x: 0, y: -240), control2: Point(x: 90, y: 60))

  private static func way(
    _ curve: Curve, _ path: MotionPath = uneven, to end: Point = Point(x: 120, y: 80)
  ) -> Animated<Point> {
    .keyed(
      Track([
        Key(time: 0.2, value: Point(x: 20, y: 80), curve: curve, motionPath: path),
        Key(time: 1.6, value: end),
      ]))
  }

  private func track(
    _ position: Animated<Point>, in scale: Double = 1, distance: Double = 0.16
  ) throws -> Track<Point> {
    let outer = Transform(scale: .constant(Point(x: scale, y: scale)))
    var layer = Make.solid(1, Transform(position: .joined(position)))
    layer.transformParent = LayerID(0)
    let scene = Make.scene([Make.null(0, outer), layer])
    Judge.expectSame(Construct("", scene, distance: distance))
    let track = try #require(Normalizer().normalized(scene, log: FindingLog()).track(.position))
    guard case .point(let keys) = track.keys else {
      Issue.record("\(track)")
      return Track([])
    }
    return keys
  }

  /// The largest distance between both ways to travel a segment.
  private func difference(_ key: Key<Point>, _ next: Key<Point>) -> Double {
    guard let path = key.motionPath else { return 0 }
    let curve = CubicCurve(key.value, path.control1, path.control2, next.value)
    let motion = MotionSegment(from: key.value, to: next.value, bend: path)
    return (0...200).reduce(0) {
      let share = Double($1) / 200
      return max($0, (motion.point(at: share) - curve.point(at: share)).length)
    }
  }

  @Test("a curve that is even enough stays one segment, with the source's control points")
  func whole() throws {
    let path = MotionPath(control1: Point(x: 53, y: 70), control2: Point(x: 87, y: 70))
    let found = try track(Self.way(Make.ease, path), distance: 1e-4)
    #expect(found.keys.map(\.time) == [0.2, 1.6])
    #expect(found.keys.map(\.curve) == [Make.ease, .linear])
    #expect(found.keys[0].motionPath == path)
    #expect(found.fidelity == .exact)
  }

  @Test(
    "an uneven curve is divided until it is the same by length and by parameter",
    arguments: [Curve.linear, Make.ease, Make.fast])
  func pieces(curve: Curve) throws {
    let found = try track(Self.way(curve))
    let segments = Array(zip(found.keys, found.keys.dropFirst()))
    #expect((3...9).contains(segments.count))
    #expect(segments.contains { key, _ in key.motionPath != nil })
    #expect(segments.map { difference($0, $1) }.max() ?? 1 <= 0.3)
    guard case .baked(let error, _) = found.fidelity else { return #expect(Bool(false)) }
    #expect(error > 0.05 && error <= 0.15)
  }

  @Test("what parents enlarge is divided further")
  func enlarged() throws {
    let (plain, large) = (try track(Self.way(Make.ease)), try track(Self.way(Make.ease), in: 10))
    #expect(large.keys.count > plain.keys.count)
    #expect(zip(large.keys, large.keys.dropFirst()).allSatisfy { difference($0, $1) <= 0.03 })
  }

  @Test("the report says that a position follows its path, and how far it is off")
  func finding() throws {
    let log = FindingLog()
    let position = AnimatedPoint.joined(Self.way(Make.ease))
    let scene = Make.scene([Make.solid(1, Transform(position: position))])
    let track: Track<Point> = try #require(
      Normalizer().normalized(scene, log: log).root.layers[0].tracks.track(of: .position))
    let finding = try #require(log.findings.first { $0.kind == .motionBaked })
    #expect(finding.message == "Position follows its motion path with \(track.keys.count) keys")
  }

  @Test("a way that ends where it began is no rest")
  func loop() throws {
    let found = try track(Self.way(.linear, to: Point(x: 20, y: 80)))
    #expect(found.keys.first?.value == found.keys.last?.value)
    #expect(found.keys.dropLast().allSatisfy { $0.motionPath != nil })
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    // One curve from a point to itself, of which rounding and cleaning up must not make a rest.
    let path = MotionPath(control1: Point(x: 60, y: 40), control2: Point(x: -20, y: 40))
    let loop = Self.way(.linear, path, to: Point(x: 20, y: 80))
    let scene = Make.scene([Make.solid(1, Transform(position: .joined(loop)))])
    let layer = normalizer.normalized(scene, log: FindingLog()).root.layers.first
    let track: Track<Point>? = layer?.tracks.track(of: .position)
    #expect(track?.hasMotionPaths == true && track?.keys.first?.time == 0.2)
  }

  @Test("a curve that overshoots has no path to go on, and is sampled")
  func overshooting() throws {
    let found = try track(
      Self.way(.bezier(TimingCurve(0.4, -0.6, 0.6, 1.6))), distance: 0.26)
    #expect(!found.hasMotionPaths)
    #expect(found.keys.count > 8)
    guard case .baked(let error, _) = found.fidelity else { return #expect(Bool(false)) }
    #expect(error <= 0.25)
  }

  @Test("control points beyond the ends do no harm where the value goes one way")
  func monotone() throws {
    // Its part after the middle has such control points, too.
    let found = try track(Self.way(.bezier(TimingCurve(0.9, 0, 0.1, 1))))
    #expect(found.keys.dropLast().allSatisfy { $0.motionPath != nil })
  }

  @Test("straight, held and curved segments of one track stay what they are")
  func mixed() throws {
    let keys = [
      Key(time: 0, value: Point(x: 0, y: 80), curve: Make.fast),
      Key(time: 0.4, value: Point(x: 20, y: 80), curve: .hold),
      Key(time: 0.8, value: Point(x: 40, y: 80), curve: Make.ease, motionPath: Self.uneven),
      Key(time: 1.8, value: Point(x: 120, y: 80)),
    ]
    let found = try track(.keyed(Track(keys)))
    #expect(Array(found.keys.prefix(2)) == Array(keys.prefix(2)))
    #expect(found.keys.dropFirst(2).dropLast().allSatisfy { $0.motionPath != nil })
  }
}
