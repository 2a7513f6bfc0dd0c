import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

@testable import PegbarPasses

/// A stroke never ends before it begins.
struct StrokeRangesTests {
  private func tracks(
    _ start: [Key<Double>], _ end: [Key<Double>]
  ) throws -> (start: Track<Double>, end: Track<Double>) {
    var layer = NormalizedLayer(name: "line", bounds: Rect(x: 0, y: 0, width: 10, height: 10))
    layer.tracks = [
      NormalizedTrack(property: .strokeStart, keys: .number(Track(start))),
      NormalizedTrack(property: .strokeEnd, keys: .number(Track(end))),
    ]
    layer.keepStrokeRange()
    guard case .number(let start) = layer.tracks[0].keys,
      case .number(let end) = layer.tracks[1].keys
    else { throw Failure() }
    return (start, end)
  }

  private struct Failure: Error {}

  @Test("copies an end keyframe to the start if the start crosses it by rounding")
  func straight() throws {
    // One third along the segment: 0.333333…, above the keyframe by a third of a digit.
    let start = [Key(time: 0, value: 0.0), Key(time: 3, value: 1)]
    let end = [Key(time: 0, value: 0.9), Key(time: 1, value: 0.333333), Key(time: 3, value: 1)]
    let kept = try tracks(start, end)
    #expect(kept.start.keys.map(\.time) == [0, 1, 3])
    #expect(kept.start.keys.map(\.value) == [0, 0.333333, 1])
    #expect(kept.end.keys == end)
    for time in stride(from: 0, through: 3, by: 0.01) {
      #expect(kept.start.value(at: time) <= kept.end.value(at: time) + 1e-12)
    }
  }

  @Test("copies a start keyframe to the end and splits its curve")
  func eased() throws {
    let curve = TimingCurve(0.4, 0, 0.6, 1)
    let value = (curve.progress(at: 0.3) * 1e6).rounded(.up) / 1e6
    let start = [Key(time: 0, value: 0.0), Key(time: 0.3, value: value), Key(time: 1, value: 0)]
    let end = [Key(time: 0, value: 0.0, curve: .bezier(curve)), Key(time: 1, value: 1)]
    let kept = try tracks(start, end)
    #expect(kept.end.keys.map(\.time) == [0, 0.3, 1])
    #expect(kept.end.keys[1].value == value)
    for time in stride(from: 0, through: 1, by: 0.01) {
      #expect(isClose(kept.end.value(at: time), curve.progress(at: time), 2e-6))
    }
  }

  @Test(
    "keeps larger crossings, which do not result from rounding", arguments: [0.3, 0.3325, 0.33333])
  func others(_ value: Double) throws {
    let start = [Key(time: 0, value: 0.0), Key(time: 3, value: 1)]
    let end = [Key(time: 0, value: 0.9), Key(time: 1, value: value), Key(time: 3, value: 1)]
    let kept = try tracks(start, end)
    #expect(kept.start.keys == start)
    #expect(kept.end.keys == end)
  }
}
