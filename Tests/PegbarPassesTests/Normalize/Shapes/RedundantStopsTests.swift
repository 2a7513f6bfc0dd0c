import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarPasses

@Suite("Redundant stops")
struct RedundantStopsTests {
  private func gray(_ value: Double, alpha: Double = 1) -> Color {
    Color(red: value, green: value, blue: value, alpha: alpha)
  }

  @Test("a stop with the blend of its neighbors is redundant")
  func blends() {
    let colors = [0, 0.25, 0.5, 1].map { gray($0) }
    #expect(RedundantStops.kept(colors, at: [0, 0.25, 0.5, 1]) == [0, 3])
    #expect(RedundantStops.kept(colors, at: [0, 0.3, 0.6, 1]) == [0, 2, 3])
    #expect(RedundantStops.kept(colors, at: [0, 0.4, 0.6, 1]) == [0, 1, 3])
  }

  @Test("a difference of less than half an 8-bit step is invisible")
  func tolerance() {
    for (middle, kept) in [(0.5018, [0, 2]), (0.504, [0, 1, 2])] {
      #expect(RedundantStops.kept([gray(0), gray(middle), gray(1)], at: [0, 0.5, 1]) == kept)
    }
  }

  @Test("errors of several stops do not add up")
  func curve() {
    let places = (0...64).map { Double($0) / 64 }
    let colors = places.map { gray($0 * $0) }
    let kept = RedundantStops.kept(colors, at: places)
    #expect(kept.first == 0 && kept.last == 64 && (8..<32).contains(kept.count))
    for (start, end) in zip(kept, kept.dropFirst()) {
      for stop in start...end {
        let share = (places[stop] - places[start]) / (places[end] - places[start])
        let blend = Color.interpolate(colors[start], colors[end], share)
        #expect(abs(blend.red - colors[stop].red) <= 0.002)
      }
    }
  }

  @Test("only gradients whose colors do not change lose stops")
  func layers() {
    var layer = NormalizedLayer(
      name: "sky",
      content: .gradient(
        NormalizedGradient(
          kind: .linear, start: .zero, end: Point(x: 0, y: 9),
          colors: [0, 0.5, 1].map { gray($0) },
          locations: [0, 0.5, 1])),
      bounds: Rect(x: 0, y: 0, width: 9, height: 9))
    func stops(_ layer: NormalizedLayer) -> [Double] {
      var layer = layer
      layer.dropRedundantStops()
      guard case .gradient(let gradient) = layer.content else { return [] }
      return gradient.locations
    }
    #expect(stops(layer) == [0, 1])
    layer.tracks = [
      NormalizedTrack(
        property: .locations,
        keys: .numbers(
          Track([
            Key(time: 0, value: Numbers([0, 0.5, 1])), Key(time: 1, value: Numbers([0, 0.2, 1])),
          ])))
    ]
    #expect(stops(layer) == [0, 0.5, 1])
  }

  @Test("hard steps, changes of opacity and few stops remain")
  func others() {
    let step = [gray(0), gray(0), gray(1), gray(1)]
    #expect(RedundantStops.kept(step, at: [0, 0.5, 0.5, 1]) == [0, 1, 2, 3])
    #expect(RedundantStops.kept([gray(0), gray(0), gray(1)], at: [0.5, 0.5, 0.5]) == [0, 1, 2])
    let fade = [gray(1, alpha: 1), gray(1, alpha: 0.5), gray(1, alpha: 0)]
    #expect(RedundantStops.kept(fade, at: [0, 0.5, 1]) == [0, 1, 2])
    #expect(RedundantStops.kept([gray(0), gray(1)], at: [0, 1]) == [0, 1])
    #expect(RedundantStops.kept([gray(0)], at: [0]) == [0])
    #expect(RedundantStops.kept([], at: []) == [])
  }
}
