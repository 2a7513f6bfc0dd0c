import Pegbar
import PegbarTestSupport
import Testing

/// Tests of the finding about layers that have content but are never visible.
@Suite struct HiddenContentTests {
  /// A red square layer with members.
  private static func square(_ name: String, _ members: String..., ks: String = "") -> String {
    shapeLayer([group("G", rectangle("R"), fill())], name: name, ks: ks).adding(members)
  }

  private static func report(_ layers: String..., assets: String = "") throws -> Report {
    let bytes = animation(layers, assets: assets)
    return Report(file: "a.json", try Pegbar.convert(bytes))
  }

  private static func animation(_ layers: [String], assets: String = "") -> [UInt8] {
    Array(
      #"""
      {"v": "5.9.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100,
      "assets": [\#(assets)], "layers": [\#(layers.joined(separator: ", "))]}
      """#.utf8)
  }

  private static func path(_ points: String, isClosed: Bool = true) -> String {
    let zero = "[0, 0], [0, 0], [0, 0], [0, 0]"
    return #"""
      {"a": 0, "k": {"c": \#(isClosed), "v": [\#(points)], "i": [\#(zero)], "o": [\#(zero)]}}
      """#
  }

  private static let whole = "[-50, -50], [50, -50], [50, 50], [-50, 50]"
  private static let elsewhere = "[200, 200], [300, 200], [300, 300], [200, 300]"

  private static func mask(_ mode: String, _ path: String, _ more: String = "") -> String {
    #""hasMask": true, "masksProperties": [{"nm": "M", "mode": "\#(mode)", "pt": \#(path)\#(more)}]"#
  }

  private static func hidden(in report: Report) -> [Finding] {
    report.findings.filter { $0.kind == .hiddenContent }
  }

  private static func verdict(on report: Report) -> String {
    TextReporter().text(of: [report], style: ReportStyle())
  }

  // MARK: Masks

  @Test(
    "a mask with an open path hides nothing; a note tells if the web player hides the layer",
    arguments: [("a", true), ("s", false), ("i", true), ("f", true)])
  func openMask(_ mode: String, _ isNoted: Bool) throws {
    let mask = Self.mask(mode, Self.path(Self.elsewhere, isClosed: false))
    let report = try Self.report(Self.square("A", mask))
    #expect(report.findings.map(\.kind.id) == (isNoted ? ["player/open-mask"] : []))
    #expect(Self.verdict(on: report).contains("looks the same as the design"))
  }

  @Test(
    "the web player shows a layer with an open mask if another mask leaves an area",
    arguments: [("a", false), ("s", true), ("i", true)])
  func openMaskBesideOther(_ mode: String, _ isNoted: Bool) throws {
    func item(_ mode: String, _ path: String) -> String {
      #"{"nm": "M", "mode": "\#(mode)", "pt": \#(path)}"#
    }
    let open = item("a", Self.path(Self.elsewhere, isClosed: false))
    let other = item(mode, Self.path(mode == "s" ? Self.elsewhere : Self.whole))
    for (masks, isNoted) in [([open, other], isNoted), ([other, open], false)] {
      let list = #""hasMask": true, "masksProperties": [\#(masks.joined(separator: ", "))]"#
      let report = try Self.report(Self.square("A", list))
      #expect(report.findings.map(\.kind.id) == (isNoted ? ["player/open-mask"] : []))
    }
  }

  @Test(
    "a mask that hides everything is named",
    arguments: [
      mask("a", path(elsewhere)), mask("a", path(whole), #", "o": {"a": 0, "k": 0}"#),
      mask("s", path(whole)), mask("i", path(elsewhere)),
      mask("a", path("[0, 0], [9, 9], [0, 0], [9, 9]")),
    ])
  func hidingMask(_ mask: String) throws {
    let report = try Self.report(Self.square("Rest"), Self.square("A", mask))
    let finding = try #require(Self.hidden(in: report).first)
    #expect(finding.breadcrumb.last == "A")
    #expect(finding.message.contains("its mask 'M' hides all of it"))
    #expect(!Self.verdict(on: report).contains("looks the same"))
  }

  @Test("a mask that opens later hides nothing for good")
  func openingMask() throws {
    let keys = [(0, Self.elsewhere), (59, Self.whole)].map { frame, points in
      let zero = "[0, 0], [0, 0], [0, 0], [0, 0]"
      return #"""
        {"t": \#(frame), "s": [{"c": true, "v": [\#(points)], "i": [\#(zero)], "o": [\#(zero)]}],
        "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}
        """#
    }
    let path = #"{"a": 1, "k": [\#(keys.joined(separator: ", "))]}"#
    #expect(Self.hidden(in: try Self.report(Self.square("A", Self.mask("a", path)))) == [])
  }

  @Test("a mask that opens for a single frame hides nothing for good")
  func flashingMask() throws {
    let mask = Self.mask(
      "a", Self.path(Self.whole),
      #", "o": {"k": [{"t": 0, "s": [0], "h": 1}, {"t": 31, "s": [100], "h": 1}, "#
        + #"{"t": 32, "s": [0], "h": 1}]}"#)
    #expect(Self.hidden(in: try Self.report(Self.square("Rest"), Self.square("A", mask))) == [])
  }

  @Test("masks that leave only a thin border hide nothing", arguments: [0.5, 3])
  func thinBorder(_ width: Double) throws {
    let (low, high) = (-5 + width, 5 - width)
    let inside = "[\(low), \(low)], [\(high), \(low)], [\(high), \(high)], [\(low), \(high)]"
    let mask = Self.mask("s", Self.path(inside))
    #expect(Self.hidden(in: try Self.report(Self.square("A", mask))) == [])
    let whole = Self.mask("s", Self.path("[-5, -5], [5, -5], [5, 5], [-5, 5]"))
    #expect(Self.hidden(in: try Self.report(Self.square("A", whole))).count == 1)
  }

  // MARK: Mattes

  @Test("motion blur does not explain why a layer is hidden")
  func motionBlur() throws {
    let report = try Self.report(
      layer(3, #""td": 1"#, name: "Null 1"), Self.square("A", #""tt": 1, "mb": true"#))
    #expect(Self.hidden(in: report).count == 1)
  }

  @Test("a layer whose matte is a null layer is named with the reason")
  func nullMatte() throws {
    let report = try Self.report(
      layer(3, #""td": 1"#, name: "Null 1"), Self.square("A", #""tt": 1"#))
    let finding = try #require(Self.hidden(in: report).first)
    #expect(finding.message.contains("its track matte 'Null 1' is a layer without content"))
    #expect(Self.verdict(on: report).contains("nothing is visible"))
    let lint = Pegbar.lint(
      Self.animation([layer(3, #""td": 1"#, name: "N"), Self.square("A", #""tt": 1"#)]))
    #expect(lint.contains { $0.kind == .nothingVisible && $0.severity == .warning })
  }

  @Test("a layer whose matte is footage is named, too")
  func footageMatte() throws {
    let report = try Self.report(
      Self.square("Rest"), layer(9, #""td": 1, "refId": "v""#, name: "clip.mp4"),
      Self.square("A", #""tt": 1"#))
    #expect(Set(report.findings.map(\.kind)) == [.footage, .hiddenContent])
    let finding = try #require(Self.hidden(in: report).first)
    #expect(finding.breadcrumb.last == "A")
    #expect(finding.message.contains("'clip.mp4' is empty"))
  }

  @Test("a layer whose inverted matte is empty is visible")
  func invertedMatte() throws {
    let report = try Self.report(
      layer(3, #""td": 1"#, name: "N"), Self.square("A", #""tt": 2"#))
    #expect(Self.hidden(in: report) == [])
  }

  // MARK: Expressions

  @Test("a layer that an ignored expression would show is named")
  func expression() throws {
    let scale = #""s": {"a": 0, "k": [0, 0], "x": "foo._bar"}"#
    let report = try Self.report(Self.square("Rest"), Self.square("A", ks: scale))
    let finding = try #require(Self.hidden(in: report).first)
    #expect(finding.message == "the layer is never visible: the expression on Scale is ignored")
  }

  @Test("an animation that an ignored expression empties shows nothing, in both commands")
  func vanishing() throws {
    let scale = #""s": {"a": 0, "k": [0, 0], "x": "foo._bar"}"#
    let report = try Self.report(Self.square("A", ks: scale))
    #expect(
      Self.verdict(on: report).hasPrefix("a.json: nothing is visible. 2 visible differences."))
    let finding = try #require(report.findings.first { $0.kind == .nothingVisible })
    #expect(report.extents[finding] == PictureExtent(area: 1, time: 1))
    #expect(
      Pegbar.lint(Self.animation([Self.square("A", ks: scale)])).contains {
        $0.kind == .nothingVisible
      })
  }

  @Test("an animation without layers shows nothing, in both commands")
  func noLayers() throws {
    #expect(try Self.report().findings.map(\.kind) == [.nothingVisible])
    #expect(Pegbar.lint(Self.animation([])).contains { $0.kind == .nothingVisible })
  }

  @Test("an animation in a precomposition shows something")
  func precomposition() throws {
    let bytes = Self.animation(
      [precomp("c")], assets: composition("c", Self.square("A")))
    #expect(try Pegbar.convert(bytes).findings.isEmpty)
    #expect(!Pegbar.lint(bytes).contains { $0.kind == .nothingVisible })
  }

  // MARK: Any way

  /// A way to empty a layer, and whether the layer is empty in the source.
  private struct Way: Sendable {
    var layers: @Sendable (_ name: String) -> [String]
    var isEmptyInSource: Bool
  }

  private static let ways: [Way] = [
    Way(layers: { [square($0, mask("a", path(elsewhere)))] }, isEmptyInSource: false),
    Way(layers: { [square($0, mask("s", path(whole)))] }, isEmptyInSource: false),
    Way(
      layers: { [layer(3, #""td": 1"#, name: "Matte"), square($0, #""tt": 1"#)] },
      isEmptyInSource: false),
    Way(
      layers: {
        [square("Matte", #""td": 1"#, ks: #""o": {"a": 0, "k": 0}"#), square($0, #""tt": 3"#)]
      }, isEmptyInSource: false),
    Way(
      layers: {
        [square("Matte", #""td": 1, "ip": 0, "op": 9"#), square($0, #""tt": 1, "ip": 20"#)]
      }, isEmptyInSource: false),
    Way(layers: { [layer(9, #""refId": "v""#, name: $0)] }, isEmptyInSource: false),
    Way(layers: { [layer(2, #""refId": "gone""#, name: $0)] }, isEmptyInSource: false),
    Way(
      layers: { [square($0, ks: #""o": {"a": 0, "k": 0, "x": "foo._bar"}"#)] },
      isEmptyInSource: false),
    Way(
      layers: { name in
        [
          layer(
            3, #""ind": 90"#, name: "Null", ks: #""s": {"a": 0, "k": [0, 0], "x": "foo._bar"}"#),
          square(name, #""parent": 90"#),
        ]
      }, isEmptyInSource: false),
    Way(
      layers: {
        [
          square(
            $0,
            #""ef": [{"ty": 35, "nm": "Transform", "mn": "ADBE Geometry2", "en": 1, "ef": ["#
              + #"{"ty": 3, "mn": "ADBE Geometry2-0001", "v": {"a": 0, "k": [0, 0]}}, "#
              + #"{"ty": 3, "mn": "ADBE Geometry2-0002", "v": {"a": 0, "k": [0, 0]}}, "#
              + #"{"ty": 0, "mn": "ADBE Geometry2-0008", "v": {"a": 0, "k": 0}}]}]"#)
        ]
      }, isEmptyInSource: false),
    Way(layers: { [square($0, ks: #""o": {"a": 0, "k": 0}"#)] }, isEmptyInSource: true),
    Way(layers: { [square($0, ks: #""s": {"a": 0, "k": [0, 100]}"#)] }, isEmptyInSource: true),
    Way(layers: { [square($0, #""hd": true"#)] }, isEmptyInSource: true),
    Way(
      layers: { name in
        [
          layer(3, #""ind": 90"#, name: "Null", ks: #""s": {"a": 0, "k": [0, 0]}"#),
          square(name, #""parent": 90"#),
        ]
      }, isEmptyInSource: true),
    Way(
      layers: { [shapeLayer([group("G", rectangle("R"))], name: $0)] }, isEmptyInSource: true),
    Way(layers: { [square($0, #""ip": 20, "op": 20"#)] }, isEmptyInSource: true),
  ]

  @Test("of many animations, each layer that is emptied is named, and none that is empty")
  func anyWay() throws {
    var random = SystemlessRandom(seed: 49)
    for number in 0..<(Tier.isFull ? 200 : 40) {
      let way = Self.ways[number % Self.ways.count]
      var layers = (0..<Int.random(in: 1...4, using: &random)).map { index in
        let opacity = Int.random(in: 20...100, using: &random)
        return [Self.square("Rest \(index)", ks: #""o": {"a": 0, "k": \#(opacity)}"#)]
      }
      layers.insert(
        way.layers("Emptied"), at: Int.random(in: 0...layers.count, using: &random))
      let report = Report(
        file: "a.json", try Pegbar.convert(Self.animation(layers.flatMap(\.self))))
      let named = report.findings.filter { $0.isLoss && $0.breadcrumb.contains("Emptied") }
      #expect(named.isEmpty == way.isEmptyInSource, "\(number): \(report.findings)")
      let others = report.findings.filter { finding in
        finding.isLoss && finding.breadcrumb.contains { $0.hasPrefix("Rest") }
      }
      #expect(others.isEmpty, "\(number): \(others)")
      let text = Self.verdict(on: report)
      #expect(text.contains("looks the same") == way.isEmptyInSource, "\(number): \(text)")
    }
  }
}

/// A generator whose numbers depend only on its seed.
private struct SystemlessRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension String {
  /// Returns a JSON object with more members.
  fileprivate func adding(_ members: [String]) -> String {
    members.isEmpty ? self : dropLast() + ", " + members.joined(separator: ", ") + "}"
  }
}
