import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Positions along curves keep the curves, divided until length and parameter match.
@Suite struct MotionPiecesTests {
  /// A path with one long control point.
  ///
  /// Its points by parameter and by length are up to 44 points apart.
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

  /// Returns the largest distance between motion by parameter and motion by length in a segment.
  private func difference(_ key: Key<Point>, _ next: Key<Point>) -> Double {
    guard let path = key.motionPath else { return 0 }
    let curve = CubicCurve(key.value, path.control1, path.control2, next.value)
    let motion = MotionSegment(from: key.value, to: next.value, motionPath: path)
    return (0...200).reduce(0) {
      let share = Double($1) / 200
      return max($0, (motion.point(at: share) - curve.point(at: share)).length)
    }
  }

  @Test("a sufficiently uniform curve remains one segment, with the source control points")
  func whole() throws {
    let path = MotionPath(control1: Point(x: 53, y: 70), control2: Point(x: 87, y: 70))
    let found = try track(Self.way(Make.ease, path), distance: 1e-4)
    #expect(found.keys.map(\.time) == [0.2, 1.6])
    #expect(found.keys.map(\.curve) == [Make.ease, .linear])
    #expect(found.keys[0].motionPath == path)
    #expect(found.fidelity == .exact)
  }

  @Test(
    "divides an uneven curve until length and parameter match",
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

  @Test("divides motion enlarged by parents further")
  func enlarged() throws {
    let (plain, large) = (try track(Self.way(Make.ease)), try track(Self.way(Make.ease), in: 10))
    #expect(large.keys.count > plain.keys.count)
    #expect(zip(large.keys, large.keys.dropFirst()).allSatisfy { difference($0, $1) <= 0.03 })
  }

  @Test("reports that a position follows its path, with the error")
  func finding() throws {
    let log = FindingLog()
    let position = AnimatedPoint.joined(Self.way(Make.ease))
    let scene = Make.scene([Make.solid(1, Transform(position: position))])
    let track: Track<Point> = try #require(
      Normalizer().normalized(scene, log: log).root.layers[0].tracks.track(of: .position))
    let finding = try #require(log.findings.first { $0.kind == .motionBaked })
    let count = track.keys.count
    #expect(finding.message == "the motion path of Position was sampled into \(count) keyframes")
  }

  @Test("a path that ends at its start is not a rest")
  func loop() throws {
    let found = try track(Self.way(.linear, to: Point(x: 20, y: 80)))
    #expect(found.keys.first?.value == found.keys.last?.value)
    #expect(found.keys.dropLast().allSatisfy { $0.motionPath != nil })
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    // A single curve from a point back to itself, which rounding and the cleanup must not turn into
    // a rest.
    let path = MotionPath(control1: Point(x: 60, y: 40), control2: Point(x: -20, y: 40))
    let loop = Self.way(.linear, path, to: Point(x: 20, y: 80))
    let scene = Make.scene([Make.solid(1, Transform(position: .joined(loop)))])
    let layer = normalizer.normalized(scene, log: FindingLog()).root.layers.first
    let track: Track<Point>? = layer?.tracks.track(of: .position)
    #expect(track?.hasMotionPaths == true && track?.keys.first?.time == 0.2)
  }

  @Test("samples an overshooting curve, because its motion path ends")
  func overshooting() throws {
    let found = try track(
      Self.way(.bezier(TimingCurve(0.4, -0.6, 0.6, 1.6))), distance: 0.26)
    #expect(!found.hasMotionPaths)
    #expect(found.keys.count > 8)
    guard case .baked(let error, _) = found.fidelity else { return #expect(Bool(false)) }
    #expect(error <= 0.25)
  }

  @Test("accepts control points beyond the ends if the value is monotonic")
  func monotone() throws {
    // The part after the middle also has such control points.
    let found = try track(Self.way(.bezier(TimingCurve(0.9, 0, 0.1, 1))))
    #expect(found.keys.dropLast().allSatisfy { $0.motionPath != nil })
  }

  @Test("keeps linear, hold and curved segments of one track")
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
