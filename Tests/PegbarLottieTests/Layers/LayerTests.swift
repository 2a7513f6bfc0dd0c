import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite struct LayerTests {
  @Test(
    "distinguishes every layer type in ty",
    arguments: [
      ("0", "Composition"), ("1", "Solid"), ("2", "Image"), ("3", "Null"), ("4.0", "Shape Layer"),
      ("5", "Text"), ("6", "Audio"), ("12", "Adjustment Layer"), ("13", "Camera"), ("14", "Light"),
      ("15", "Data"), ("77", "Layer"),
    ])
  func types(number: String, title: String) throws {
    let (document, log) = try read(
      layers: #"{"ip": 1, "ty": \#(number), "sw": 1, "sh": 1}"#)
    let layer = try #require(document.layers.first)
    #expect(layer.kind.title == title)
    #expect(document.breadcrumb(of: layer.source) == ["\(title) 1"])
    #expect(log.ids.isEmpty)
  }

  @Test("ty can follow the members that depend on it")
  func lateType() throws {
    let (layer, _) = try read(layer: #"{"shapes": [{"it": [], "ty": "gr"}], "ty": 4}"#)
    guard case .shape(let items) = layer.kind else { throw UnexpectedKind(found: "\(layer)") }
    #expect(items.first?.kind.title == "Group")
  }

  @Test("a layer saved by a player has absolute handles, which is reported once")
  func savedFromPlayer() throws {
    let square = #"{"v": [[5, 5]], "i": [[4, 5]], "o": [[7, 9]], "c": true}"#
    let path = #"{"ty": "sh", "ks": {"k": \#(square)}}"#
    let (layer, log) = try read(layer: #"{"ty": 4, "shapes": [\#(path)], "completed": true}"#)
    guard case .shape(let items) = layer.kind, case .geometry(.path(let item))? = items.first?.kind
    else {
      throw UnexpectedKind(found: "\(layer)")
    }
    let vertex = try #require(item.path.fixedValue?.vertices.first)
    #expect(vertex.inTangent == Vector(x: -1, y: 0) && vertex.outTangent == Vector(x: 2, y: 4))
    #expect(log.ids == ["property/saved-from-player"])
  }

  @Test("flags can be 0 and 1, or true and false", arguments: ["1", "true", "1.0"])
  func flags(yes: String) throws {
    let (layer, log) = try read(
      layer: #"""
        {"ty": 3, "hd": \#(yes), "td": \#(yes), "ddd": \#(yes), "ao": \#(yes), "ct": \#(yes),
         "mb": \#(yes), "hasMask": \#(yes)}
        """#)
    #expect(layer.isHidden && layer.isMatteSource && layer.is3D && layer.autoOrient)
    #expect(layer.collapseTransform && layer.motionBlur)
    #expect(log.ids.isEmpty)
  }

  @Test("layer references can be 0 and written as doubles")
  func references() throws {
    let (layer, _) = try read(layer: #"{"ty": 3, "ind": 0, "parent": 2.0}"#)
    #expect(layer.index == 0)
    #expect(layer.parent == 2)
  }

  @Test("times keep their fractions")
  func times() throws {
    let (layer, _) = try read(
      layer: #"{"ty": 0, "ip": -1.5, "op": 20.25, "st": 3.00000012, "sr": -2}"#)
    #expect(layer.inPoint == -1.5)
    #expect(layer.outPoint == 20.25)
    #expect(layer.startTime == 3.00000012)
    #expect(layer.stretch == -2)
  }

  @Test("a layer without times lasts as long as the animation")
  func noTimes() throws {
    let (layer, _) = try read(layer: #"{"ty": 3}"#)
    #expect(layer.inPoint == 0)
    #expect(layer.outPoint == 60)
    #expect(layer.stretch == 1)
  }

  @Test("a stretch of 0 is read as 1 and reported")
  func stretch() throws {
    let (layer, log) = try read(layer: #"{"ty": 3, "nm": "Arm", "sr": 0}"#)
    #expect(layer.stretch == 1)
    #expect(log.ids == ["time/zero-stretch"])
    #expect(log.findings.first?.breadcrumb == ["Arm"])
    #expect(log.findings.first?.path.description == "$.layers[0].sr")
  }

  @Test("a track matte has a mode and can name its layer")
  func matte() throws {
    let modes = try (0...4).map { try read(layer: #"{"ty": 3, "tt": \#($0)}"#).layer.matte?.mode }
    #expect(modes == [nil, .alpha, .alphaInverted, .luma, .lumaInverted])
    #expect(try read(layer: #"{"ty": 3, "tp": 7, "tt": 1}"#).layer.matte?.sourceIndex == 7)
    #expect(try read(layer: #"{"ty": 3, "tt": 9}"#).log.ids == ["property/unknown-value"])
  }

  @Test("every blend mode has its number")
  func blendMode() throws {
    for mode in BlendMode.allCases {
      #expect(try read(layer: #"{"ty": 3, "bm": \#(mode.rawValue)}"#).layer.blendMode == mode)
    }
    let (layer, log) = try read(layer: #"{"ty": 3, "bm": 18}"#)
    #expect(layer.blendMode == .normal)
    #expect(log.ids == ["property/unknown-value"])
  }

  @Test("a broken layer affects only that layer")
  func broken() throws {
    let (document, log) = try read(layers: #"5, {"ty": 3, "nm": "Arm", "ks": 7}, null"#)
    #expect(document.layers.map(\.name) == ["Arm"])
    #expect(log.ids == ["format/wrong-type", "format/wrong-type"])
  }
}
