import PegbarDiagnostics
import PegbarLottie
import Testing

@Suite struct PaintTests {
  @Test("a fill without opacity and rule is opaque and non-zero")
  func fillDefaults() throws {
    let (item, log) = try read(item: #"{"ty": "fl", "c": {"k": [1, 0, 0]}, "o": null}"#)
    guard case .style(.fill(let fill)) = item.kind else { throw UnexpectedKind(found: "\(item)") }
    #expect(fill.opacity.fixedValue == 100)
    #expect(fill.rule == .nonZero)
    #expect(fill.isEnabled)
    #expect(log.ids.isEmpty)
  }

  @Test("fill rule 2 is even-odd, and fillEnabled disables it")
  func fill() throws {
    let (item, _) = try read(item: #"{"ty": "fl", "r": 2, "fillEnabled": false}"#)
    guard case .style(.fill(let fill)) = item.kind else { throw UnexpectedKind(found: "\(item)") }
    #expect(fill.rule == .evenOdd)
    #expect(!fill.isEnabled)
  }

  @Test("a stroke has width, caps, joins and dashes")
  func stroke() throws {
    let (item, log) = try read(
      item: #"""
        {"ty": "st", "c": {"k": [0, 1, 0]}, "o": {"k": 50}, "w": {"k": 3}, "lc": 2, "lj": 3,
         "d": [{"n": "d", "v": {"k": 4}}, {"n": "g", "v": {"k": 5}}, {"n": "o", "v": {"k": 6}}]}
        """#)
    guard case .style(.stroke(let stroke)) = item.kind, case .color(let color) = stroke.paint else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(color.fixedValue == Color(red: 0, green: 1, blue: 0))
    #expect(stroke.opacity.fixedValue == 50)
    #expect(stroke.width.fixedValue == 3)
    #expect(stroke.cap == .round)
    #expect(stroke.join == .bevel)
    #expect(stroke.dashes.map(\.kind) == [.dash, .gap, .offset])
    #expect(stroke.dashes.map(\.length.fixedValue) == [4, 5, 6])
    #expect(log.ids.isEmpty)
  }

  @Test(
    "the animatable miter limit overrides the plain one in any order",
    arguments: [#""ml": 2, "ml2": {"k": 7}"#, #""ml2": {"k": 7}, "ml": 2"#])
  func miterLimit(json: String) throws {
    let (item, _) = try read(item: #"{"ty": "st", \#(json)}"#)
    guard case .style(.stroke(let stroke)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(stroke.miterLimit.fixedValue == 7)
  }

  @Test("drops and reports a dash without a length")
  func dash() throws {
    let (item, log) = try read(item: #"{"ty": "st", "d": [{"n": "d"}]}"#)
    guard case .style(.stroke(let stroke)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(stroke.dashes.isEmpty)
    #expect(log.ids == ["property/without-value"])
  }

  @Test("a dash without a kind, or with an unknown one, is a length")
  func dashWithoutKind() throws {
    let (item, log) = try read(
      item: #"{"ty": "st", "d": [{"v": {"k": 4}}, {"n": "x", "v": {"k": 5}}]}"#)
    guard case .style(.stroke(let stroke)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(stroke.dashes.map(\.kind) == [.dash, .dash])
    #expect(log.ids == ["property/unknown-value"])
  }

  @Test("reports an unknown cap and uses the default")
  func unknownCap() throws {
    let (item, log) = try read(item: #"{"ty": "st", "lc": 9}"#)
    guard case .style(.stroke(let stroke)) = item.kind else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(stroke.cap == .round)
    #expect(log.ids == ["property/unknown-value"])
  }

  private func gradient(_ stops: String) throws -> (gradient: Gradient, ids: [String]) {
    let (item, log) = try read(
      item: #"""
        {"ty": "gf", "t": 2, "s": {"k": [1, 2]}, "e": {"k": [3, 4]}, "h": {"k": 5}, "a": {"k": 6},
         "g": \#(stops)}
        """#)
    guard case .style(.fill(let fill)) = item.kind, case .gradient(let gradient) = fill.paint else {
      throw UnexpectedKind(found: "\(item)")
    }
    return (gradient, log.ids)
  }

  @Test("a gradient has points, highlight and stops")
  func gradient() throws {
    let numbers = "0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5"
    let (gradient, ids) = try gradient(#"{"p": 2, "k": {"k": [\#(numbers)]}}"#)
    #expect(gradient.kind == .radial)
    #expect(gradient.start.fixedValue == Vector(x: 1, y: 2))
    #expect(gradient.end.fixedValue == Vector(x: 3, y: 4))
    #expect(gradient.highlightLength.fixedValue == 5)
    #expect(gradient.highlightAngle.fixedValue == 6)
    #expect(gradient.stopCount == 2)
    #expect(gradient.stops.fixedValue?.count == 12)
    #expect(ids.isEmpty)
  }

  @Test("reads a conic gradient and reports that it is not drawn as one", arguments: ["gf", "gs"])
  func conic(type: String) throws {
    let (item, log) = try read(item: #"{"ty": "\#(type)", "t": 3, "g": {"p": 0, "k": {"k": []}}}"#)
    let paint: Paint? =
      switch item.kind {
      case .style(.fill(let fill)): fill.paint
      case .style(.stroke(let stroke)): stroke.paint
      default: nil
      }
    guard case .gradient(let gradient) = paint else { throw UnexpectedKind(found: "\(item)") }
    #expect(gradient.kind == .conic)
    let message = log.findings.first { $0.kind == .unknownValue }?.message
    #expect(message == "3 is not a supported gradient type; the default is used")
  }

  @Test(
    "reports incomplete stops",
    arguments: [
      (#"{"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0, 0]}}"#, 1),
      (#"{"p": 1, "k": {"k": [0, 1, 0, 0, 1]}}"#, 1),
      (#"{"p": 3, "k": {"k": []}}"#, 0),
    ])
  func oddStops(json: String, count: Int) throws {
    let (gradient, ids) = try gradient(json)
    #expect(gradient.stopCount == count)
    #expect(ids == ["property/gradient-length"])
  }

  @Test("reads keyframes of stops")
  func keyedStops() throws {
    let (gradient, ids) = try gradient(
      #"{"p": 1, "k": {"k": [{"t": 0, "s": [0, 1, 1, 1]}, {"t": 9, "s": [1, 0, 0, 0]}]}}"#)
    #expect(gradient.stops.keyframes.map(\.value) == [[0, 1, 1, 1], [1, 0, 0, 0]])
    #expect(ids.isEmpty)
  }

  @Test("a gradient stroke has a gradient and a style")
  func gradientStroke() throws {
    let (item, _) = try read(
      item: #"{"ty": "gs", "w": {"k": 3}, "t": 1, "g": {"p": 1, "k": {"k": [0, 1, 1, 1]}}}"#)
    guard case .style(.stroke(let stroke)) = item.kind,
      case .gradient(let gradient) = stroke.paint
    else {
      throw UnexpectedKind(found: "\(item)")
    }
    #expect(stroke.width.fixedValue == 3)
    #expect(gradient.stopCount == 1)
  }
}
