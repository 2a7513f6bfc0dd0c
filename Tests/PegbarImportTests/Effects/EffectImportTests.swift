import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Import of effects and layer styles.
@Suite struct EffectImportTests {
  /// Returns the kinds of effects of a layer with these members, without findings.
  private func kinds(_ members: String...) throws -> [LayerEffect.Kind] {
    let json = members.map { ", \($0)" }.joined().dropFirst(2)
    let result = try imported(layers: solid(String(json)))
    #expect(result.ids == [])
    return try result.layer().effects.map(\.kind)
  }

  /// Returns an effect whose parameters have match names, in any order.
  private func effect(_ type: Int, _ name: String, _ parameters: (String, Int, String)...) -> String
  {
    let list = parameters.map {
      #"{"ty": \#($0.1), "mn": "ADBE \#(name)-\#($0.0)", "v": {"k": \#($0.2)}}"#
    }
    let parts = list.joined(separator: ",")
    return #""ef": [{"ty": \#(type), "mn": "ADBE \#(name)", "ef": [\#(parts)]}]"#
  }

  /// Returns an effect whose parameters are identified only by their order.
  private func unnamed(_ type: Int, _ parameters: (Int, String)...) -> String {
    let list = parameters.map { #"{"ty": \#($0.0), "v": {"k": \#($0.1)}}"# }
    return #""ef": [{"ty": \#(type), "ef": [\#(list.joined(separator: ","))]}]"#
  }

  private let red = Animated.constant(Color(red: 1, green: 0, blue: 0))
  private let blue = Animated.constant(Color(red: 0, green: 0, blue: 1))

  @Test("a fill uses the color and opacity of its third and seventh parameters")
  func fill() throws {
    let expected = LayerEffect.Kind.color(.fill(FillEffect(color: red, opacity: .constant(0.5))))
    #expect(
      try kinds(effect(21, "Fill", ("0005", 0, "0.5"), ("0002", 2, "[1, 0, 0, 1]"))) == [expected])
    let list = unnamed(
      21, (10, "0"), (7, "0"), (2, "[1, 0, 0]"), (7, "0"), (0, "0"), (0, "0"), (0, "0.5"))
    #expect(try kinds(list) == [expected])
  }

  @Test("recognizes effects with type 5 from old exporters by their match names")
  func oldExporters() throws {
    #expect(
      try kinds(effect(5, "Fill", ("0002", 2, "[1, 0, 0]"))) == [
        .color(.fill(FillEffect(color: red)))
      ])
  }

  @Test("a tint uses percent, and a tint of 0% is dropped")
  func tint() throws {
    let tint = effect(
      20, "Tint", ("0001", 2, "[1, 0, 0]"), ("0002", 2, "[0, 0, 1]"), ("0003", 0, "40"))
    #expect(
      try kinds(tint) == [
        .color(.tint(TintEffect(black: red, white: blue, amount: .constant(0.4))))
      ])
    #expect(try kinds(effect(20, "Tint", ("0003", 0, "0"))) == [])
  }

  @Test("a tritone starts with the highlights")
  func tritone() throws {
    let list = unnamed(23, (2, "[1, 1, 1]"), (2, "[1, 0, 0]"), (2, "[0, 0, 1]"))
    #expect(
      try kinds(list) == [
        .color(.tritone(TritoneEffect(shadows: blue, midtones: red, highlights: .constant(.white))))
      ])
  }

  @Test("levels have five values per channel, at fixed positions")
  func levels() throws {
    var values = Array(repeating: "0", count: 36)
    for first in [3, 10, 17, 24, 31] {
      values.replaceSubrange(first..<(first + 5), with: ["0", "1", "1", "0", "1"])
    }
    func list(_ values: [String]) -> String {
      let parts = values.map { #"{"ty": 0, "v": {"k": \#($0)}}"# }.joined(separator: ",")
      return #""ef": [{"ty": 24, "ef": [\#(parts)]}]"#
    }
    #expect(try kinds(list(values)) == [])
    values[4] = "0.8"
    values[12] = "2"
    var expected = LevelsEffect(
      all: .init(inputWhite: .constant(0.8)), red: .init(gamma: .constant(2)))
    #expect(try kinds(list(values)) == [.color(.levels(expected))])
    // Missing values of a channel have their defaults.
    values[31] = "0.5"
    expected.alpha.inputBlack = .constant(0.5)
    #expect(try kinds(list(values.dropLast(2))) == [.color(.levels(expected))])
    // One number fewer before alpha, as in the documentation of the format.
    values.remove(at: 30)
    #expect(try kinds(list(values)) == [.color(.levels(expected))])
  }

  @Test("a shadow has opacity in 255ths and a blur of a quarter of its softness")
  func dropShadow() throws {
    let shadow = effect(
      25, "Drop Shadow", ("0001", 2, "[0, 0, 1]"), ("0002", 0, "51"), ("0003", 0, "90"),
      ("0004", 0, "12"), ("0005", 0, "8"), ("0006", 7, "1"))
    #expect(
      try kinds(shadow) == [
        .dropShadow(
          ShadowEffect(
            color: blue, opacity: .constant(0.2),
            offset: .polar(direction: .constant(90), distance: .constant(12)),
            radius: .constant(2), isAlone: true))
      ])
    #expect(try kinds(effect(25, "Drop Shadow", ("0002", 0, "0"))) == [])
  }

  @Test("a blur has a deviation of 0.3 of its blurriness, and an empty one is dropped")
  func blur() throws {
    let blur = effect(29, "Gaussian Blur 2", ("0001", 0, "10"), ("0002", 7, "2"))
    #expect(
      try kinds(blur) == [.blur(BlurEffect(radius: .constant(3), axes: .horizontal))])
    #expect(try kinds(effect(29, "Gaussian Blur 2", ("0001", 0, "0"))) == [])
  }

  @Test("a stroke follows one mask or all, regardless of mask mode")
  func stroke() throws {
    let zeros = "[[0, 0], [0, 0]]"
    let path =
      #""pt": {"k": {"c": false, "v": [[0, 0], [9, 0]], "i": \#(zeros), "o": \#(zeros)}}"#
    let mask = #"{"nm": "M", "mode": "n", \#(path)}"#
    let masks = #""masksProperties": [\#(mask), \#(mask)]"#
    func stroke(_ mask: Int, all: Int) throws -> StrokeEffect? {
      let json = effect(
        22, "Stroke", ("0001", 10, "\(mask)"), ("0010", 7, "\(all)"), ("0003", 0, "5"),
        ("0009", 0, "50"), ("0007", 7, "2"))
      guard case .stroke(let stroke) = try kinds(json, masks).first else { return nil }
      return stroke
    }
    let one = try #require(try stroke(2, all: 0))
    #expect(one.paths.count == 1)
    #expect(one.width == .constant(10))
    #expect(one.end == .constant(0.5))
    #expect(one.style == .onTransparent)
    #expect(try stroke(1, all: 1)?.paths.count == 2)
    #expect(try stroke(0, all: 0)?.paths == [])
  }

  @Test("a Transform uses percent, and one without changes is dropped")
  func transform() throws {
    let move = effect(
      35, "Geometry2", ("0001", 3, "[1, 2]"), ("0002", 3, "[3, 4]"), ("0011", 7, "0"),
      ("0003", 0, "50"), ("0004", 0, "200"), ("0007", 0, "30"), ("0008", 0, "25"))
    let expected = Transform(
      anchor: .constant(Point(x: 1, y: 2)), position: .constant(Point(x: 3, y: 4)),
      scale: .constant(Point(x: 2, y: 0.5)), rotation: .constant(30))
    #expect(
      try kinds(move) == [
        .transform(TransformEffect(transform: expected, opacity: .constant(0.25)))
      ])
    let still = effect(35, "Geometry2", ("0001", 3, "[9, 9]"), ("0002", 3, "[9, 9]"))
    #expect(try kinds(still) == [])
  }

  @Test("Set Matte uses a layer, even a hidden one, and is dropped without one")
  func matte() throws {
    let effect = effect(28, "Set Matte3", ("0001", 10, "7"), ("0002", 7, "1"), ("0003", 7, "1"))
    let result = try imported(
      layers: solid(effect), solid(#""ind": 7, "hd": true"#, name: "B"))
    #expect(result.ids == [])
    #expect(
      try result.layer().effects.map(\.kind) == [
        .matte(MatteEffect(source: LayerID(1), channel: .red, isInverted: true))
      ])
    #expect(try imported(layers: solid(effect)).ids == ["ref/missing-matte-source"])
    #expect(try kinds(self.effect(28, "Set Matte3", ("0001", 10, "0"))) == [])
  }

  @Test("layer styles follow effects, and their light is opposite to their shadows")
  func styles() throws {
    let style = #"{"k": 0}"#
    let json = """
      "sy": [{"ty": 1, "c": {"k": [0, 0, 1]}, "o": {"k": 40}, "a": {"k": 180}, "d": {"k": 6}, \
      "s": {"k": 10}, "ch": \(style)}, {"ty": 0, "c": {"k": [1, 0, 0]}, "s": {"k": 3}}, \
      {"ty": 2, "d": {"k": 0}, "s": {"k": 0}}]
      """
    let fill = effect(21, "Fill", ("0002", 2, "[1, 0, 0]"))
    // Light from the left: the shadow falls to the right, at 90° from up.
    #expect(
      try kinds(json, fill) == [
        .color(.fill(FillEffect(color: red))),
        .dropShadow(
          ShadowEffect(
            color: blue, opacity: .constant(0.4),
            offset: .polar(direction: .constant(90), distance: .constant(6)),
            radius: .constant(5))),
        .outline(OutlineEffect(color: red, width: .constant(3))),
      ])
  }

  @Test("effects with the same name get unique names, and unique track names")
  func names() throws {
    let fill = #"{"ty": 21, "nm": "F"}"#
    let result = try imported(layers: solid(#""ef": [\#(fill), \#(fill)]"#))
    #expect(try result.layer().effects.map(\.name) == ["F", "F 2"])
    let drawn = try imported(
      layers: layer(
        4, #""shapes": [{"ty": "el", "nm": "effect F"}], "ef": [\#(fill)]"#))
    #expect(try drawn.layer().effects.map(\.name) == ["F 2"])
  }

  @Test("a layer without content has no effects")
  func null() throws {
    #expect(try imported(layers: layer(3, #""ef": [{"ty": 26}]"#)).ids == [])
  }
}
