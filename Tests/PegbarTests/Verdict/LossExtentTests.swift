import Pegbar
import PegbarTestSupport
import Testing

/// Tests of the share of the picture that a loss affects.
@Suite struct LossExtentTests {
  private static func report(_ layers: [String], assets: [String] = []) throws -> Report {
    let bytes = Array(
      #"""
      {"v": "5.9.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100,
      "assets": [\#(assets.joined(separator: ", "))],
      "layers": [\#(layers.joined(separator: ", "))]}
      """#.utf8)
    return Report(file: "a.json", try Pegbar.convert(bytes))
  }

  private static func square(_ name: String, _ size: Int, _ members: String, ks: String = "")
    -> String
  {
    solid(##""sw": \##(size), "sh": \##(size)"##, members, name: name, ks: ks)
      .replacing(#""sw": 10, "sh": 10, "#, with: "")
  }

  private static func extent(_ kind: FindingKind, in report: Report) throws -> PictureExtent {
    let finding = try #require(report.findings.first { $0.kind == kind })
    return try #require(report.extents[finding])
  }

  @Test("a layer that an expression moves out of the picture has the size of its content")
  func movedAway() throws {
    let ks = #""p": {"a": 0, "k": [500, 500], "x": "foo._bar"}"#
    let extent = try Self.extent(
      .expression, in: try Self.report([Self.square("A", 50, #""ip": 0, "op": 60"#, ks: ks)]))
    #expect(extent.area == 0.25)
  }

  @Test("a loss outside the picture affects nothing")
  func elsewhere() throws {
    let path = #"{"a": 0, "k": {"c": true, "v": [[0, 0], [40, 0], [40, 40], [0, 40]]}}"#
    let members = #""mode": "a", "pt": \#(path), "f": {"a": 0, "k": [9, 9]}"#
    let mask = #""hasMask": true, "masksProperties": [{\#(members)}]"#
    for (x, area) in [(0, 0.25), (500, 0)] {
      let ks = #""p": {"a": 0, "k": [\#(x), 0]}"#
      let report = try Self.report([
        Self.square("A", 50, mask, ks: ks), Self.square("B", 9, #""ip": 0"#),
      ])
      #expect(abs(try Self.extent(.maskFeather, in: report).area - area) < 0.01)
    }
  }

  @Test("a loss of a parent has the size of the layers that move with it")
  func rig() throws {
    let null = layer(
      3, #""ind": 1"#, name: "Controller", ks: #""r": {"a": 0, "k": 0, "x": "foo._bar"}"#)
    let report = try Self.report([
      null, Self.square("Arm", 50, #""parent": 1"#),
      Self.square("Leg", 50, #""parent": 1"#, ks: #""p": {"a": 0, "k": [50, 50]}"#),
    ])
    #expect(abs(try Self.extent(.expression, in: report).area - 0.5) < 0.01)
  }

  @Test("footage that is not imported has the size of its source")
  func footage() throws {
    let report = try Self.report(
      [
        layer(9, #""refId": "v", "ip": 0, "op": 30"#, name: "clip.mp4"),
        Self.square("A", 9, #""ip": 0"#),
      ],
      assets: [#"{"id": "v", "w": 100, "h": 20, "u": "", "p": "clip.mp4", "e": 0}"#])
    let extent = try Self.extent(.footage, in: report)
    #expect(extent.area == 0.2)
    #expect(abs(extent.time - 0.5) < 0.1)
  }

  @Test("the frame in which most is affected is named")
  func worstFrame() throws {
    let scale =
      #"{"t": 0, "s": [0, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 60, "s": [100, 100]}"#
    let ks =
      #""s": {"a": 1, "k": [\#(scale)]}, "r": {"a": 0, "k": 0, "x": "foo._bar"}"#
    let report = try Self.report([Self.square("A", 50, #""ip": 0, "op": 60"#, ks: ks)])
    let extent = try Self.extent(.expression, in: report)
    #expect(extent.worstFrame > 50)
    for reporter in [CompactReporter() as any Reporter, SARIFReporter(), GitHubReporter()] {
      let text = reporter.text(of: [report], style: ReportStyle())
      #expect(text.contains("peaking at frame"), "\(reporter.name)")
    }
    let json = JSONReporter().text(of: [report], style: ReportStyle())
    #expect(json.contains("\"worstFrame\": "))
  }

  @Test("a loss of unknown extent says so and is first")
  func unknown() throws {
    let report = try Self.report([
      layer(9, #""refId": "v""#, name: "clip.mp4"),
      Self.square("A", 50, #""ip": 0"#, ks: #""r": {"a": 0, "k": 0, "x": "foo._bar"}"#),
    ])
    let text = TextReporter().text(of: [report], style: ReportStyle())
    let first = try #require(text.split(separator: "\n").first { $0.hasPrefix("1. ") })
    #expect(first.contains("Unsupported footage layer"))
    #expect(first.contains("affects an unknown share of the picture"))
  }

  @Test("expressions with one cause are one entry, and those with another a second one")
  func causes() throws {
    let report = try Self.report([
      Self.square("A", 50, #""ip": 0"#, ks: #""r": {"a": 0, "k": 0, "x": "foo._bar"}"#),
      Self.square("B", 50, #""ip": 0"#, ks: #""r": {"a": 0, "k": 0, "x": "foo._bar + 1"}"#),
      Self.square("C", 50, #""ip": 0"#, ks: #""r": {"a": 0, "k": 0, "x": "thing()"}"#),
    ])
    let text = TextReporter().text(of: [report], style: ReportStyle())
    #expect(text.hasPrefix("a.json: 2 visible differences."))
  }

  // MARK: Expressions in plain words

  @Test(
    "the reason and the value that is used are in plain words",
    arguments: [
      ("thisComp.layer('x'", "has a syntax error (the last statement is incomplete)"),
      ("foo(", "so the static value of the property is used"),
    ])
  func words(_ expression: String, _ words: String) throws {
    let report = try Self.report([
      Self.square("A", 50, #""ip": 0"#, ks: #""r": {"a": 0, "k": 0, "x": "\#(expression)"}"#)
    ])
    let finding = try #require(report.findings.first { $0.kind == .expression })
    #expect(finding.message.contains(words))
  }
}
