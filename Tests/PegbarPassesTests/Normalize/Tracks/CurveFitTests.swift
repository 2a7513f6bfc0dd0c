import PegbarFrames
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarPasses

/// Easing curves that are fitted to positions along a segment.
struct CurveFitTests {
  private static func places(_ share: (Double) -> Double) -> [Sample<Double>] {
    (1..<20).map { Sample(time: Double($0) / 20, value: share(Double($0) / 20)) }
  }

  @Test(
    "points along an easing curve result in that curve",
    arguments: [
      TimingCurve(0.42, 0, 0.58, 1), TimingCurve(0.1, 0.7, 0.2, 1), TimingCurve(0.8, 0.1, 0.9, 0.4),
      TimingCurve(0.4, 0, 0.7, 0.5), TimingCurve(0.25, 0.1, 0.25, 1),
    ])
  func known(_ curve: TimingCurve) throws {
    let places = Self.places { curve.progress(at: $0) }
    let fit = try #require(CurveFit(places, within: 1e-5))
    for place in places {
      #expect(abs(fit.curve.progress(at: place.time) - place.value) < 1e-4)
    }
  }

  @Test("a fitted curve is a valid timing function")
  func legal() throws {
    let ways: [(Double) -> Double] = [
      { _ in 0 }, { _ in 1 }, { $0 * 3 - 1 }, { 1 - $0 }, { $0 < 0.5 ? 0 : 1 }, { _ in 1e300 },
      { $0 * 1e9 },
    ]
    for way in ways {
      guard let curve = CurveFit(Self.places(way), within: 0.01)?.curve else { continue }
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] { #expect(0...1 ~= number) }
    }
  }

  @Test("non-finite values result in no curve")
  func none() {
    #expect(CurveFit([], within: 0.01)?.curve.x1.isFinite != false)
    #expect(CurveFit(Self.places { _ in .nan }, within: 0.01) == nil)
    #expect(CurveFit(Self.places { _ in .infinity }, within: 0.01) == nil)
  }
}
