import PegbarGeometry
import Testing

@testable import PegbarScene

/// Tracks that are cut at a time, with unchanged motion before it.
@Suite struct TrackCutTests {
  private static let eases: [Curve] = [
    .linear, .bezier(TimingCurve(0.42, 0, 0.58, 1)), .bezier(TimingCurve(0.9, 0, 0.1, 1)),
    // The curve returns to its start at about three quarters of the time.
    .bezier(TimingCurve(0.6, -2, 0.7, 0.3)), .bezier(TimingCurve(0.3, 1.8, 0.6, 1)),
    .spring(SpringCurve(mass: 1, stiffness: 200, damping: 6)),
  ]

  /// Compares both tracks at many times before the end, and at the end.
  private static func expectSame<Value>(
    _ track: Track<Value>, until end: Double, within limit: Double,
    _ distance: (Value, Value) -> Double
  ) {
    let cut = track.cut(at: end)
    #expect(cut.keys.allSatisfy { $0.time <= end + 1e-6 })
    #expect(cut.keys.last.map { distance($0.value, track.value(at: end)) <= limit } == true)
    for step in 0...200 {
      let time = end * Double(step) / 200
      let error = distance(cut.value(at: time), track.value(at: time))
      #expect(error <= limit, "\(error) at \(time) of \(end)")
    }
  }

  @Test("a keyframe one microsecond before the end is not the end")
  func lastMicrosecond() {
    let track = Track([
      Key(time: 0, value: 0.0), Key(time: 0.666666, value: 128), Key(time: 0.75, value: 272),
    ])
    Self.expectSame(track, until: 0.666667, within: 1e-6) { abs($0 - $1) }
  }

  @Test("a change continues unchanged after a time, and remains whole if it cannot be split")
  func begun() throws {
    for curve in [Curve.linear, .bezier(TimingCurve(0.42, 0, 0.58, 1))] {
      let track = Track([Key(time: -1, value: 10.0, curve: curve), Key(time: 3, value: 50)])
      let rest = try #require(track.begun(at: 0))
      #expect(rest.keys[0].time == 0 && rest.keys.count == 2)
      for time in stride(from: 0.0, through: 3, by: 0.1) {
        #expect(abs(rest.value(at: time) - track.value(at: time)) < 2e-5, "\(curve) \(time)")
      }
    }
    let held = Track([Key(time: -1, value: 1.0, curve: .hold), Key(time: 3, value: 2)])
    #expect(held.begun(at: 0) == nil)
    let later = Track([Key(time: 1, value: 1.0), Key(time: 3, value: 2)])
    #expect(later.begun(at: 0) == nil)
    #expect(later.begun(at: 3) == nil)
  }

  @Test("splits the curve of the current segment", arguments: eases, [0.2, 0.75, 1.3, 1.99])
  func curves(curve: Curve, end: Double) {
    let track = Track([
      Key(time: 0, value: 5.0), Key(time: 0.25, value: 10, curve: curve),
      Key(time: 2, value: 110),
    ])
    // A steep or reversing curve has linear pieces if no part of it is a curve.
    Self.expectSame(track, until: end, within: 0.02) { abs($0 - $1) }
  }

  @Test("an ordinary curve becomes one curve")
  func one() {
    let track = Track([
      Key(time: 0, value: 0.0, curve: .bezier(TimingCurve(0.42, 0, 0.58, 1))),
      Key(time: 2, value: 1),
    ])
    #expect(track.cut(at: 1.2).keys.count == 2)
    Self.expectSame(track, until: 1.2, within: 1e-6) { abs($0 - $1) }
  }

  @Test("splits a motion path by length", arguments: [0.3, 1, 1.7])
  func motionPaths(end: Double) {
    let motionPath = MotionPath(control1: Point(x: 0, y: 90), control2: Point(x: 160, y: -40))
    let track = Track([
      Key(
        time: 0, value: Point(x: 0, y: 0), curve: .bezier(TimingCurve(0.3, 0, 0.7, 1)),
        motionPath: motionPath),
      Key(time: 2, value: Point(x: 100, y: 100)),
    ])
    #expect(track.cut(at: end).keys.first?.motionPath != nil)
    Self.expectSame(track, until: end, within: 2e-5) { ($0 - $1).length }
  }

  @Test("keeps values held until later, and changes that are already over")
  func holds() {
    let held = Track([Key(time: 0, value: 1.0, curve: .hold), Key(time: 2, value: 3)])
    #expect(held.cut(at: 1) == Track([Key(time: 0, value: 1, curve: .hold)]))
    #expect(held.cut(at: 2) == held)
    #expect(held.cut(at: 2 - 1e-9) == held)
    let late = Track([Key(time: 3, value: 1.0), Key(time: 4, value: 3)])
    #expect(late.cut(at: 2) == Track([Key(time: 3, value: 1)]))
    let jump = Track([Key(time: 0, value: 1.0), Key(time: 2, value: 2), Key(time: 2, value: 3)])
    #expect(jump.cut(at: 2) == jump)
    let empty = Track<Double>([])
    #expect(empty.cut(at: 1) == empty)
  }

  @Test("limits a repetition to the available time, unless it is infinite")
  func repetitions() {
    func track(_ count: Double) -> Track<Double> {
      Track(
        [Key(time: 1, value: 0), Key(time: 3, value: 4)],
        repetition: Repeat(count: count, isCumulative: true))
    }
    #expect(track(5).cut(at: 6).repetition?.count == 2.5)
    #expect(track(5).cut(at: 6).value(at: 9) == track(5).value(at: 6))
    #expect(track(2).cut(at: 6) == track(2))
    #expect(track(.infinity).cut(at: 6) == track(.infinity))
    #expect(track(5).cut(at: 0.5) == Track([Key(time: 1, value: 0)]))
  }

  @Test("accepts times outside any scene", arguments: [Double.infinity, -.infinity, .nan])
  func strange(end: Double) {
    let track = Track([Key(time: 0, value: 0.0), Key(time: 1, value: 1)])
    #expect(track.cut(at: end).keys.count <= 2)
  }
}
