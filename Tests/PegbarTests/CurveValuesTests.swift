import PegbarScene
import Pegbar
import PegbarGeometry
import Testing

/// Curves as tables of values for use outside layers.
@Suite struct CurveValuesTests {
  @Test("linear curves and holds")
  func plain() {
    #expect(Curve.linear.values(from: 10, to: 20, count: 5) == [10, 12.5, 15, 17.5, 20])
    #expect(Curve.hold.values(from: 1, to: 2, count: 3) == [1, 1, 2])
    #expect(Curve.linear.values(from: 1, to: 2, count: 1) == [2])
    #expect(Curve.linear.values(from: 1, to: 2, count: 0) == [])
    #expect(Curve.linear.values(from: 1, to: 2, count: -3) == [])
  }

  @Test("a cubic passes through the midpoints of the de Casteljau construction")
  func cubic() {
    // Symmetric, so half of the time is half of the parameter, where x = y = 1/2.
    let curve = Curve.bezier(TimingCurve(0.42, 0, 0.58, 1))
    let values = curve.values(from: 0, to: 100, count: 3)
    #expect(abs(values[1] - 50) < 1e-9)
    // x(1/4) = 3·(3/4)²·(1/4)·0.42 + 3·(3/4)·(1/4)²·0.58 + (1/4)³ = 0.2743750, y(1/4) = 0.15625.
    let fine = curve.values(from: 0, to: 1, count: 10_001)
    #expect(abs(fine[2744] - 0.15628) < 1e-4)
    #expect(zip(fine, fine.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("an overshooting curve overshoots and ends at its value")
  func overshoot() {
    let values = Curve.bezier(TimingCurve(0.175, 0.885, 0.32, 1.275))
      .values(from: 0, to: 10, count: 61)
    #expect(values.contains { $0 > 10.5 })
    #expect(values.first == 0)
    #expect(values.last == 10)
  }
}
