import PegbarFrames
import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarPasses

/// Sampled values have no more digits than the tolerance requires.
@Suite struct ShortValueTests {
  private static func keys(
    tolerance: Double,
    _ value: @escaping (Double) -> Double = { 100 / 3.0 + 40 * $0 * $0 * $0 / 3 }
  ) -> AdaptiveSampler<Double>.Result {
    AdaptiveSampler<Double>(
      tolerance: tolerance, shortest: 0.01, jumpLength: 0.01,
      value: value, distance: { abs($0 - $1) }, timeSteps: 3000, budget: WorkBudget(100_000)
    ).keys(at: [0, 1 / 7.0, 2])
  }

  private static func hasSteps(_ value: Double, _ steps: Double) -> Bool {
    abs((value * steps).rounded() - value * steps) < 1e-6
  }

  @Test("keyframes between breaks have few digits on the grid, and source keyframes are kept")
  func keys() {
    // A wave with seven turning points.
    let result = Self.keys(tolerance: 0.05) { time in
      let square = (time - 1) * (time - 1)
      return 100 / 3.0 + ((((128 * square - 256) * square + 160) * square - 32) * square + 1) * 20
    }
    let inner = result.keys.filter { $0.time != 0 && $0.time != 1 / 7.0 && $0.time != 2 }
    #expect(inner.count > 5)
    for key in inner {
      #expect(Self.hasSteps(key.value, 1000))
      #expect(Self.hasSteps(key.time, 3000))
    }
    #expect(result.keys.first?.value == 100 / 3.0 + 20)
    #expect(result.keys.contains { $0.time == 1 / 7.0 })
    #expect(result.keys.last?.value == 100 / 3.0 + 20)
  }

  @Test("the reported error is that of the final keyframes", arguments: [0.5, 0.05, 0.002])
  func error(tolerance: Double) {
    let result = Self.keys(tolerance: tolerance)
    #expect(result.error <= tolerance * 1.02)
    let track = Track(result.keys)
    for step in 0...4000 {
      let time = Double(step) / 2000
      let exact = 100 / 3.0 + 40 * time * time * time / 3
      #expect(abs(track.value(at: time) - exact) <= result.error * 1.05 + 1e-9)
    }
  }

  @Test("a time without a jump has no keyframe", arguments: [0, 7.0])
  func moments(jump: Double) {
    let sampler = AdaptiveSampler<Double>(
      tolerance: 0.1, shortest: 0.01, jumpLength: 0.01,
      value: { $0 < 1 + 5e-7 ? 10 * $0 : 10 * $0 + jump }, distance: { abs($0 - $1) },
      budget: WorkBudget(1_000))
    let times = sampler.keys(at: [0, 1, 1 + 1e-6, 2]).keys.map(\.time)
    #expect(times == (jump == 0 ? [0, 1, 2] : [0, 1, 1 + 1e-6, 2]))
  }

  @Test("shortens paths, colors and lists number by number, but not flags")
  func kinds() {
    let vertex = PathVertex(
      point: Point(x: 1.23456, y: 2), inControl: Point(x: 0.98765, y: 0),
      outControl: Point(x: 3, y: -0.11119))
    let path = Path([Contour([vertex], isClosed: true)]).rounded(100)
    let short = path.contours.first?.vertices.first
    #expect(short?.point == Point(x: 1.23, y: 2))
    #expect(short?.inControl == Point(x: 0.99, y: 0))
    #expect(short?.outControl == Point(x: 3, y: -0.11))
    #expect(Numbers([0.123, 0.456]).rounded(10) == Numbers([0.1, 0.5]))
    #expect(Color(red: 0.123, green: 0.456, blue: 1).rounded(10).red == 0.1)
    #expect(true.rounded(10))
    #expect(1e308.rounded(1e5) == 1e308)
  }

  @Test("keeps digits that the tolerance requires")
  func digits() {
    let value = 0.123456
    #expect(value.shortened(within: 0.001) { abs($0 - $1) }.value == 0.123)
    #expect(value.shortened(within: 1e-9) { abs($0 - $1) }.value == value)
    #expect(value.shortened(within: 1) { _, _ in .nan }.value == value)
  }
}
