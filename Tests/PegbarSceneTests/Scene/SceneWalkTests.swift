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

  @Test("visits every color of the layers with its part, property and layer")
  func eachColor() {
    var seen: [String] = []
    let colorful = Self.scene(of: [
      Layer(
        id: LayerID(1), name: "shapes", content: .shapes(Self.shapes),
        window: TimeRange(start: 0, end: 1),
        effects: [LayerEffect(name: "Tint", kind: .color(.tint(Self.tint)))]),
      Layer(
        id: LayerID(2), name: "title", content: .text(Self.text),
        window: TimeRange(start: 0, end: 1)),
      Self.solid(3, "solid", rotation: .constant(0)),
    ])
    colorful.forEachColor { color, reference, layer in
      #expect(reference.layer == layer.name)
      seen.append("\(color.hex) \(layer.name)/\(reference.part) \(reference.property)")
    }
    #expect(
      seen == [
        "#0000FF shapes/effect Tint shadowsColor", "#FFFF00 shapes/effect Tint highlightsColor",
        "#000000 shapes/Fill fillColor", "#FFFFFF shapes/Fill fillColor",
        "#00FF00 shapes/Line strokeColor", "#FF0000 title/ fillColor",
        "#FF000080 title/ strokeColor", "#FF0000 solid/ fillColor",
      ])
  }

  private static func scene(of layers: [Layer]) -> Scene {
    Scene(
      name: "Scene", duration: 1, frameRate: 30,
      root: Composition(name: "Root", size: Size(width: 9, height: 9), layers: layers))
  }

  private static let shapes = ShapeContent(
    nodes: [
      .style(
        ShapeStyle(
          name: "Fill", kind: .fill(.nonZero),
          paint: .color(
            .keyed(Track([Key(time: 0, value: Color.black), Key(time: 1, value: .white)]))),
          paths: [])),
      .style(
        ShapeStyle(
          name: "Line", kind: .stroke(Stroke(width: .constant(1))),
          paint: .color(.constant(Color(red: 0, green: 1, blue: 0))), paths: [])),
    ])

  private static let tint = TintEffect(
    black: .constant(Color(red: 0, green: 0, blue: 1)),
    white: .constant(Color(red: 1, green: 1, blue: 0)))

  private static let text: TextContent = {
    var document = TextDocument(text: "Hi", font: "F", size: 12, fill: red)
    document.stroke = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    return TextContent(document: .constant(document))
  }()

  @Test("names the colors of the layers once, in order of use")
  func palette() {
    var scene = Self.scene
    scene.changeEachLayer { layer in
      if layer.name == "turned" {
        layer.content = .solid(Solid(size: Size(width: 1, height: 1), color: .white))
      }
    }
    scene.definitions.append(scene.root)
    #expect(
      scene.makePalette() == [
        NamedColor(name: "red", color: Self.red), NamedColor(name: "white", color: .white),
      ])
  }
}
