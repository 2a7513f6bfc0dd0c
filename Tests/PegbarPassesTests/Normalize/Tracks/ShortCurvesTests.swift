import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarPasses

@Suite("Short curves")
struct ShortCurvesTests {
  private let divided = TimingCurve(0.302489, 0.321933, 0.646354, 0.675047)

  /// Returns the short form of a curve for a property that changes by an amount.
  private func short(
    _ curve: TimingCurve, of property: LayerProperty = .positionX, by change: Double
  ) -> TimingCurve {
    ShortCurves(scene([track(curve, of: property, by: change)]))[curve]
  }

  private func track(
    _ curve: TimingCurve, of property: LayerProperty = .positionX, by change: Double
  ) -> NormalizedTrack {
    let keys = [
      Key(time: 0, value: 0, curve: Curve.bezier(curve)), Key(time: 1, value: change),
    ]
    return NormalizedTrack(property: property, keys: .number(Track(keys)))
  }

  private func scene(_ tracks: [NormalizedTrack]) -> NormalizedScene {
    let layers = tracks.map {
      NormalizedLayer(
        name: "layer", bounds: Rect(x: 0, y: 0, width: 10, height: 10), tracks: [$0])
    }
    return NormalizedScene(
      name: "scene", duration: 10, frameRate: 30,
      root: NormalizedComposition(
        name: "root", size: Size(width: 100, height: 100), layers: layers))
  }

  @Test("a curve has the decimals that the distance of its values requires")
  func distances() {
    #expect(short(divided, by: 1) == TimingCurve(0.302, 0.322, 0.646, 0.675))
    #expect(short(divided, by: 15) == TimingCurve(0.3025, 0.3219, 0.6464, 0.675))
    #expect(short(divided, by: 100) == TimingCurve(0.30249, 0.32193, 0.64635, 0.67505))
    #expect(short(divided, by: 100_000) == divided)
    #expect(short(divided, by: .infinity) == divided)
    #expect(short(divided, by: .nan) == divided)
  }

  @Test("a fraction needs fewer digits than a factor")
  func properties() {
    #expect(short(divided, of: .opacity, by: 1) == TimingCurve(0.302, 0.322, 0.646, 0.675))
    #expect(short(divided, of: .scaleX, by: 1) == TimingCurve(0.30249, 0.32193, 0.64635, 0.67505))
  }

  @Test("a curve with three decimals is unchanged")
  func usual() {
    let curve = TimingCurve(0.167, 0.001, 0.833, 0.999)
    #expect(short(curve, by: 1) == curve)
  }

  @Test("a curve with several uses keeps the digits that one of them needs")
  func uses() {
    let curves = ShortCurves(scene([track(divided, by: 1), track(divided, by: 100_000)]))
    #expect(curves[divided] == divided)
  }

  @Test("along a path, the length of the path counts")
  func paths() {
    let far = Point(x: 100_000, y: 0)
    let keys = [
      Key(
        time: 0, value: Point(x: 0, y: 0), curve: .bezier(divided),
        motionPath: MotionPath(control1: far, control2: far)),
      Key(time: 1, value: Point(x: 1, y: 0)),
    ]
    let track = NormalizedTrack(property: .position, keys: .point(Track(keys)))
    #expect(ShortCurves(scene([track]))[divided] == divided)
  }
}
