import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct CurveTests {
  @Test("a curve with control points on the diagonal is linear")
  func identity() {
    #expect(Curve.bezier(TimingCurve(0.2, 0.2, 0.7, 0.7)).progress(at: 0.3) == 0.3)
  }

  @Test("progress solves x for the fraction of time", arguments: [0.1, 0.35, 0.5, 0.8])
  func solved(parameter: Double) {
    let curve = TimingCurve(0.42, 0.1, 0.58, 0.9)
    let rest = 1 - parameter
    func cubic(_ first: Double, _ second: Double) -> Double {
      3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
        + parameter * parameter * parameter
    }
    #expect(isClose(curve.progress(at: cubic(0.42, 0.58)), cubic(0.1, 0.9), 1e-12))
  }

  @Test("a symmetric ease is at one half at half of the time")
  func symmetric() {
    #expect(isClose(TimingCurve(0.42, 0, 0.58, 1).progress(at: 0.5), 0.5, 1e-12))
  }

  @Test(
    "a part of a curve plays that part",
    arguments: [
      TimingCurve(0.42, 0, 0.58, 1), TimingCurve(0.6, 0, 0.4, 1), TimingCurve(0, 0.4, 0.3, 1.6),
    ], [(0.0, 0.3), (0.2, 0.55), (0.5, 1.0)])
  func part(_ curve: TimingCurve, _ range: (Double, Double)) throws {
    let part = try #require(curve.part(from: range.0, to: range.1))
    let (begin, end) = (curve.progress(at: range.0), curve.progress(at: range.1))
    for step in 0...10 {
      let share = Double(step) / 10
      let whole = curve.progress(at: range.0 + (range.1 - range.0) * share)
      #expect(isClose(begin + (end - begin) * part.progress(at: share), whole, 1e-9))
    }
  }

  @Test("a part that returns to its start is not a curve")
  func noPart() {
    #expect(TimingCurve(1.0 / 3, 2, 2.0 / 3, -7.0 / 3).part(from: 0, to: 0.5) == nil)
    #expect(TimingCurve(0.42, 0, 0.58, 1).part(from: 0.5, to: 0.5) == nil)
    // Its control points are outside the time range.
    #expect(TimingCurve(0.9, 0, 0.1, 1).part(from: 0.2, to: 0.55) == nil)
  }

  @Test("control points outside 0…1 overshoot")
  func overshoot() {
    let curve = Curve.bezier(TimingCurve(1.0 / 3, 2, 2.0 / 3, 2))
    // With x = parameter, y(0.5) = 0.375 · 2 + 0.375 · 2 + 0.125.
    #expect(isClose(curve.progress(at: 0.5), 1.625, 1e-12))
  }

  @Test(
    "times of control points are limited to the segment",
    arguments: [
      (TimingCurve(0.3, 0, 1.5, 0.8), TimingCurve(0.3, 0, 1, 0.8)),
      (TimingCurve(0.3, 0.2, -0.4, 1), TimingCurve(0.3, 0.2, 0, 1)),
      (TimingCurve(-0.5, 0.2, 0.6, 1), TimingCurve(0, 0.2, 0.6, 1)),
      (TimingCurve(1.4, 0, 0.6, 1), TimingCurve(1, 0, 0.6, 1)),
    ])
  func limited(_ curve: TimingCurve, _ limited: TimingCurve) throws {
    for share in stride(from: 0.0, through: 1, by: 0.05) {
      #expect(curve.progress(at: share) == limited.progress(at: share))
    }
    for (from, to) in [(0.0, 0.4), (0.1, 0.3), (0.6, 1.0)] {
      #expect(curve.part(from: from, to: to) == limited.part(from: from, to: to))
    }
    #expect(curve.part(from: 0.1, to: 0.2) != nil)
  }

  @Test("solves a curve with a vertical middle")
  func vertical() {
    let curve = TimingCurve(1, 0, 0, 1)
    // Near the middle x − 0.5 = 4 (s − 0.5)³.
    let parameter = 0.6
    let share = 0.5 + 4 * 0.001
    let expected = 3 * parameter * parameter - 2 * parameter * parameter * parameter
    #expect(isClose(curve.progress(at: share), expected, 1e-11))
  }

  @Test("ends are exact, and a hold jumps only at the end")
  func ends() {
    let curve = Curve.bezier(TimingCurve(0.3, 5, 0.1, -3))
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(Curve.hold.progress(at: 0.999) == 0)
    #expect(Curve.hold.progress(at: 1) == 1)
    #expect(Curve.linear.progress(at: 0.25) == 0.25)
  }
}
