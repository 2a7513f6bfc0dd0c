import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite struct EffectTests {
  @Test("an effect has parameters of every kind")
  func parameters() throws {
    let (layer, log) = try read(
      layer: #"""
        {"ty": 3, "ef": [{"ty": 25, "nm": "Shadow", "mn": "ADBE Drop Shadow", "np": 8, "ix": 1,
         "en": 0, "ef": [
          {"ty": 0, "nm": "Slider", "v": {"k": 1}}, {"ty": 1, "v": {"k": 2}},
          {"ty": 2, "v": {"k": [1, 0, 0, 1]}}, {"ty": 3, "v": {"k": [3, 4]}},
          {"ty": 4, "v": {"k": 1}}, {"ty": 6, "v": 0}, {"ty": 7, "v": {"k": 5}},
          {"ty": 10, "v": {"k": 6}}, {"ty": 5, "nm": "Group", "ef": [{"ty": 0, "v": {"k": 7}}]},
          {"ty": "", "nm": "x"}]}]}
        """#)
    let effect = try #require(layer.effects.first)
    #expect(effect.type == 25)
    #expect(effect.matchName == "ADBE Drop Shadow")
    #expect(!effect.isEnabled)
    #expect(
      effect.parameters.map(\.kind) == [
        .slider, .angle, .color, .point, .checkbox, .ignored, .dropdown, .layer, .group,
        .unknown,
      ])
    guard case .property(.scalar(let slider)) = effect.parameters[0].value,
      case .property(.color(let color)) = effect.parameters[2].value,
      case .property(.vector(let point)) = effect.parameters[3].value,
      case .group(let group) = effect.parameters[8].value
    else { throw UnexpectedKind(found: "\(effect)") }
    #expect(slider.fixedValue == 1)
    #expect(color.fixedValue == Color(red: 1, green: 0, blue: 0))
    #expect(point.fixedValue == Vector(x: 3, y: 4))
    #expect(group.count == 1)
    #expect(effect.parameters[5].value == .none)
    #expect(log.ids.isEmpty)
  }

  @Test(
    "a keyframe without a time is a note in an effect that no player draws",
    arguments: [("ADBE FreePin3", Severity.note), ("ADBE Fill", .error)])
  func unplayed(_ name: String, _ severity: Severity) throws {
    let keys = #"{"a": 1, "k": [{"t": 0, "s": [1]}, {"t": null, "s": [2]}]}"#
    let (_, log) = try read(
      layer: #"{"ty": 3, "ef": [{"ef": [{"ty": 0, "v": \#(keys)}], "ty": 5, "mn": "\#(name)"}]}"#)
    #expect(log.findings.map(\.kind) == [.keyframeWithoutTime])
    #expect(log.findings.map(\.severity) == [severity])
  }

  @Test("drops and reports parameter groups that are nested too deep")
  func depth() throws {
    let depth = 900
    let json =
      String(repeating: #"{"ty": 5, "ef": ["#, count: depth) + String(repeating: "]}", count: depth)
    #expect(try read(layer: #"{"ty": 3, "ef": [\#(json)]}"#).log.ids == ["format/nesting-depth"])
  }
}

@Suite struct LayerStyleTests {
  @Test("a style keeps its members by key")
  func members() throws {
    let (document, log) = try read(
      layers: #"""
        {"ty": 3, "sy": [{"ty": 1, "nm": "Drop Shadow", "c": {"k": [1, 0, 0, 1]}, "o": {"k": 50},
         "a": {"k": 120}, "s": {"k": 5}, "d": {"k": 6}, "ch": {"k": 0}, "bm": {"k": 1},
         "no": {"k": 0}, "lc": {"k": 1}}, {"ty": 8, "of": {"k": [1, 2]}, "colour": 1}]}
        """#)
    let styles = try #require(document.layers.first).styles
    #expect(styles.map(\.kind) == [.dropShadow, .gradientOverlay])
    let color: Property<Color>? = styles[0].property("c")
    let distance: Property<Double>? = styles[0].property("d")
    let unknown: Property<Double>? = styles[0].property("x")
    let offset: Property<Vector>? = styles[1].property("of")
    #expect(color?.fixedValue == Color(red: 1, green: 0, blue: 0))
    #expect(distance?.fixedValue == 6)
    #expect(unknown == nil)
    #expect(offset?.fixedValue == Vector(x: 1, y: 2))
    #expect(document.unreadMembers.map { $0.key } == ["colour"])
    #expect(log.ids.isEmpty)
  }
}
