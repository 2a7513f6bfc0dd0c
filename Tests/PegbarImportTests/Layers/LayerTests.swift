import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of the content, visibility and order of layers.
@Suite struct LayerTests {
  @Test("layers are ordered back to front and use their index in the file as ID")
  func order() throws {
    let scene = try imported(layers: solid(name: "Front"), solid(name: "Back")).scene
    #expect(scene.root.layers.map(\.name) == ["Back", "Front"])
    #expect(scene.root.layers.map(\.id) == [LayerID(1), LayerID(0)])
    #expect(scene.root.layers.map(\.source) == ["$.layers[1]", "$.layers[0]"])
  }

  @Test(
    "layers without content are empty, so that they can be parents",
    arguments: [
      3, 5, 6, 12, 14, 15, 99,
    ])
  func empty(_ type: Int) throws {
    #expect(try imported(layers: layer(type)).layer().content == .empty)
  }

  @Test("nulls and data are no loss", arguments: [3, 15])
  func noLoss(_ type: Int) throws {
    #expect(
      try imported(layers: layer(type, #""mb": true, "ef": [{"ty": 29, "nm": "E"}]"#)).ids == [])
  }

  @Test("a solid has its size and color")
  func solidContent() throws {
    #expect(
      try imported(layers: solid()).layer().content
        == .solid(Solid(size: Size(width: 10, height: 10), color: Color(red: 1, green: 0, blue: 0)))
    )
  }

  @Test("a solid without a color is black, and one with a negative size is empty")
  func oddSolid() throws {
    let content = try imported(layers: layer(1, #""sw": -5, "sh": 10, "sc": """#)).layer().content
    #expect(content == .solid(Solid(size: Size(width: 0, height: 10), color: .black)))
  }

  @Test("layers without a name are called by their kind and place, as in breadcrumbs")
  func names() throws {
    let names = try imported(
      layers: layer(1, name: ""), precomp("c", name: ""), layer(4, name: ""),
      assets: [composition("c")]
    ).scene.root.layers.map(\.name)
    #expect(names.reversed() == ["Solid 1", "Composition 2", "Shape Layer 3"])
  }

  @Test("the first frame of the animation is time 0 of the main composition")
  func origin() throws {
    let result = try imported(
      layers: solid(
        #""ip": 15, "op": 45, "st": 99"#,
        ks: #""o": {"k": [{"t": 15, "s": [0]}, {"t": 30, "s": [9]}]}"#),
      first: 15, last: 75)
    #expect(try result.layer().window == TimeRange(start: 0, end: 1))
    #expect(try result.layer().opacity.track?.keys.map(\.time) == [0, 0.5])
    #expect(result.scene.duration == 2)
    #expect(result.scene.firstFrame == 15)
  }

  @Test("the start time of a layer does not move its own keys")
  func startTime() throws {
    let keys = #""o": {"k": [{"t": 0, "s": [0]}, {"t": 30, "s": [9]}]}"#
    let result = try imported(layers: solid(#""st": 30, "sr": 2"#, ks: keys))
    #expect(try result.layer().opacity.track?.keys.map(\.time) == [0, 1])
  }

  @Test("negative stretch may swap the ends of a layer; otherwise such a layer never shows")
  func swappedEnds() throws {
    let swapped = try imported(layers: solid(#""ip": 30, "op": 15, "sr": -1"#)).layer()
    #expect(swapped.window == TimeRange(start: 0.5, end: 1))
    let never = try imported(layers: solid(#""ip": 30, "op": 15, "mb": true"#))
    #expect(try never.layer().window == TimeRange(start: 1, end: 0.5))
    #expect(never.ids == [])
  }

  @Test(
    "what is over before the animation begins, or begins after it, is not missed",
    arguments: [
      #""ip": 0, "op": 10, "mb": true"#, #""ip": 90, "op": 99, "mb": true"#,
    ])
  func outside(_ members: String) throws {
    #expect(try imported(layers: solid(members), first: 10, last: 90).ids == [])
  }

  @Test("what is transparent at all times is not missed, unless something may change that")
  func transparent() throws {
    #expect(try imported(layers: solid(#""mb": true"#, ks: #""o": {"k": 0}"#)).ids == [])
    let keyed = solid(#""mb": true"#, ks: #""o": {"k": [{"t": 0, "s": [0]}, {"t": 9, "s": [9]}]}"#)
    #expect(try imported(layers: keyed).ids == ["layer/motion-blur"])
    let computed = solid(ks: #""o": {"k": 0, "x": "random(9)"}"#)
    #expect(try imported(layers: computed).ids == ["property/expression"])
  }

  @Test("every blend mode has its counterpart")
  func blendModes() throws {
    let modes = try (0...17).map {
      try imported(layers: solid(#""bm": \#($0)"#)).layer().blendMode
    }
    #expect(
      modes == [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
        .hardLight, .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        .add, .hardMix,
      ])
  }

  @Test("a hidden layer stays, marked as hidden")
  func hidden() throws {
    let layer = try imported(layers: solid(#""hd": true"#)).layer()
    #expect(layer.isHidden)
    #expect(layer.content != .empty)
  }
}
