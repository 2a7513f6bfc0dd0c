import PegbarDiagnostics
import PegbarGeometry
import PegbarImport
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of fills, strokes and gradients.
@Suite struct StyleTests {
  private func style(_ json: String) throws -> ShapeStyle {
    let shapes = try imported(shapes: rectangle("R"), json).shapes()
    guard case .style(let style) = try #require(shapes.nodes.first) else { throw Unexpected() }
    return style
  }

  private func stops(_ g: String) throws -> Animated<GradientStops> {
    guard case .gradient(let gradient) = try style(item("gf", "G", #""g": \#(g)"#)).paint else {
      throw Unexpected()
    }
    return gradient.stops
  }

  @Test(
    "a fill has a rule, non-zero by default",
    arguments: [
      ("", FillRule.nonZero), (#", "r": 1"#, .nonZero), (#", "r": 2"#, .evenOdd),
    ])
  func fillRule(_ member: String, _ rule: FillRule) throws {
    #expect(try style(item("fl", "F", #""o": {"k": 100}\#(member)"#)).kind == .fill(rule))
  }

  @Test("a disabled style paints nothing")
  func fillEnabled() throws {
    let off = #""fillEnabled": false"#
    let content = try imported(
      shapes: rectangle("a"), fill("F", off),
      item("st", "S", #""c": {"k": [0, 0, 0]}, "w": {"k": 2}, \#(off)"#),
      fill("G", #""fillEnabled": true"#)
    ).shapes()
    #expect(content.nodes.count == 1)
    #expect(content.modifiers == [])
  }

  @Test("a stroke has its dashes in order, with the offset as phase")
  func stroke() throws {
    let stroke = try style(
      item(
        "st", "S",
        """
        "w": {"k": 3}, "lc": 2, "lj": 3, "ml": 5, "bm": 2, \
        "d": [{"n": "d", "v": {"k": 4}}, {"n": "g", "v": {"k": 2}}, {"n": "o", "v": {"k": 1}}]
        """))
    #expect(stroke.blendMode == .screen)
    #expect(
      stroke.kind
        == .stroke(
          Stroke(
            width: .constant(3), cap: .round, join: .bevel, miterLimit: .constant(5),
            dashes: [.constant(4), .constant(2)], dashPhase: .constant(1))))
  }

  @Test("a stroke has round caps and joins and a miter limit of 4 by default")
  func strokeDefaults() throws {
    #expect(
      try style(item("st", "S")).kind
        == .stroke(
          Stroke(width: .constant(0), cap: .round, join: .round, miterLimit: .constant(4))))
    #expect(try style(item("st", "S")).opacity == .constant(1))
  }

  @Test("a gradient has points, a highlight as a fraction, and colors")
  func gradient() throws {
    let paint = try style(
      item(
        "gs", "G",
        """
        "t": 2, "s": {"k": [1, 2]}, "e": {"k": [3, 4]}, "h": {"k": 50}, "a": {"k": 30}, \
        "g": {"p": 1, "k": {"k": [0.5, 1, 0, 0]}}
        """)
    ).paint
    let red = GradientStops.ColorStop(offset: 0.5, color: Color(red: 1, green: 0, blue: 0))
    #expect(
      paint
        == .gradient(
          Gradient(
            kind: .radial, start: .constant(Point(x: 1, y: 2)), end: .constant(Point(x: 3, y: 4)),
            highlightLength: .constant(0.5), highlightAngle: .constant(30),
            stops: .constant(GradientStops(colors: [red])))))
  }

  @Test("a conic gradient becomes a radial one")
  func conic() throws {
    let members = #""t": 3, "g": {"p": 1, "k": {"k": [0.5, 1, 0, 0]}}"#
    guard case .gradient(let gradient) = try style(item("gf", "G", members)).paint else {
      throw Unexpected()
    }
    #expect(gradient.kind == .radial)
  }

  @Test(
    "reads opacities after the colors, and drops an incomplete stop",
    arguments: [
      "[0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5]", "[0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5, 0.7]",
    ])
  func alphaStops(_ numbers: String) throws {
    let stops = try #require(try stops(#"{"p": 2, "k": {"k": \#(numbers)}}"#).constant)
    #expect(stops.colors.map(\.offset) == [0, 1])
    #expect(
      stops.alphas == [.init(offset: 0, alpha: 1), .init(offset: 1, alpha: 0.5)])
  }

  @Test(
    "a list that is too short has only its complete colors",
    arguments: [
      ("[]", 0), ("[0, 1]", 0), ("[0, 1, 0, 0, 1, 0]", 1),
    ])
  func short(_ numbers: String, _ count: Int) throws {
    let stops = try #require(try stops(#"{"p": 2, "k": {"k": \#(numbers)}}"#).constant)
    #expect(stops.colors.count == count)
  }

  @Test("clamps colors and offsets to 0…1 and keeps offsets in ascending order")
  func ranges() throws {
    let stops = try #require(
      try stops(#"{"p": 3, "k": {"k": [-1, 2, 0, 0, 0.8, 0, -3, 0, 0.2, 0, 0, 1]}}"#).constant)
    #expect(stops.colors.map(\.offset) == [0, 0.8, 0.8])
    #expect(stops.colors[0].color.red == 1)
    #expect(stops.colors[1].color.green == 0)
  }

  @Test("animated stops are keyframes of both lists")
  func keyed() throws {
    let track = try #require(
      try stops(
        #"{"p": 1, "k": {"k": [{"t": 0, "s": [0, 1, 0, 0]}, {"t": 30, "s": [1, 0, 0, 1]}]}}"#
      ).track)
    #expect(track.keys.map { $0.value.colors.map(\.offset) } == [[0], [1]])
    #expect(track.keys.map(\.time) == [0, 1])
  }

  @Test("reports a short gradient in a slot like one in a paint")
  func slotOfStops() throws {
    let paint = #""g": {"p": 2, "k": {"sid": "ramp", "k": [0, 0, 0, 0, 1, 1, 1, 1]}}"#
    let layer = shapeLayer([rectangle("R"), item("gf", "G", paint)])
    let slot = #""slots": {"ramp": {"p": {"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0]}}}}"#
    let result = try imported(document([layer], rest: slot))
    #expect(result.ids == ["property/gradient-length"])
  }
}
