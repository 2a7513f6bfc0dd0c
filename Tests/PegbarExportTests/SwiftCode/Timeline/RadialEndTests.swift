import PegbarFrames
import PegbarScene
import Testing

@testable import PegbarExport

/// Core Animation's end of a radial gradient follows from both of the scene's points.
@Suite struct RadialEndTests {
  private static let ease = Curve.bezier(TimingCurve(0.333, 0, 0.667, 1))

  private static func layer(
    _ start: [Key<Point>], _ end: [Key<Point>] = [], repetition: Repeat? = nil
  ) -> NormalizedLayer {
    var layer = NormalizedLayer(
      name: "Lamp",
      content: .gradient(
        NormalizedGradient(
          kind: .radial, start: .zero, end: Point(x: 60, y: 0), colors: [.white, .black],
          locations: [0, 1])), bounds: Samples.rect(-100, -100, 200, 200))
    for (property, keys) in [(Property.gradientStart, start), (.gradientEnd, end)]
    where !keys.isEmpty {
      layer.tracks.append(
        NormalizedTrack(property: property, keys: .point(Track(keys, repetition: repetition))))
    }
    return layer
  }

  private static func track(_ property: Property, of layer: NormalizedLayer) -> Track<Point>? {
    guard case .point(let track)? = layer.tracks.first(where: { $0.property == property })?.keys
    else { return nil }
    return track
  }

  /// How far the end is from where it should be, at worst, between 0 and 3 seconds.
  private static func difference(_ layer: NormalizedLayer) throws -> Double {
    let end = try #require(track(.gradientEnd, of: layer.withRadialEnd))
    // Played as Core Animation does, jumps and all.
    return stride(from: 0.0005, to: 3, by: 0.01).reduce(0) { worst, time in
      let start = track(.gradientStart, of: layer)?.value(at: time) ?? .zero
      let edge = track(.gradientEnd, of: layer)?.value(at: time) ?? Point(x: 60, y: 0)
      let radius = (edge - start).length
      return max(worst, (end.value(at: time) - start - Point(x: radius, y: radius)).length)
    }
  }

  private static func key(
    _ time: Double, _ x: Double, _ y: Double = 0, _ curve: Curve = ease
  ) -> Key<Point> { Key(time: time, value: Point(x: x, y: y), curve: curve) }

  @Test("keys and curves that both points share stay")
  func common() {
    let layer = Self.layer(
      [Self.key(0, 0), Self.key(1, 30)], [Self.key(0, 60), Self.key(1, 100)])
    let end = Self.track(.gradientEnd, of: layer.withRadialEnd)
    #expect(end?.keys == [Self.key(0, 60, 60), Self.key(1, 100, 70)])
  }

  @Test("a point that moves after the other one keeps its keys and its curve")
  func inTurn() throws {
    let layer = Self.layer(
      [Self.key(0, 0), Self.key(1, 30)], [Self.key(2, 60), Self.key(2.5, 100)])
    #expect(try Self.difference(layer) < 1e-4)
    let end = Self.track(.gradientEnd, of: layer.withRadialEnd)
    #expect(end?.keys.map(\.time) == [0, 1, 2, 2.5])
    #expect(end?.keys.map(\.curve) == [Self.ease, .linear, Self.ease, .linear])
  }

  @Test("holds and jumps of either point stay what they are")
  func jumps() throws {
    let layer = Self.layer(
      [Self.key(0, 0), Self.key(0.5, 30, 0, .hold), Self.key(1, 10), Self.key(2, 10)],
      [Self.key(1.5, 60), Self.key(1.5, 80), Self.key(2.5, 90)])
    #expect(try Self.difference(layer) < 1e-4)
    let end = Self.track(.gradientEnd, of: layer.withRadialEnd)
    #expect((end?.keys.count ?? 100) < 10)
  }

  @Test(
    "other ways are sampled",
    arguments: [
      // Past the end, so that the radius shrinks and grows again.
      layer([key(0, -40, 30, .linear), key(1, 100, 30)]), layer([key(0, -40), key(1, 100)]),
      // About each other, together and along other curves.
      layer([key(0, -40), key(1, 40)], [key(0, 0), key(1, 0, 30)]),
      layer([key(0, -40), key(1, 40)], [key(0.2, 0, 30, .linear), key(1.4, 60)]),
      layer([key(0, -40), key(0.7, 90)], repetition: Repeat(count: 3, autoreverses: true)),
    ])
  func sampled(_ layer: NormalizedLayer) throws {
    #expect(try Self.difference(layer) < 0.01)
    #expect((Self.track(.gradientEnd, of: layer.withRadialEnd)?.keys.count ?? 1_000) < 700)
  }

  @Test("times that do not ascend, and numbers that are none, end in some track")
  func hostile() {
    let tracks = [
      [Self.key(2, 0), Self.key(1, 30), Self.key(.nan, 5), Self.key(1, .nan)],
      [Self.key(.infinity, 0)], [Self.key(0, 60), Self.key(-1e308, 1e308), Self.key(1e308, 0)],
    ]
    for start in tracks {
      for end in tracks + [[]] {
        for repetition in [nil, Repeat(count: .infinity), Repeat(count: .nan)] {
          let layer = Self.layer(start, end, repetition: repetition)
          let track = Self.track(.gradientEnd, of: layer.withRadialEnd)
          #expect((1...4_000).contains(track?.keys.count ?? 0))
        }
      }
    }
    #expect(Self.layer([]).withRadialEnd.tracks.isEmpty)
  }

  @Test("a beat plays its own part of the end alone")
  func beats() {
    let times = [(0.0, 0.0), (0.5, 30), (1, 30), (1.5, 10)]
    let layer = Self.layer(
      times.map { Self.key($0, $1) }, times.map { Self.key($0, 60 + $1 / 3) })
    var scene = Samples.scene("Lamp", [layer])
    scene.root.transactions = [0.0, 1].map { start in
      Transaction(
        id: "\(start)", name: "Beat \(start)",
        window: TimeRange(start: start, end: start + 0.5), groups: [])
    }
    let code = SwiftCode.write(scene, options: SwiftCode.Options(style: .transactions))
    let text = String(decoding: code, as: UTF8.self).filter { !$0.isWhitespace }
    #expect(text.contains("(70,40),(63.33333,53.33333)"), "\(text)")
    #expect(!text.contains("(70,40),(70,40)"))
  }
}
