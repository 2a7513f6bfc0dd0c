import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarSwift

/// Tracks cut at the starts of transactions.
@Suite struct TrackChunksTests {
  /// Returns the transaction at a time, from those at 0, 1 and 2 seconds.
  private static func transaction(_ time: Double) -> (index: Int, start: Double) {
    let index = min(max(Int(time + 1e-6), 0), 2)
    return (index, Double(index))
  }

  private static func keys(_ keys: [(Double, Double, Curve)]) -> Track<Double> {
    Track(keys.map { Key(time: $0.0, value: $0.1, curve: $0.2) })
  }

  @Test("a change belongs to the transaction in which it begins, even if it ends later")
  func transactions() {
    let chunks = Self.keys([
      (0, 0, .linear), (0.5, 1, .linear), (0.9, 1, .linear), (1.4, 3, .linear), (2, 3, .linear),
      (2.5, 4, .linear),
    ]).chunks(Self.transaction)
    #expect(chunks.map(\.transaction) == [0, 2])
    #expect(chunks[0].track.keys.map(\.time) == [0, 0.5, 0.9, 1.4])
    #expect(chunks[1].track.keys.map(\.value) == [3, 4])
    #expect(chunks.map(\.limit) == [2, nil])
  }

  @Test("a change joins the one in progress when its transaction begins")
  func onTheWay() {
    let chunks = Self.keys([
      (0, 0, .linear), (1.4, 3, .linear), (1.6, 4, .linear), (2, 5, .linear), (2.5, 6, .linear),
    ]).chunks(Self.transaction)
    #expect(chunks.map(\.transaction) == [0, 2])
    #expect(chunks[0].track.keys.map(\.time) == [0, 1.4, 1.6, 2])
  }

  @Test("a constant value between changes of one transaction becomes a hold")
  func rests() {
    let chunks = Self.keys([(0, 0, .linear), (0.2, 1, .linear), (0.5, 1, .linear), (0.7, 2, .hold)])
      .chunks(Self.transaction)
    #expect(chunks.count == 1)
    #expect(chunks.first?.track.keys.map(\.curve) == [.linear, .hold, .linear, .hold])
  }

  @Test("a jump belongs to the transaction in which the new value appears")
  func jumps() {
    let chunks = Self.keys([(0, 0, .hold), (1, 5, .hold), (1.5, 5, .hold)]).chunks(Self.transaction)
    #expect(chunks.map(\.transaction) == [1])
    #expect(chunks.first?.jump(at: 1) == 5)
    #expect(chunks.first?.jump(at: 0.5) == nil)
  }

  @Test("a curved path is a change, even back to its start, but not a linear one")
  func motionPaths() {
    let path = MotionPath(control1: Point(x: 0, y: 9), control2: Point(x: 5, y: 9))
    let keys = [
      Key(time: 0, value: Point.zero, motionPath: path), Key(time: 0.4, value: Point.zero),
      Key(time: 0.6, value: Point.zero, motionPath: path), Key(time: 0.8, value: Point.one),
    ]
    let chunks = Track(keys).chunks(Self.transaction)
    #expect(chunks.count == 1)
    #expect(chunks.first?.track.keys.map(\.motionPath) == [path, nil, path, nil])
    let single = Track(Array(keys.prefix(2))).chunks(Self.transaction)
    #expect(single.count == 1 && single.first?.change(at: 0) == nil)
  }

  @Test("distinguishes a single change at the start of a transaction")
  func change() {
    let ease = Curve.bezier(Samples.ease)
    let chunks = Self.keys([(1, 0, ease), (1.5, 5, .linear)]).chunks(Self.transaction)
    let change = chunks.first?.change(at: 1)
    #expect(change?.duration == 0.5)
    #expect(change?.curve == ease)
    #expect(change?.value == 5)
    #expect(chunks.first?.change(at: 0.9) == nil)
  }

  @Test("keeps a repetition whole")
  func repetition() {
    let track = Samples.track([(0.5, 0), (1.5, 1), (1.75, 0)], repetition: Repeat(count: 3))
    let chunks = track.chunks(Self.transaction)
    #expect(chunks.map(\.transaction) == [0])
    #expect(chunks.first?.track == track)
  }
}
