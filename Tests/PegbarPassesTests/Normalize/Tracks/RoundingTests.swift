import PegbarGeometry
import PegbarScene
import Testing

@testable import PegbarPasses

@Suite("Rounding")
struct RoundingTests {
  /// Returns a scene of one layer with one track.
  private func scene(_ property: LayerProperty, _ keys: NormalizedTrack.Keys) -> NormalizedScene {
    let layer = NormalizedLayer(
      name: "layer", bounds: Rect(x: 0, y: 0, width: 10, height: 10),
      tracks: [NormalizedTrack(property: property, keys: keys)])
    return NormalizedScene(
      name: "scene", duration: 10, frameRate: 29.97,
      root: NormalizedComposition(
        name: "root", size: Size(width: 100, height: 100), layers: [layer]))
  }

  private func rounded(_ property: LayerProperty, _ keys: NormalizedTrack.Keys) throws
    -> NormalizedTrack.Keys
  {
    var scene = scene(property, keys)
    Rounding(scene).apply(to: &scene)
    return try #require(scene.root.layers.first?.tracks.first).keys
  }

  /// Numbers with many digits, from 0 to 1000.
  private let values = (0..<200).map {
    (Double($0) * 0.618_033_988_749).remainder(dividingBy: 1) * 1000
  }

  @Test("keyframes of an exact track are within 5e-6 of the source, their times within 1e-9")
  func exactTracks() throws {
    let source = values.enumerated().map { index, value in
      Key(time: Double(index) / 29.97, value: value, curve: Curve.linear)
    }
    for property in [LayerProperty.positionX, .rotation, .lineWidth] {
      guard case .number(let track) = try rounded(property, .number(Track(source))) else {
        Issue.record("the track has another type")
        continue
      }
      #expect(track.fidelity == .exact)
      try #require(track.keys.count == source.count)
      for (key, old) in zip(track.keys, source) {
        #expect(abs(key.value - old.value) <= 5.000_001e-6)
        #expect(abs(key.time - old.time) <= 1.000_001e-9)
      }
    }
  }

  @Test("rounds both coordinates of points, and factors to more digits")
  func pointsAndFactors() throws {
    let points = values.enumerated().map { index, value in
      Key(time: Double(index), value: Point(x: value, y: -value / 3), curve: Curve.linear)
    }
    guard case .point(let track) = try rounded(.position, .point(Track(points))) else {
      Issue.record("the track has another type")
      return
    }
    for (key, old) in zip(track.keys, points) {
      #expect(abs(key.value.x - old.value.x) <= 5.000_001e-6)
      #expect(abs(key.value.y - old.value.y) <= 5.000_001e-6)
    }
    let factors = values.enumerated().map { Key(time: Double($0.offset), value: $0.element / 500) }
    guard case .number(let scale) = try rounded(.scale, .number(Track(factors))) else {
      Issue.record("the track has another type")
      return
    }
    for (key, old) in zip(scale.keys, factors) {
      #expect(abs(key.value - old.value) <= 5.000_001e-7)
    }
  }
}
