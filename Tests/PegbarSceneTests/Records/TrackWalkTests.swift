import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// The walks over the tracks of a layer visit all of them, compared with reflection.
@Suite("Walks over tracks")
struct TrackWalkTests {
  /// Layers in which every field of every type is animated somewhere.
  static let layers: [Layer] = {
    var random = RandomScenes(seed: 11)
    let scenes = [SceneSamples.exact] + (0..<60).map { _ in random.exactScene() }
    return scenes.flatMap { $0.root.layers + $0.definitions.flatMap(\.layers) }
  }()

  /// Returns the fidelity of every track, found by reflection.
  private static func tracks(of value: Any) -> [Fidelity] {
    if let track = value as? any AnyTrack { return [track.fidelity] }
    return Mirror(reflecting: value).children.flatMap { tracks(of: $0.value) }
  }

  @Test("visits every track of a layer once")
  func visited() {
    var met = 0
    for layer in Self.layers {
      var count = 0
      layer.showTracks { _, _ in count += 1 }
      #expect(count == Self.tracks(of: layer).count, "\(layer.name)")
      met += count
    }
    #expect(met > 1000)
  }

  @Test("changes every track of a layer and nothing else")
  func changed() {
    for layer in Self.layers {
      var changed = layer
      changed.changeTracks(Mark(fidelity: .baked(error: 77)))
      #expect(Self.tracks(of: changed).allSatisfy { $0 == .baked(error: 77) }, "\(layer.name)")
      changed.changeTracks(Mark(fidelity: .exact))
      var other = layer
      other.changeTracks(Mark(fidelity: .exact))
      #expect(changed == other)
    }
  }

  @Test("visits and changes use the same names")
  func names() {
    for layer in Self.layers {
      var visited: [TrackRole] = []
      layer.showTracks { visited.append($1) }
      let told = Names()
      var changed = layer
      changed.changeTracks(told)
      #expect(told.seen.roles == visited)
      #expect(changed == layer, "\(layer.name)")
    }
  }

  @Test("fields have the names of the stored properties, each once, in any order")
  func fields() {
    expectFields(
      of: Trim(start: .constant(0), end: .constant(1), offset: .constant(0), mode: .individually))
    expectFields(of: RoundedCorners(radius: .constant(0)))
    expectFields(of: PuckerBloat(amount: .constant(0)))
    expectFields(of: ZigZag(size: .constant(0), ridges: .constant(0)))
    expectFields(of: OffsetPath(amount: .constant(0)))
    expectFields(of: MergePaths(mode: .add))
    expectFields(of: Repeater(copies: .constant(0)))
    expectFields(of: Transform.identity)
    expectFields(of: SpatialTransform())
    expectFields(of: Camera(zoom: .constant(0)))
    expectFields(of: TimeMap.identity)
    expectFields(of: Mask(name: "", mode: .add, path: .constant(Path())))
    expectFields(of: Rectangle(center: .constant(.zero), size: .constant(.zero)))
    expectFields(of: Ellipse(center: .constant(.zero), size: .constant(.zero)))
    expectFields(of: Stroke(width: .constant(0)))
    expectFields(of: TextAnimator(name: ""))
    expectFields(of: TextSelector())
    expectFields(of: TextPath(path: .constant(Path())))
    expectFields(of: TextContent(document: .constant(.empty)))
    expectFields(of: LevelsEffect())
    expectFields(of: LevelsEffect.Channel.identity)
    expectFields(of: ShadowEffect())
    expectFields(of: BlurEffect(radius: .constant(0)))
    expectFields(of: ShapeGroup(name: ""))
  }

  private func expectFields<Record: SceneRecord>(of record: Record) {
    let stored = Mirror(reflecting: record).children.compactMap { child in
      // Rare parts are stored apart.
      guard !(child.value is Unlisted<String>), let label = child.label else { return String?.none }
      let names = ["storedSpace": "space", "storedRepeater": "repeater", "storedShadow": "shadow"]
      return names[label] ?? label
    }
    // The field `type` states the kind of the value in another field.
    let fields = Record.fields.map(\.facts.name).filter { $0 != "type" }
    #expect(stored.sorted() == fields.sorted(), "\(Record.self)")
  }
}

private struct Mark: TrackChange {
  let fidelity: Fidelity

  func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value> {
    var track = track
    track.fidelity = fidelity
    return track
  }
}

private struct Names: TrackChange {
  final class Seen {
    var roles: [TrackRole] = []
  }

  let seen = Seen()

  func changed<Value: TrackValue>(_ track: Track<Value>, _ role: TrackRole) -> Track<Value> {
    seen.roles.append(role)
    return track
  }
}
