import PegbarGeometry
import Testing

@Suite struct TimingCurveTests {
  @Test(
    "four parameters at once are those of one at a time, bit by bit",
    arguments: [
      TimingCurve(0.333, 0, 0.667, 1), TimingCurve(0, 0, 1, 1), TimingCurve(1, 0, 0, 1),
      TimingCurve(0.9, -1, 0.1, 2), TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0),
      TimingCurve(0.123456, 0.7, 0.987654, 0.3), TimingCurve(-2, 0, 3, 1),
    ])
  func parameters(_ curve: TimingCurve) {
    let fractions = (-4...1004).map { Double($0) / 1000 } + [1e-300, 1 - 1e-16, 0.5 + 1e-17, .nan]
    for start in stride(from: 0, to: fractions.count, by: 3) {
      let lanes = (0..<4).map { fractions[min(start + $0, fractions.count - 1)] }
      let solved = curve.parameters(at: SIMD4(lanes), from: SIMD4(lanes))
      for (lane, fraction) in lanes.enumerated() {
        #expect(solved[lane].bitPattern == curve.parameter(at: fraction).bitPattern)
      }
    }
  }

  @Test("a search for parameters finds the same from any guess")
  func guesses() {
    let curve = TimingCurve(0.7, 0, 0.2, 1)
    for step in 1..<20 {
      let fraction = Double(step) / 20
      let solved = curve.parameters(
        at: SIMD4(repeating: fraction), from: SIMD4(0, 0.3, 0.9, fraction))
      for lane in 0..<4 { #expect(abs(solved[lane] - curve.parameter(at: fraction)) < 1e-14) }
    }
  }
}
