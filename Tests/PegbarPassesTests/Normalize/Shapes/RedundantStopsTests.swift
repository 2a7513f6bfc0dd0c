import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarPasses

@Suite("Redundant stops")
struct RedundantStopsTests {
  private func gray(_ value: Double, alpha: Double = 1) -> Color {
    Color(red: value, green: value, blue: value, alpha: alpha)
  }

  private func kept(_ colors: [Color], at places: [Double]) -> [Int] {
    RedundantStops(colors: [colors], places: [places]).kept
  }

  @Test("a stop with the blend of its neighbors is redundant")
  func blends() {
    let colors = [0, 0.25, 0.5, 1].map { gray($0) }
    #expect(kept(colors, at: [0, 0.25, 0.5, 1]) == [0, 3])
    #expect(kept(colors, at: [0, 0.3, 0.6, 1]) == [0, 2, 3])
    #expect(kept(colors, at: [0, 0.4, 0.6, 1]) == [0, 1, 3])
  }

  @Test("a difference of less than half an 8-bit step is invisible")
  func tolerance() {
    for (middle, expected) in [(0.5018, [0, 2]), (0.504, [0, 1, 2])] {
      #expect(kept([gray(0), gray(middle), gray(1)], at: [0, 0.5, 1]) == expected)
    }
  }

  @Test("errors of several stops do not add up")
  func curve() {
    let places = (0...64).map { Double($0) / 64 }
    let colors = places.map { gray($0 * $0) }
    let stops = kept(colors, at: places)
    #expect(stops.first == 0 && stops.last == 64 && (8..<32).contains(stops.count))
    for (start, end) in zip(stops, stops.dropFirst()) {
      for stop in start...end {
        let share = (places[stop] - places[start]) / (places[end] - places[start])
        let blend = Color.interpolate(colors[start], colors[end], share)
        #expect(abs(blend.red - colors[stop].red) <= 0.002)
      }
    }
  }

  /// Returns the locations and colors that a gradient of three stops has after rounding.
  private func stops(
    colors: [[Double]], locations: [[Double]], curve: Curve = .linear
  ) -> (places: [[Double]], colors: [[Double]]) {
    func keys<Value>(_ values: [Value]) -> Track<Value> {
      Track(values.enumerated().map { Key(time: Double($0), value: $1, curve: curve) })
    }
    let colors = colors.map { Colors($0.map { gray($0) }) }
    let locations = locations.map(Numbers.init)
    var layer = NormalizedLayer(
      name: "sky",
      content: .gradient(
        NormalizedGradient(
          kind: .linear, start: .zero, end: Point(x: 0, y: 9),
          colors: colors[0].values, locations: locations[0].values)),
      bounds: Rect(x: 0, y: 0, width: 9, height: 9))
    if colors.count > 1 {
      layer.tracks.append(NormalizedTrack(property: .colors, keys: .colors(keys(colors))))
    }
    if locations.count > 1 {
      layer.tracks.append(NormalizedTrack(property: .locations, keys: .numbers(keys(locations))))
    }
    layer.dropRedundantStops()
    guard case .gradient(let gradient) = layer.content else { return ([], []) }
    var result = ([gradient.locations], [gradient.colors.map(\.red)])
    for track in layer.tracks {
      if case .numbers(let keys) = track.keys { result.0 = keys.keys.map(\.value.values) }
      if case .colors(let keys) = track.keys {
        result.1 = keys.keys.map { $0.value.values.map(\.red) }
      }
    }
    return result
  }

  @Test("a gradient loses stops that are redundant at all times")
  func layers() {
    #expect(stops(colors: [[0, 0.5, 1]], locations: [[0, 0.5, 1]]).places == [[0, 1]])
    let both = stops(
      colors: [[0, 0.5, 1], [1, 0.6, 0.2]], locations: [[0, 0.5, 1], [0.5, 0.6, 0.7]])
    #expect(both.places == [[0, 1], [0.5, 0.7]] && both.colors == [[0, 1], [1, 0.2]])
    // A stop that moves relative to the others, or whose color is no blend in one keyframe.
    let moving = stops(colors: [[0, 0.5, 1]], locations: [[0, 0.5, 1], [0, 0.2, 1]])
    #expect(moving.places == [[0, 0.5, 1], [0, 0.2, 1]] && moving.colors == [[0, 0.5, 1]])
    let bright = stops(colors: [[0, 0.5, 1], [0, 0.9, 1]], locations: [[0, 0.5, 1]])
    #expect(bright.places == [[0, 0.5, 1]] && bright.colors == [[0, 0.5, 1], [0, 0.9, 1]])
  }

  @Test("overshoot that makes a difference visible keeps the stop")
  func overshoot() {
    // The difference grows from 0 to 1.7/1,000, and to more than half a step beyond.
    let colors = [[0, 0.5, 1], [0, 0.5017, 1]]
    let far = Curve.bezier(TimingCurve(0.3, 0, 0.3, 3))
    #expect(stops(colors: colors, locations: [[0, 0.5, 1]]).places == [[0, 1]])
    #expect(stops(colors: colors, locations: [[0, 0.5, 1]], curve: far).places == [[0, 0.5, 1]])
  }

  @Test("hard steps, changes of opacity and few stops remain")
  func others() {
    let step = [gray(0), gray(0), gray(1), gray(1)]
    #expect(kept(step, at: [0, 0.5, 0.5, 1]) == [0, 1, 2, 3])
    #expect(kept([gray(0), gray(0), gray(1)], at: [0.5, 0.5, 0.5]) == [0, 1, 2])
    let fade = [gray(1, alpha: 1), gray(1, alpha: 0.5), gray(1, alpha: 0)]
    #expect(kept(fade, at: [0, 0.5, 1]) == [0, 1, 2])
    #expect(kept([gray(0), gray(1)], at: [0, 1]) == [0, 1])
    #expect(kept([gray(0)], at: [0]) == [0])
    #expect(kept([], at: []) == [])
  }
}
