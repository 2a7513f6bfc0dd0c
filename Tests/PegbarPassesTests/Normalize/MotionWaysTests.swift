import PegbarDiagnostics
import PegbarFrames
import PegbarScene
import Testing

@testable import PegbarPasses

/// What positions along curves were sampled from.
struct MotionWaysTests {
  /// A way with a bend, and one without.
  private static func track(_ repetition: Repeat? = nil) -> Track<Point> {
    Track(
      [
        Key(
          time: 0, value: Point(x: 20, y: 100), curve: Make.ease,
          motionPath: MotionPath(
            control1: Point(x: 20, y: -280), control2: Point(x: 760, y: -80))),
        Key(time: 1.4, value: Point(x: 160, y: 100), curve: Make.fast),
        Key(time: 1.9, value: Point(x: 100, y: 100)),
      ], repetition: repetition)
  }

  private static func layer(_ id: Int, _ repetition: Repeat? = nil) -> Layer {
    Make.solid(id, Transform(position: .joined(.keyed(track(repetition)))))
  }

  /// The positions of the normalized layers.
  private static func positions(
    _ layers: [Layer], _ change: (inout Normalizer) -> Void = { _ in }
  ) -> [Track<Point>] {
    var normalizer = Normalizer()
    change(&normalizer)
    return normalizer.normalized(Make.scene(layers), log: FindingLog()).root.layers.flatMap {
      $0.tracks.compactMap { track in
        guard track.property == .position, case .point(let keys) = track.keys else { return nil }
        return keys
      }
    }
  }

  @Test("where many move along curves, tracks tell the curves and are sampled in equal steps")
  func many() throws {
    let positions = Self.positions((0..<8).map { Self.layer($0) }) { $0.cleansUp = true }
    #expect(positions.count == 8)
    for track in positions {
      #expect(track.hasWays)
      #expect(track.ways.map { $0.bend == nil } == [false, true])
      #expect(track.ways.map(\.segments) == track.ways.map(\.steps))
      #expect(track.ways[1].curve == Make.fast)
      // Whole microseconds, and points to 1e-5.
      #expect(track.keys.allSatisfy { ($0.time * 1e6).rounded() / 1e6 == $0.time })
      let motion = try #require(
        track.ways[0].motion(from: track.keys[0].value, to: track.keys[track.keys.count - 2].value))
      let sample = motion.sample(at: 7 / Double(track.ways[0].steps))
      #expect((track.keys[7].value - sample.point).length < 1e-5)
      #expect(abs(track.keys[7].time - sample.time * 1.4) < 1e-6)
    }
  }

  @Test("a few curves are sampled with as few keys as possible, and forgotten")
  func few() {
    let positions = Self.positions([Self.layer(0)])
    #expect(positions.map(\.ways) == [[]])
  }

  @Test("a cycle of curves forgets them")
  func cycle() {
    let cycle = Repeat(count: .infinity)
    let positions = Self.positions((0..<8).map { Self.layer($0, cycle) })
    #expect(positions.allSatisfy { $0.ways.isEmpty })
  }

  @Test("a track that is moved takes its curves along, a dropped key its own way alone")
  func changes() throws {
    let normalization = Normalization(
      Make.scene([]), options: Normalizer(), log: FindingLog())
    var track = try #require(normalization.straight(Self.track(), scale: 1).stepped())
    let moved = track.mapped { $0 + Point(x: 5, y: 0) }
    #expect(moved.hasWays)
    #expect(moved.ways[0].bend?.control1.x == 25)

    track.keys.append(Key(time: 2, value: Point(x: 100, y: 100)))
    track.ways.append(SampledWay(curve: .linear))
    let layer = NormalizedLayer(
      name: "", bounds: Rect(x: 0, y: 0, width: 1, height: 1),
      tracks: [NormalizedTrack(property: .position, keys: .point(track))])
    let dropped = DropUnusedKeys().applied(to: layer)
    guard case .point(let left) = dropped.tracks[0].keys else { return }
    #expect(left.keys.count == track.keys.count - 1)
    #expect(left.hasWays)
    #expect(left.ways.count == 2)
  }

  @Test("a change that does not know of the curves makes them forgotten when numbers are rounded")
  func unknown() throws {
    let normalization = Normalization(
      Make.scene([]), options: Normalizer(), log: FindingLog())
    var track = try #require(normalization.straight(Self.track(), scale: 1).stepped())
    for index in track.keys.indices { track.keys[index].value.x *= 2 }
    var scene = NormalizedScene(
      name: "", duration: 2, frameRate: 25,
      root: NormalizedComposition(
        name: "", size: Size(width: 200, height: 200),
        layers: [
          NormalizedLayer(
            name: "", bounds: Rect(x: 0, y: 0, width: 1, height: 1),
            tracks: [NormalizedTrack(property: .position, keys: .point(track))])
        ]))
    Rounding().apply(to: &scene)
    guard case .point(let rounded) = scene.root.layers[0].tracks[0].keys else { return }
    #expect(rounded.keys.count == track.keys.count)
    #expect(rounded.ways.isEmpty)
  }
}
