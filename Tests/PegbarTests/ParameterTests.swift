import Pegbar
import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Properties that follow the slots of a document.
@Suite struct ParameterTests {
  private static func conversion(
    _ slots: String, style: String, options: ConversionOptions = ConversionOptions()
  ) throws -> Conversion {
    let text = """
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100, "nm": "Slots",
       "slots": {\(slots)},
       "layers": [{"ty": 4, "ind": 1, "nm": "Badge", "ip": 0, "op": 30, "st": 0,
         "ks": {"p": {"a": 0, "k": [50, 50]}, "s": {"a": 0, "k": [200, 200]}},
         "shapes": [{"ty": "gr", "nm": "Group", "it": [
           {"ty": "el", "nm": "Ellipse", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]}},
           \(style), {"ty": "tr"}]}]}]}
      """
    return try Pegbar.convert(Array(text.utf8), options: options)
  }

  private static func fill(_ color: String, opacity: String = #"{"a": 0, "k": 100}"#) -> String {
    #"{"ty": "fl", "nm": "Fill", "c": \#(color), "o": \#(opacity), "r": 1}"#
  }

  @Test("a color and an opacity follow their slots directly")
  func plain() throws {
    let conversion = try Self.conversion(
      #""ink": {"p": {"a": 0, "k": [0.2, 0.4, 0.6]}}, "veil": {"p": {"a": 0, "k": 50}}"#,
      style: Self.fill(
        #"{"sid": "ink", "a": 0, "k": [0, 0, 0]}"#, opacity: #"{"sid": "veil", "a": 0, "k": 1}"#))
    #expect(conversion.normalized.parameters.map(\.name) == ["ink", "veil"])
    #expect(
      conversion.normalized.parameters.map { $0.bindings.map(\.part) } == [[.color], [.opacity]])
    #expect(conversion.findings.isEmpty)
    #expect(conversion.swiftCode.contains("\n  var ink: CGColor = Palette."))
    #expect(conversion.swiftCode.contains("badge.backgroundColor = ink"))
    #expect(conversion.swiftCode.contains("badge.opacity = Float(veil)"))
  }

  @Test("a fill and its stroke are one layer, and each color follows its own slot")
  func twoPaints() throws {
    func conversion(opacity: String) throws -> Conversion {
      let stroke = #"""
        {"ty": "st", "nm": "Stroke", "c": {"sid": "edge", "a": 0, "k": [0, 0, 0]},
         "o": {"a": 0, "k": 100}, "w": {"a": 0, "k": 2}},
        """#
      return try Self.conversion(
        #"""
        "ink": {"p": {"a": 0, "k": [0.2, 0.4, 0.6]}}, "edge": {"p": {"a": 0, "k": [1, 0, 0]}},
        "veil": {"p": {"a": 0, "k": 100}}
        """#,
        style: stroke + Self.fill(#"{"sid": "ink", "a": 0, "k": [0, 0, 0]}"#, opacity: opacity))
    }
    let merged = try conversion(opacity: #"{"a": 0, "k": 100}"#)
    #expect(merged.normalized.root.layers.count == 1)
    #expect(merged.swiftCode.contains("badge.fillColor = ink"))
    #expect(merged.swiftCode.contains("badge.strokeColor = edge"))
    let exposed = try Pegbar.convert(merged.sceneJSON)
    #expect(exposed.normalized.parameters == merged.normalized.parameters)
    // A layer that can become transparent is not merged.
    let veiled = try conversion(opacity: #"{"sid": "veil", "a": 0, "k": 100}"#)
    #expect(!veiled.findings.contains { $0.kind.id == "ref/fixed-slot" })
    #expect(veiled.swiftCode.contains(".opacity = Float(veil)"))
  }

  @Test("a number follows its slot through the surrounding layers")
  func scaled() throws {
    let stroke = """
      {"ty": "st", "nm": "Line", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100},
       "w": {"sid": "weight", "a": 0, "k": 2}}
      """
    let conversion = try Self.conversion(
      #""weight": {"p": {"a": 0, "k": 3}}"#, style: stroke)
    let binding = try #require(conversion.normalized.parameters.first?.bindings.first)
    #expect(binding.part == .lineWidth)
    let width = binding.map.a * 3 + binding.map.tx
    // The result is twice the width, regardless of whether the layer or its path is enlarged.
    guard case .shape(let shape) = conversion.normalized.root.layers.first?.content,
      case .stroke(_, let line) = shape.style
    else { return #expect(Bool(false), "no stroke") }
    #expect(abs(width - line.width) < 1e-6)
  }

  @Test("the center of the wave gradient is a property for live updates")
  func wave() throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/showcase/wave.json"))
    let code = conversion.swiftCode
    #expect(code.contains("\n  var centerPoint = CGPoint(x: 150, y: 150) {"))
    #expect(code.contains("aim(glow, from: centerPoint, to: "))
  }

  @Test(
    "a default that hides, has no effect, or equals another value remains changeable",
    arguments: [
      // Invisible content.
      (#"{"p": {"a": 0, "k": 0}}"#, "o", #"{"a": 0, "k": 0}"#, ParameterBinding.Part.opacity),
      (#"{"p": {"a": 0, "k": [0, 0]}}"#, "s", #"{"a": 0, "k": [0, 0]}"#, .scale),
      // The identity transform.
      (#"{"p": {"a": 0, "k": 0}}"#, "r", #"{"a": 0, "k": 0}"#, .rotation),
      (#"{"p": {"a": 0, "k": [100, 100]}}"#, "s", #"{"a": 0, "k": [100, 100]}"#, .scale),
      (#"{"p": {"a": 0, "k": 100}}"#, "o", #"{"a": 0, "k": 100}"#, .opacity),
      (#"{"p": {"a": 0, "k": 75}}"#, "r", #"{"a": 0, "k": 75}"#, .rotation),
    ])
  func special(
    slot: String, member: String, value: String, part: ParameterBinding.Part
  ) throws {
    // Two shapes, neither of which is at the center of rotation.
    let shapes = [-30, 40].map {
      """
      {"ty": "gr", "nm": "Dot", "it": [
        {"ty": "el", "p": {"a": 0, "k": [\($0), 5]}, "s": {"a": 0, "k": [9, 9]}},
        \(Self.fill(#"{"a": 0, "k": [1, 0, 0]}"#)), {"ty": "tr"}]}
      """
    }.joined(separator: ",")
    func text(_ ks: String, _ slots: String) -> [UInt8] {
      Array(
        """
        {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 200, "h": 100, \(slots)
         "layers": [{"ty": 4, "ind": 1, "nm": "Pair", "ip": 0, "op": 30, "st": 0,
           "ks": {"p": {"a": 0, "k": [90, 50]}, \(ks)}, "shapes": [\(shapes)]}]}
        """.utf8)
    }
    let bound = try Pegbar.convert(
      text(
        "\"\(member)\": {\"sid\": \"in\", \(value.dropFirst())", "\"slots\": {\"in\": \(slot)},"))
    #expect(bound.findings.isEmpty)
    #expect(bound.normalized.parameters.flatMap { $0.bindings.map(\.part) } == [part])
    #expect(bound.measured().excess(over: 1e-4) == nil)
  }

  @Test("two slots can move a layer and a layer inside it independently")
  func nested() throws {
    let text = """
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 200, "h": 100,
       "slots": {"arm": {"p": {"a": 0, "k": [10, 20]}}, "hand": {"p": {"a": 0, "k": [5, 0]}},
                 "size": {"p": {"a": 0, "k": [100, 100]}}},
       "layers": [
         {"ty": 3, "ind": 1, "nm": "Arm", "ip": 0, "op": 30, "st": 0,
          "ks": {"p": {"sid": "arm", "a": 0, "k": [0, 0]}}},
         {"ty": 1, "ind": 2, "parent": 1, "nm": "Hand", "ip": 0, "op": 30, "st": 0,
          "sw": 10, "sh": 10, "sc": "#ff0000",
          "ks": {"p": {"sid": "hand", "a": 0, "k": [0, 0]},
                 "s": {"sid": "size", "a": 0, "k": [100, 100]}}}]}
      """
    let conversion = try Pegbar.convert(Array(text.utf8))
    let code = conversion.swiftCode
    #expect(code.contains("arm.position = armPoint"))
    #expect(code.contains("hand.position = handPoint"))
    #expect(
      conversion.normalized.parameters.map { $0.bindings.map(\.part) }
        == [[.position], [.position], [.scale]])
    #expect(conversion.measured().excess(over: 1e-4) == nil)
  }

  @Test("content changed by two slots is two layers, each with its own slot")
  func together() throws {
    // The opacity of the fill is a product of two opacities.
    let text = """
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 200, "h": 100,
       "slots": {"veil": {"p": {"a": 0, "k": 50}}, "glass": {"p": {"a": 0, "k": 80}}},
       "layers": [{"ty": 4, "ind": 1, "nm": "Pane", "ip": 0, "op": 30, "st": 0,
         "ks": {"p": {"a": 0, "k": [50, 50]}, "o": {"sid": "veil", "a": 0, "k": 0}},
         "shapes": [{"ty": "gr", "nm": "Pane", "it": [
           {"ty": "el", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [9, 9]}},
           \(Self.fill(#"{"a": 0, "k": [1, 0, 0]}"#, opacity: #"{"sid": "glass", "a": 0, "k": 0}"#)),
           {"ty": "tr"}]}]}]}
      """
    let conversion = try Pegbar.convert(Array(text.utf8))
    #expect(
      conversion.normalized.parameters.map { $0.bindings.map(\.part) } == [[.opacity], [.opacity]])
    #expect(conversion.findings.isEmpty)
    let pane = conversion.normalized.root.layers[0]
    #expect(pane.opacity == 0.5 && pane.sublayers.first?.opacity == 0.8)
    #expect(conversion.measured().excess(over: 1e-4) == nil)
  }

  @Test("one of two equal shapes follows only its own slot")
  func alike() throws {
    let other = """
      {"ty": "gr", "nm": "Other", "it": [
        {"ty": "el", "p": {"a": 0, "k": [40, 0]}, "s": {"a": 0, "k": [20, 20]}},
        \(Self.fill(#"{"sid": "edge", "a": 0, "k": [1, 0, 0]}"#)), {"ty": "tr"}]},
      """
    let conversion = try Self.conversion(
      #""ink": {"p": {"a": 0, "k": [1, 0, 0]}}, "edge": {"p": {"a": 0, "k": [1, 0, 0]}}"#,
      style: other + Self.fill(#"{"sid": "ink", "a": 0, "k": [1, 0, 0]}"#))
    let layers = conversion.normalized.parameters.map { $0.bindings.map(\.layer) }
    #expect(layers.map(\.count) == [1, 1] && layers[0] != layers[1])
    #expect(conversion.normalized.palette.map(\.name) == ["red"])
    #expect(conversion.findings.isEmpty)
  }

  @Test("the edge of a radial gradient is unchanged if a slot drives its center")
  func rim() throws {
    let conversion = try Self.conversion(
      #""center": {"p": {"a": 0, "k": [1, 2]}}"#,
      style: """
        {"ty": "gf", "nm": "Fill", "o": {"a": 0, "k": 100}, "r": 1, "t": 2,
         "s": {"sid": "center", "a": 0, "k": [0, 0]}, "e": {"a": 0, "k": [4, 6]},
         "g": {"p": 2, "k": {"a": 0, "k": [0, 1, 0, 0, 1, 0, 0, 1]}}}
        """)
    #expect(conversion.swiftCode.contains("to: point(6, 7), radial: true"))
    #expect(conversion.swiftCode.contains("from: centerPoint, to: CGPoint(x: 4, y: 6))"))
    #expect(try Pegbar.convert(conversion.sceneJSON).swiftCode.contains("to: CGPoint(x: 4, y: 6))"))
  }

  @Test("wraps a list of colors that is too long for its line")
  func longLists() throws {
    let stops = (0..<14).map { "\(Double($0) / 13), 0.\($0 + 10), \($0 % 2), 0.3" }
      .joined(separator: ", ")
    let gradient = """
      {"ty": "gf", "nm": "Fill", "o": {"a": 0, "k": 100}, "r": 1, "t": 1,
       "s": {"a": 0, "k": [-10, 0]}, "e": {"a": 0, "k": [10, 0]},
       "g": {"p": 14, "k": {"a": 0, "k": [\(stops)]}}}
      """
    var options = ConversionOptions()
    options.exposed = [.colors]
    let text = try Self.conversion("", style: gradient, options: options).swiftCode
    let start = try #require(text.firstRange(of: ".colors = [\n"))
    let list = text[start.upperBound...].prefix { $0 != "]" }
    #expect(list.split(separator: "\n").count > 2 && list.contains(", "))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("reports a slot that changes more than values, and writes no property")
  func fixed() throws {
    let conversion = try Self.conversion(
      #""turn": {"p": {"a": 0, "k": [20, 30]}}"#,
      style: """
        {"ty": "rc", "nm": "Box", "p": {"a": 0, "k": [0, 0]}, "r": {"a": 0, "k": 0},
         "s": {"sid": "turn", "a": 0, "k": [5, 5]}}, \(Self.fill(#"{"a": 0, "k": [1, 0, 0]}"#))
        """)
    #expect(conversion.findings.map(\.kind.id) == ["ref/fixed-slot"])
    let message = conversion.findings.first?.message
    #expect(
      message?.contains("sets Size of 'Badge', on which no layer value depends") == true,
      "\(message ?? "")")
    #expect(!conversion.swiftCode.contains("var turn"))
  }

  @Test("fill effects, masks, mattes and primitives follow slots")
  func places() throws {
    func parts(_ members: String, _ shape: String = Self.box()) throws -> [String] {
      let text = """
        {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 200, "h": 100,
         "slots": {"ink": {"p": {"a": 0, "k": [0.2, 0.4, 0.6]}}, "size": {"p": {"a": 0, "k": 40}},
                   "place": {"p": {"a": 0, "k": [30, 5]}}},
         "layers": [{"ty": 4, "nm": "Box", "ip": 0, "op": 30, "st": 0, "ks": {}, \(members)
           "shapes": [\(shape), {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}}]}]}
        """
      let conversion = try Pegbar.convert(Array(text.utf8))
      #expect(conversion.measured().excess(over: 1e-4) == nil)
      return conversion.normalized.parameters.flatMap(\.bindings).map {
        "\($0.part.rawValue) \($0.map.a)"
      }
    }
    let points = "[[0, 0], [0, 0], [0, 0]]"
    let path = """
      {"a": 0, "k": {"c": true, "v": [[0, 0], [9, 0], [9, 9]], "i": \(points), "o": \(points)}}
      """
    let fill = #"{"ty": 21, "nm": "Fill", "ef": [{}, {}, {"ty": 2, "v": {"sid": "ink"}}]}"#
    #expect(try parts("\"ef\": [\(fill)],") == ["color 1.0"])
    let mask = "\"masksProperties\": [{\"mode\": \"a\", \"pt\": \(path), "
    #expect(try parts(mask + #""o": {"sid": "size"}}],"#) == ["opacity 1.0"])
    #expect(try parts(mask + #""x": {"sid": "size"}}],"#) == ["lineWidth 2.0"])
    #expect(try parts("", Self.box(#"{"sid": "place"}"#)) == ["position 1.0"])
  }

  private static func box(_ center: String = #"{"a": 0, "k": [30, 5]}"#) -> String {
    #"{"ty": "el", "p": \#(center), "s": {"a": 0, "k": [20, 20]}}"#
  }

  @Test("invisible content does not prevent a slot, but the luminance of a matte does")
  func others() throws {
    func conversion(_ other: String, _ box: String = "") throws -> Conversion {
      let fill = Self.fill(#"{"sid": "ink", "a": 0, "k": [0, 0, 0]}"#)
      let text = """
        {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 200, "h": 100,
         "slots": {"ink": {"p": {"a": 0, "k": [0.2, 0.4, 0.6]}}},
         "layers": [
           {"ty": 4, "nm": "Other", "ip": 0, "op": 30, "st": 0, \(other)
            "shapes": [\(Self.box()), \(fill)]},
           {"ty": 4, "nm": "Box", "ip": 0, "op": 30, "st": 0, "ks": {},\(box)
            "shapes": [\(Self.box()), \(fill)]}]}
        """
      return try Pegbar.convert(Array(text.utf8))
    }
    let matte = try conversion(#""ks": {}, "td": 1,"#, #" "tt": 3,"#)
    #expect(matte.normalized.parameters.flatMap(\.bindings).isEmpty)
    #expect(matte.findings.contains { $0.kind == .fixedSlot })
    let hidden = try conversion(#""ks": {}, "hd": true,"#)
    #expect(hidden.findings.allSatisfy { $0.kind != .fixedSlot })
  }

  @Test(
    "groups with other styles and shared centers follow no slot")
  func shared() throws {
    func conversion(_ group: String, _ center: String) throws -> Conversion {
      let stroke = #"{"ty": "st", "c": {"a": 0, "k": [0, 0, 1]}, "w": {"a": 0, "k": 2}}"#
      let fill = #"{"ty": "fl", "c": {"a": 0, "k": [1, 0, 0]}}"#
      let text = """
        {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 200, "h": 100,
         "slots": {"place": {"p": {"a": 0, "k": [30, 5]}}},
         "layers": [{"ty": 4, "nm": "Box", "ip": 0, "op": 30, "st": 0, "ks": {}, "shapes": [
           {"ty": "gr", "it": [\(Self.box(center)), \(fill), {"ty": "tr", "p": \(group)}]},
           \(Self.box(#"{"a": 0, "k": [90, 60]}"#)), \(stroke)]}]}
        """
      return try Pegbar.convert(Array(text.utf8))
    }
    let slot = #"{"sid": "place"}"#
    let still = #"{"a": 0, "k": [30, 5]}"#
    for conversion in [try conversion(slot, still), try conversion(still, slot)] {
      #expect(conversion.findings.map(\.kind) == [.fixedSlot])
      #expect(conversion.normalized.parameters.flatMap(\.bindings).isEmpty)
      #expect(conversion.measured().excess(over: 1e-4) == nil)
    }
  }

  @Test("a gradient without a color is not a property")
  func withoutColors() throws {
    let conversion = try Self.conversion(
      #""glow": {"p": {"p": 0.002, "k": {"a": 0, "k": [0, 0.2, 0.3, 0.8]}}}"#,
      style: """
        {"ty": "rc", "nm": "Box", "p": {"a": 0, "k": [0, 0]}, "r": {"a": 0, "k": 0},
         "s": {"a": 0, "k": [5, 5]}},
        {"ty": "gf", "o": {"a": 0, "k": 100}, "r": 1, "t": 1, "s": {"a": 0, "k": [0, 0]},
         "e": {"a": 0, "k": [0, 9]},
         "g": {"p": 2, "k": {"sid": "glow", "a": 0, "k": [0, 1, 1, 1, 1, 0, 0, 0]}}}
        """)
    #expect(conversion.normalized.parameters.isEmpty)
  }

  @Test("a text layer used as a matte also fits other text")
  func matte() throws {
    let line = #"{"t": "Hi", "f": "F", "s": 20, "fc": [0, 0, 0], "j": 0}"#
    let text = """
      {"v": "5.12.1", "fr": 30, "ip": 0, "op": 30, "w": 400, "h": 100,
       "fonts": {"list": [{"fName": "F", "fFamily": "Helvetica", "fStyle": "Regular"}]},
       "slots": {"title": {"p": {"k": [{"t": 0, "s": \(line)}]}}},
       "layers": [
         {"ty": 5, "ind": 1, "nm": "Title", "td": 1, "ip": 0, "op": 30, "st": 0,
          "ks": {"p": {"k": [10, 50]}}, "t": {"d": {"sid": "title", "k": [{"t": 0, "s": \(line)}]}}},
         {"ty": 1, "ind": 2, "nm": "Ink", "tt": 1, "ip": 0, "op": 30, "st": 0,
          "sw": 400, "sh": 100, "sc": "#ff0000", "ks": {}}]}
      """
    let scene = try Pegbar.convert(Array(text.utf8)).normalized
    #expect(scene.parameters.flatMap { $0.bindings.map(\.part) } == [.text])
    var widths: [Double] = []
    scene.forEachLayer { layer in
      if case .text = layer.content { widths.append(layer.bounds.size.width) }
    }
    #expect(widths == [400])
  }

  @Test("bindings are part of the scene, and its JSON gives the same properties")
  func json() throws {
    for name in ["parameters/theme", "slots/theme-color", "showcase/wave"] {
      let conversion = try Pegbar.convert(Repository.bytes("Samples/\(name).json"))
      let again = try Pegbar.convert(conversion.sceneJSON)
      #expect(again.normalized.parameters == conversion.normalized.parameters)
      #expect(again.sceneJSON == conversion.sceneJSON)
    }
  }

  @Test("bindings to missing targets do no harm")
  func hostile() throws {
    let text = """
      {"pegbar": 1, "kind": "normalized", "name": "x", "duration": 1, "frameRate": 30,
       "parameters": [{"name": "in", "value": 1, "bindings": [
         {"layer": "nobody", "part": "opacity"}, {"layer": "A", "part": "text"},
         {"layer": "A", "part": "lineWidth"}, {"layer": "A", "part": "fly"},
         {"layer": "A", "part": "opacity", "map": [1]},
         {"layer": "A", "part": "opacity", "map": [2, 0, 0, 0, 1, 0]}]}],
       "root": {"name": "x", "size": [10, 10], "layers": [{"name": "A", "bounds": [0, 0, 1, 1]}]}}
      """
    let conversion = try Pegbar.convert(Array(text.utf8))
    #expect(conversion.normalized.parameters.first?.bindings.count == 4)
    let code = conversion.swiftCode
    #expect(code.contains("var in2: CGFloat = 1 {") || code.contains("var inValue: CGFloat = 1 {"))
    #expect(code.contains(".opacity = Float(2 * "))
    #expect(!code.contains("string ="))
    #expect(!code.contains("lineWidth ="))
  }
}
