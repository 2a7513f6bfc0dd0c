import PegbarBase
import PegbarDiagnostics
import PegbarGeometry
import PegbarPasses
import PegbarScene
import PegbarTestSupport
import Testing

/// Repeated keyframes.
struct FindRepeatsTests {
  private static func scene(
    _ keys: [(Double, Double, Curve)], fidelity: Fidelity = .exact
  ) -> Scene {
    let track = Track(
      keys.map { Key(time: $0.0, value: $0.1, curve: $0.2) }, fidelity: fidelity)
    return Make.scene([
      Make.solid(0, Transform(position: .constant(Point(x: 90, y: 90)), rotation: .keyed(track)))
    ])
  }

  private static func rotation(_ scene: Scene) -> Track<Double>? {
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let layer = normalizer.normalized(scene, log: FindingLog()).root.layers[0]
    guard case .number(let track)? = layer.tracks.first(where: { $0.property == .rotation })?.keys
    else { return nil }
    return track
  }

  @Test("a period that occurs three times becomes a repetition")
  func cycle() {
    let scene = Self.scene([
      (0.1, 0, Make.ease), (0.3, 30, .linear), (0.6, 0, Make.ease), (0.8, 30, .linear),
      (1.1, 0, Make.ease), (1.3, 30, .linear), (1.6, 0, .linear),
    ])
    #expect(Self.rotation(scene)?.keys.map(\.value) == [0, 30, 0])
    #expect(Self.rotation(scene)?.repetition == Repeat(count: 3))
    Judge.expectSame(Construct("", scene))
  }

  @Test("motion back and forth with mirrored curves autoreverses")
  func thereAndBack() {
    let out = Curve.bezier(TimingCurve(0.2, 0, 0.4, 1))
    let back = Curve.bezier(TimingCurve(0.6, 0, 0.8, 1))
    let scene = Self.scene([
      (0.2, -5, out), (0.4, 5, back), (0.6, -5, out), (0.8, 5, back), (1, -5, .linear),
    ])
    #expect(Self.rotation(scene)?.keys.map(\.value) == [-5, 5])
    #expect(Self.rotation(scene)?.repetition == Repeat(count: 4, autoreverses: true))
    Judge.expectSame(Construct("", scene))
  }

  @Test("one motion path back and forth autoreverses, and two paths form a cycle")
  func alongCurves() throws {
    let path = MotionPath(control1: Point(x: 40, y: 60), control2: Point(x: 70, y: 60))
    let other = MotionPath(control1: Point(x: 70, y: 120), control2: Point(x: 40, y: 120))
    let ends = [Point(x: 20, y: 90), Point(x: 90, y: 90)]
    for (back, form) in [
      (path.reversed, Repeat(count: 4, autoreverses: true)), (other, Repeat(count: 2)),
    ] {
      let keys = (0...4).map { index in
        Key(
          time: 0.2 + Double(index) * 0.25, value: ends[index % 2],
          motionPath: index == 4 ? nil : index % 2 == 0 ? path : back)
      }
      let scene = Make.scene([Make.solid(0, Transform(position: .joined(.keyed(Track(keys)))))])
      var normalizer = Normalizer()
      normalizer.cleansUp = true
      let layer = normalizer.normalized(scene, log: FindingLog()).root.layers[0]
      let track: Track<Point> = try #require(layer.tracks.track(of: .position))
      #expect(track.repetition == form)
      #expect(track.keys.first?.motionPath != nil)
      Judge.expectSame(Construct("", scene, distance: 0.16))
    }
  }

  @Test("sampled keyframes match if equal after rounding, source keyframes only if identical")
  func sampled() {
    let values = [0, 30, 4e-7, 30, 8e-7]
    let keys = values.enumerated().map { (Double($0) / 5, $1, Make.fast) }
    let sampled = Self.scene(keys, fidelity: .baked(error: 0.01))
    #expect(Self.rotation(sampled)?.repetition == Repeat(count: 2))
    #expect(Self.rotation(sampled)?.fidelity == .baked(error: 0.01))
    Judge.expectSame(Construct("", sampled))
    #expect(Self.rotation(Self.scene(keys))?.repetition == nil)
    let drawn = Self.scene(keys, fidelity: .approximate)
    #expect(Self.rotation(drawn)?.repetition == nil)
  }

  @Test("a repeatedly animated outline becomes a repetition")
  func outline() throws {
    let other = Make.path([(0, 0), (60, 0), (80, 80), (0, 60)])
    let path = Animated.keyed(
      Track(
        (0...4).map {
          Key(time: Double($0) / 4, value: $0 % 2 == 0 ? Make.square : other, curve: Make.fast)
        }))
    let scene = Make.scene([Make.drawing([.path(path)], [Make.fill()])])
    Judge.expectSame(Construct("", scene))
    var normalizer = Normalizer()
    normalizer.cleansUp = true
    let clean = normalizer.normalized(scene, log: FindingLog())
    guard case .path(let track)? = clean.track(.path)?.keys else {
      return #expect(Bool(false))
    }
    #expect(track.repetition == Repeat(count: 2))
    #expect(track.keys.count == 3)
  }

  @Test("keeps keyframes with one deviation, or with a period that rounding breaks")
  func different() {
    let other = Self.scene([
      (0, 0, .linear), (0.2, 30, .linear), (0.4, 0, .linear), (0.6, 31, .linear), (0.8, 0, .linear),
    ])
    #expect(Self.rotation(other)?.keys.count == 5)
    let odd = (0...24).map { (Double($0) / 29.97, Double($0 % 2) * 20, Curve.linear) }
    #expect(Self.rotation(Self.scene(odd))?.keys.count == 25)
  }
}
