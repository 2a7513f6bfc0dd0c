import PegbarScene
import Testing

@testable import PegbarExport

/// Positions that were sampled from curves are written as the curves.
@Suite struct TravelCodeTests {
  private static let bend = MotionPath(
    control1: Point(x: 0, y: 100), control2: Point(x: 100, y: 100))

  /// A position with samples from (0, 0) to (103.4, 5.143), and a straight way after them.
  private static func track(samples: Int, ending: Bool = false) -> Track<Point> {
    var keys = (0...samples).map { index in
      let share = Double(index) / Double(samples)
      return Key(
        time: 2 * share,
        value: Point(x: 103.4 * share, y: index == samples ? 5.143 : Double(index * index % 97) / 7)
      )
    }
    var ways = [
      SampledWay(
        segments: samples, steps: samples, bend: bend, curve: .bezier(TimingCurve(0.6, 0, 0.4, 1)))
    ]
    if ending {
      keys[samples].curve = .bezier(Samples.ease)
      keys.append(Key(time: 2.5, value: Point(x: 113.4, y: 5.143)))
      ways.append(SampledWay(curve: .bezier(Samples.ease)))
    }
    return Track(keys, fidelity: .baked(error: 0.1), ways: ways)
  }

  /// The code without blanks.
  private static func text(_ tracks: Track<Point>...) -> String {
    let layers = tracks.enumerated().map { index, track in
      NormalizedLayer(
        name: "Bee \(index)", content: .color(.white), bounds: Samples.rect(0, 0, 10, 10),
        tracks: [NormalizedTrack(property: .position, keys: .point(track))])
    }
    let code = SwiftCode.write(Samples.scene("Bees", layers), options: SwiftCode.Options())
    return String(decoding: code, as: UTF8.self).filter { !$0.isWhitespace }
  }

  @Test("a position along a curve has its points, its frames, its parts and its easing")
  func curve() {
    let text = Self.text(Self.track(samples: 400))
    #expect(text.contains(#"travel(along:"0001001000"#))
    #expect(text.contains(#"3.4-94.857",at:[0,120],parts:[400],"#))
    #expect(text.contains("privatefunctravel("))
    #expect(!text.contains("points(data:\""))
    #expect(!text.contains("functions"))
  }

  @Test("a straight way keeps its easing")
  func straight() {
    let text = Self.text(Self.track(samples: 400, ending: true))
    #expect(text.contains(#"3.4-94.8570010000","#))
    #expect(text.contains("at:[0,120,150],parts:[400,1],"))
    #expect(text.contains("animation.timingFunctions=functions"))
  }

  @Test("few samples are shorter than the function that gives them")
  func few() {
    let text = Self.text(Self.track(samples: 40))
    #expect(text.contains("points(data:"))
    #expect(!text.contains("travel"))
  }

  @Test("keys that are no longer those of the ways stand as they are")
  func changed() {
    var track = Self.track(samples: 400)
    track.keys.removeLast()
    #expect(!Self.text(track).contains("travel"))
    track = Self.track(samples: 400)
    track.repetition = Repeat(count: 2)
    #expect(!Self.text(track).contains("travel"))
  }

  @Test("equal ways at other times are one function")
  func shared() {
    var late = Self.track(samples: 400)
    for index in late.keys.indices { late.keys[index].time += 0.5 }
    let text = Self.text(Self.track(samples: 400), late)
    #expect(text.contains("at:[start,start+120],parts:[400],"))
  }

  @Test("a beat with whole ways has them, one with a part of a way does not")
  func beats() {
    let track = Self.track(samples: 20, ending: true)
    let whole = track.chunks { $0 < 2 ? (0, 0) : (1, 2) }
    #expect(whole.map(\.track.hasWays) == [true, true])
    #expect(whole.map(\.track.ways.count) == [1, 1])
    var paused = track
    paused.keys[10].value = paused.keys[9].value
    let cut = paused.chunks { $0 < 1 ? (0, 0) : (1, 1) }
    #expect(cut.map(\.track.hasWays) == [false, false])
  }
}
