import PegbarDiagnostics
import PegbarPasses
import PegbarScene
import Testing

/// How few keys sampling needs.
@Suite struct SamplingTests {
  /// A way along an arc, 100 points wide.
  private static func arc(_ curve: Curve, height: Double = 60) -> Animated<Point> {
    let bend = MotionPath(
      control1: Point(x: 0, y: 80 - height), control2: Point(x: 100, y: 80 - height))
    return .keyed(
      Track([
        Key(time: 0, value: Point(x: 0, y: 80), curve: curve, motionPath: bend),
        Key(time: 1, value: Point(x: 100, y: 80)),
      ]))
  }

  private func keys(_ position: Animated<Point>) throws -> Track<Point> {
    let scene = Make.scene([Make.solid(0, Transform(position: .joined(position)))])
    Judge.expectSame(Construct("", scene, distance: 0.26))
    let track = try #require(Normalizer().normalized(scene, log: FindingLog()).track(.position))
    guard case .point(let keys) = track.keys else {
      Issue.record("\(track)")
      return Track([])
    }
    return keys
  }

  @Test("a way that hardly bends keeps the source's curve and needs no further key")
  func easingIsKept() throws {
    let ease = Curve.bezier(TimingCurve(0.6, 0, 0.4, 1))
    let eased = try keys(Self.arc(ease, height: 0.1))
    #expect(eased.keys.map(\.curve) == [ease, .linear])
    #expect(eased.keys.map(\.time) == [0, 1])
  }

  @Test("a way that bends has straight segments, as few as its form needs")
  func straightSegments() throws {
    for curve in [Curve.linear, .bezier(TimingCurve(0.6, 0, 0.4, 1))] {
      let track = try keys(Self.arc(curve))
      #expect(track.keys.allSatisfy { $0.curve == .linear })
      #expect((8...40).contains(track.keys.count))
    }
  }

  @Test("the time of the largest error lies inside of the motion")
  func errorTime() throws {
    guard case .baked(let error, let time) = try keys(Self.arc(.linear)).fidelity else {
      Issue.record("not sampled")
      return
    }
    #expect(error > 0.05 && error <= 0.25)
    #expect((0...1).contains(try #require(time)))
  }

  @Test("coordinates with curves of their own are sampled with straight segments")
  func separateCurves() throws {
    let x = Make.moving((0, 0), (1, 100), curve: .bezier(TimingCurve(0.8, 0, 0.2, 1)))
    let y = Make.moving((0, 0), (1, 100), curve: .bezier(TimingCurve(0.1, 0, 0.9, 1)))
    let transform = Transform(anchor: .split(x: x, y: y))
    let scene = Make.scene([Make.solid(0, transform)])
    Judge.expectSame(Construct("", scene, distance: 0.26))
    let track = try #require(Normalizer().normalized(scene, log: FindingLog()).track(.anchor))
    guard case .point(let keys) = track.keys else {
      Issue.record("\(track)")
      return
    }
    #expect(keys.keys.allSatisfy { $0.curve == .linear })
    #expect((3...30).contains(keys.keys.count))
  }
}
