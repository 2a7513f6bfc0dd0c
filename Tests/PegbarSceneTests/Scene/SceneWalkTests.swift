import PegbarScene
import Testing

@Suite("Walks over scenes")
struct SceneWalkTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  private static func solid(_ id: Int, _ name: String, rotation: Animated<Double>) -> Layer {
    Layer(
      id: LayerID(id), name: name,
      content: .solid(Solid(size: Size(width: 1, height: 1), color: red)),
      transform: Transform(rotation: rotation), window: TimeRange(start: 0, end: 1))
  }

  private static let scene = Scene(
    name: "Scene", duration: 1, frameRate: 30,
    root: Composition(
      name: "Root", size: Size(width: 9, height: 9),
      layers: [
        solid(
          1, "turned",
          rotation: .keyed(Track([Key(time: 0, value: 0), Key(time: 1, value: 90)])))
      ]),
    definitions: [
      Composition(
        id: "inner", name: "Inner", size: Size(width: 9, height: 9),
        layers: [solid(1, "still", rotation: .constant(0))])
    ], palette: [NamedColor(name: "red", color: red)])

  @Test("visits every layer with its composition")
  func layers() {
    var seen: [String] = []
    Self.scene.forEachLayer { seen.append("\($1.name) \($0.name)") }
    #expect(seen == ["Inner still", "Root turned"])
  }

  @Test("finds definitions by ID")
  func definition() {
    #expect(Self.scene.definition("inner")?.name == "Inner")
    #expect(Self.scene.definition("other") == nil)
  }

  @Test("visits tracks with their names and values")
  func tracks() {
    var found: [String] = []
    Self.scene.root.layers[0].forEachTrack { track, reference in
      let number = (track as? Track<Double>)?.value(at: 0.5)
      found.append("\(reference.layer) \(reference.property) \(number ?? 0) \(track.keyCount)")
    }
    #expect(found == ["turned rotation 45.0 2"])
  }

  @Test("changes tracks of one type and keeps others")
  func change() {
    var scene = Self.scene
    scene.changeTracks(of: Point.self) { track, _ in track.keys = [] }
    #expect(scene == Self.scene)
    scene.changeTracks(of: Double.self) { track, _ in track.keys[1].value = 45 }
    #expect(scene.root.layers[0].transform.rotation.value(at: 1) == 45)
  }

  @Test("changes every color")
  func colors() {
    var scene = Self.scene
    scene.changeColors { $0.blue = 1 }
    var colors: [Color] = []
    scene.changeColors { colors.append($0) }
    #expect(colors == Array(repeating: Color(red: 1, green: 0, blue: 1), count: 3))
  }
}
