import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarSwift

@Suite struct KeyTableTests {
  @Test("keeps eased keyframes")
  func eased() {
    let curve = Curve.bezier(TimingCurve(0.3, 0, 0.7, 1))
    let table = KeyTable(Samples.track([(0, 1.0), (1, 2), (3, 5)], curve))
    #expect(!table.isStepped)
    #expect(table.times == [0, 1, 3])
    #expect(table.values == [1, 2, 5])
    #expect(table.curves == [curve, curve])
  }

  @Test("a hold among eased keyframes becomes a jump between two keyframes at one time")
  func mixed() {
    let table = KeyTable(
      Track([
        Key(time: 0, value: 1.0, curve: .hold), Key(time: 1, value: 2.0), Key(time: 2, value: 3.0),
      ]))
    #expect(table.times == [0, 1, 1, 2])
    #expect(table.values == [1, 1, 2, 3])
    #expect(table.curves.count == 3)
  }

  @Test("a motion path remains with its segment, and jumps and holds have none")
  func motionPaths() {
    let path = MotionPath(control1: Point(x: 0, y: 9), control2: Point(x: 5, y: 9))
    let table = KeyTable(
      Track([
        Key(time: 0, value: Point.zero, motionPath: path),
        Key(time: 1, value: Point.one, curve: .hold, motionPath: path),
        Key(time: 2, value: Point.zero, motionPath: path), Key(time: 3, value: Point.zero),
      ]))
    #expect(table.times == [0, 1, 2, 2, 3])
    #expect(table.motionPaths == [path, nil, nil, path])
    let jump = KeyTable(
      Track([
        Key(time: 0, value: Point.zero), Key(time: 0, value: Point.one, motionPath: path),
        Key(time: 1, value: Point.zero),
      ]))
    #expect(jump.times == [-1, 0, 0, 1])
    #expect(jump.motionPaths == [nil, nil, path])
  }

  @Test("keyframes that all hold are steps")
  func steps() {
    let table = KeyTable(Samples.track([(0, true), (1, false), (1, true), (2, false)], .hold))
    #expect(table.isStepped)
    #expect(table.times == [0, 1, 2])
    #expect(table.values == [true, true, false])
    #expect(table.curves.isEmpty)
  }

  @Test("a jump at an end has a keyframe before and after it")
  func jumpsAtTheEnds() {
    let table = KeyTable(Samples.track([(1, 0.0), (1, 5), (2, 6), (2, 7)]))
    #expect(table.times == [0, 1, 1, 2, 2, 3])
    #expect(table.values == [0, 0, 5, 6, 7, 7])
    let steps = KeyTable(Samples.track([(1, 0.0), (1, 5)], .hold))
    #expect(steps.times == [0, 1])
    #expect(steps.values == [0, 5])
  }

  @Test("repeated steps end with their last keyframe")
  func repeatedSteps() {
    let table = KeyTable(
      Samples.track([(0, 1.0), (1, 2), (2, 1)], .hold, repetition: Repeat(count: 3)))
    #expect(table.times == [0, 1, 2])
    #expect(table.values == [1, 2])
  }

  @Test("steps and a jump at the end last at most as long as allowed")
  func limit() {
    let steps = Samples.track([(1, 0.0), (2, 1.0)], .hold)
    #expect(KeyTable(steps).times == [1, 2])
    #expect(KeyTable(steps, until: 2.5).times == [1, 2, 2.5])
    #expect(KeyTable(steps, until: 4).times == [1, 2])
    let jump = Track([
      Key(time: 0, value: 0.0), Key(time: 1, value: 1, curve: .hold), Key(time: 2, value: 3),
    ])
    #expect(KeyTable(jump).times == [0, 1, 2, 2, 3])
    #expect(KeyTable(jump, until: 2.5).times == [0, 1, 2, 2, 2.5])
  }
}
