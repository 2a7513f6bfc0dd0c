import PegbarBase
import PegbarDiagnostics
import PegbarFrames
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// The number of keyframes that sampling requires.
@Suite struct SamplingTests {
  /// Returns motion along an arc, 100 points wide.
  private static func arc(_ curve: Curve, height: Double = 60) -> Animated<Point> {
    let motionPath = MotionPath(
      control1: Point(x: 0, y: 80 - height), control2: Point(x: 100, y: 80 - height))
    return .keyed(
      Track([
        Key(time: 0, value: Point(x: 0, y: 80), curve: curve, motionPath: motionPath),
        Key(time: 1, value: Point(x: 100, y: 80)),
      ]))
  }

  /// Returns the keyframes of an anchor point, which cannot follow a path.
  private func keys(_ anchor: Animated<Point>) throws -> Track<Point> {
    let scene = Make.scene([Make.solid(0, Transform(anchor: .joined(anchor)))])
    Judge.expectSame(Construct("", scene, distance: 0.26))
    let track = try #require(Normalizer().normalized(scene, log: FindingLog()).track(.anchor))
    guard case .point(let keys) = track.keys else {
      Issue.record("\(track)")
      return Track([])
    }
    return keys
  }

  @Test("a nearly straight path keeps the source curve without further keyframes")
  func easingIsKept() throws {
    let ease = Curve.bezier(TimingCurve(0.6, 0, 0.4, 1))
    let eased = try keys(Self.arc(ease, height: 0.1))
    #expect(eased.keys.map(\.curve) == [ease, .linear])
    #expect(eased.keys.map(\.time) == [0, 1])
  }

  @Test("a curved path has as few linear segments as necessary, eased if that is shorter")
  func straightWays() throws {
    for curve in [Curve.linear, .bezier(TimingCurve(0.6, 0, 0.4, 1))] {
      let track = try keys(Self.arc(curve))
      #expect(track.keys.allSatisfy { $0.motionPath == nil })
      #expect((8...30).contains(track.keys.count), "\(track.keys.count)")
    }
  }

  @Test("the time of the largest error is during the motion")
  func errorTime() throws {
    guard case .baked(let error, let time) = try keys(Self.arc(.linear)).fidelity else {
      Issue.record("not sampled")
      return
    }
    #expect(error > 0.05 && error <= 0.25)
    #expect((0...1).contains(try #require(time)))
  }

  @Test("samples coordinates with separate curves linearly")
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
    #expect(keys.keys.allSatisfy { $0.motionPath == nil })
    #expect((3...25).contains(keys.keys.count), "\(keys.keys.count)")
  }

  /// Returns the end of a trim, which is the sum of the end and its offset.
  private func strokeEnd(_ end: Animated<Double>, _ offset: Animated<Double>) throws
    -> Track<Double>
  {
    let scene = Make.scene([
      Make.drawing(
        [Make.geometry(Make.zigzag)], [Make.stroke()],
        [Make.trim(.constant(0), end, offset: offset)])
    ])
    Judge.expectSame(Construct("", scene, distance: 0.26))
    let track = try #require(Normalizer().normalized(scene, log: FindingLog()).track(.strokeEnd))
    guard case .number(let keys) = track.keys else {
      Issue.record("\(track)")
      return Track([])
    }
    return keys
  }

  @Test("merges linear segments along one curve into that curve")
  func fittedCurve() throws {
    let end = Make.moving((0, 0.0), (2, 0.5), curve: .bezier(TimingCurve(0.5, 0, 0.5, 1)))
    let offset = Make.moving((0, 0.0), (2, 0.4), curve: .bezier(TimingCurve(0.4, 0, 0.6, 1)))
    let track = try strokeEnd(end, offset)
    #expect(track.keys.count <= 4)
    #expect(track.keys.dropLast().contains { $0.curve != .linear })
    guard case .baked(let error, _) = track.fidelity else { return #expect(Bool(false)) }
    #expect(error > 0 && error <= 0.0002)
    for key in track.keys.dropLast() {
      guard case .bezier(let curve) = key.curve else { continue }
      // Digits without a visible effect are omitted.
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] {
        #expect(0...1 ~= number)
        #expect(abs(number * 1e4 - (number * 1e4).rounded()) < 1e-6)
      }
    }
  }

  @Test("a curve extends at most to the turning point of the value")
  func turns() throws {
    let end = Animated.keyed(
      Track([
        Key(time: 0, value: 0, curve: .bezier(TimingCurve(0.3, 0.2, 0.2, 1))),
        Key(time: 2, value: 0.6),
      ]))
    let offset = Make.moving((0, 0.35), (2, 0), curve: .bezier(TimingCurve(0.9, 0, 0.8, 1)))
    let track = try strokeEnd(end, offset)
    #expect(track.keys.contains { $0.value > 0.7 })
    #expect(track.keys.dropLast().contains { $0.curve != .linear })
    for (key, next) in zip(track.keys, track.keys.dropFirst()) where key.curve != .linear {
      let between = (1..<10).map {
        track.value(at: key.time + (next.time - key.time) * Double($0) / 10)
      }
      let range = min(key.value, next.value) - 1e-9...max(key.value, next.value) + 1e-9
      #expect(between.allSatisfy { range.contains($0) })
    }
  }
}
