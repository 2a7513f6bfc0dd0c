import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

struct TrackTests {
  private let track = Track<Double>([
    Key(time: 1, value: 10), Key(time: 2, value: 20, curve: .hold), Key(time: 3, value: 40),
  ])

  @Test(
    "values are constant outside the keyframes and interpolated between them",
    arguments: [(0.0, 10.0), (1, 10), (1.5, 15), (2, 20), (2.99, 20), (3, 40), (9, 40)])
  func values(time: Double, value: Double) {
    #expect(track.value(at: time) == value)
  }

  @Test("two keyframes at one time are a jump")
  func jump() {
    let track = Track<Double>([
      Key(time: 0, value: 0), Key(time: 1, value: 10), Key(time: 1, value: 50),
      Key(time: 2, value: 60),
    ])
    #expect(isClose(track.value(at: 0.9), 9))
    #expect(track.value(at: 1) == 50)
    #expect(track.value(at: 1.5) == 55)
  }

  @Test("a repeated track restarts and keeps its end value")
  func repeated() {
    let keys = [Key(time: 1, value: 0.0), Key(time: 3, value: 10)]
    let track = Track(keys, repetition: Repeat(count: 2))
    #expect(track.value(at: 2) == 5)
    #expect(track.value(at: 3) == 0)
    #expect(track.value(at: 4) == 5)
    #expect(track.value(at: 5) == 10)
    #expect(track.value(at: 50) == 10)
    let endless = Track(keys, repetition: Repeat(count: .infinity))
    #expect(endless.value(at: 2001.5) == 2.5)
  }

  @Test("every second pass is reversed, or continues from the end of the previous one")
  func passes() {
    let keys = [Key(time: 0, value: 0.0), Key(time: 1, value: 10)]
    let swinging = Track(keys, repetition: Repeat(count: 3, autoreverses: true))
    #expect(swinging.value(at: 1.25) == 7.5)
    #expect(swinging.value(at: 2.25) == 2.5)
    #expect(swinging.value(at: 3) == 10)
    let growing = Track(keys, repetition: Repeat(count: 2.5, isCumulative: true))
    #expect(growing.value(at: 1.5) == 15)
    #expect(growing.value(at: 9) == 25)
  }

  @Test("gradient stops move with their offsets")
  func stops() {
    func stops(_ offset: Double, _ red: Double) -> GradientStops {
      GradientStops(colors: [.init(offset: offset, color: Color(red: red, green: 0, blue: 0))])
    }
    let track = Track([Key(time: 0, value: stops(0, 1)), Key(time: 1, value: stops(1, 0))])
    #expect(track.value(at: 0.25) == stops(0.25, 0.75))
  }
}

struct MotionPathTests {
  private func track(_ motionPath: MotionPath?, _ curve: Curve = .linear) -> Animated<Point> {
    .keyed(
      Track([
        Key(time: 0, value: Point.zero, curve: curve, motionPath: motionPath),
        Key(time: 1, value: Point(x: 100, y: 0)),
      ]))
  }

  @Test("a motion path extends to its ends and control points, and a loop is not a rest")
  func reach() {
    let motionPath = MotionPath(control1: Point(x: 0, y: 50), control2: Point(x: 30, y: 50))
    let loop = Track([
      Key(time: 0, value: Point.zero, motionPath: motionPath), Key(time: 1, value: Point.zero),
    ])
    #expect(loop.reachedValues == [.zero, .zero, motionPath.control1, motionPath.control2])
    let (first, last) = (loop.keys[0], loop.keys[1])
    #expect(first.changes(to: last))
    var held = loop.keys[0]
    held.curve = .hold
    #expect(!held.changes(to: last))
    #expect(
      motionPath.reversed.reversed == motionPath
        && motionPath.reversed.control1 == motionPath.control2)
    let moved = loop.mapPoints { $0 + Point(x: 1, y: 2) }
    #expect(moved.keys[0].value == Point(x: 1, y: 2))
    #expect(moved.keys[0].motionPath?.control2 == Point(x: 31, y: 52))
  }

  @Test("only monotonic curves can move along a path")
  func oneWay() {
    let even = [
      Curve.linear, .bezier(TimingCurve(0.4, 0, 0.2, 1)), .bezier(TimingCurve(0.9, 1, 0.1, 0)),
    ]
    #expect(even.allSatisfy { $0.goesOneWay })
    let others = [
      Curve.hold, .bezier(TimingCurve(0.4, 0, 0.6, 1.4)), .bezier(TimingCurve(0.4, -0.4, 0.6, 1)),
      .spring(SpringCurve(stiffness: 100, damping: 10)),
    ]
    #expect(!others.contains { $0.goesOneWay })
  }

  @Test("moves along a motion path by length")
  func byLength() {
    // The control points are close to the start, so the parameter is ahead of the length.
    let motionPath = MotionPath(control1: Point(x: 0, y: 10), control2: Point(x: 10, y: 10))
    let curve = CubicCurve(.zero, motionPath.control1, motionPath.control2, Point(x: 100, y: 0))
    let chords = (0...100_000).map { curve.point(at: Double($0) / 100_000) }
    let lengths = zip(chords, chords.dropFirst()).map { ($1 - $0).length }
    let total = lengths.reduce(0, +)
    var reached = 0.0
    var expected = Point.zero
    for (index, length) in lengths.enumerated() {
      reached += length
      if reached >= total / 4 {
        expected = chords[index + 1]
        break
      }
    }
    #expect(isClose(track(motionPath).value(at: 0.25), expected, 0.01))
    #expect(isClose(curve.length(), total, 1e-6))
  }

  @Test("an overshoot stops at the ends of a curved motion path")
  func bent() {
    let motionPath = MotionPath(control1: Point(x: 0, y: 50), control2: Point(x: 100, y: 50))
    let beyond = Curve.bezier(TimingCurve(1.0 / 3, 2, 2.0 / 3, 2))
    let before = Curve.bezier(TimingCurve(1.0 / 3, -2, 2.0 / 3, -2))
    #expect(track(motionPath, beyond).value(at: 0.5) == Point(x: 100, y: 0))
    #expect(track(motionPath, before).value(at: 0.5) == .zero)
  }

  @Test("an overshoot continues along a straight path, even with control points on the chord")
  func straight() {
    let motionPath = MotionPath(control1: Point(x: 90, y: 0), control2: Point(x: 95, y: 0))
    let beyond = Curve.bezier(TimingCurve(1.0 / 3, 2, 2.0 / 3, 2))
    #expect(isClose(track(motionPath, beyond).value(at: 0.5), Point(x: 162.5, y: 0)))
    #expect(isClose(track(motionPath).value(at: 0.25), Point(x: 25, y: 0)))
  }

  @Test("moves along a loop that ends at its start")
  func loop() {
    let segment = MotionSegment(
      from: .zero, to: .zero,
      motionPath: MotionPath(control1: Point(x: 100, y: 0), control2: Point(x: 0, y: 100)))
    #expect(isClose(segment.point(at: 0.5), Point(x: 37.5, y: 37.5), 1e-6))
  }
}
