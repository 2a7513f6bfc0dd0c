import Pegbar
import PegbarTestSupport
import Testing

/// Tests of the rule about members that players require.
@Suite struct RequiredMemberTests {
  /// A file that every player loads.
  private static let complete = """
    {"v": "5.9.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": "C", "ddd": 0, \
    "assets": [], "layers": [{"ddd": 0, "ind": 1, "ty": 4, "nm": "L", "sr": 1, \
    "ks": {"o": {"a": 0, "k": 100}, "r": {"a": 0, "k": 0}, "p": {"a": 0, "k": [50, 50, 0]}, \
    "a": {"a": 0, "k": [0, 0, 0]}, "s": {"a": 0, "k": [100, 100, 100]}}, "ao": 0, \
    "shapes": [{"ty": "gr", "it": [{"ty": "rc", "d": 1, "s": {"a": 0, "k": [50, 50]}, \
    "p": {"a": 0, "k": [0, 0]}, "r": {"a": 0, "k": 0}, "nm": "R"}, {"ty": "fl", \
    "c": {"a": 0, "k": [1, 0, 0, 1]}, "o": {"a": 0, "k": 100}, "r": 1, "bm": 0, "nm": "F"}, \
    {"ty": "tr", "p": {"a": 0, "k": [0, 0]}, "a": {"a": 0, "k": [0, 0]}, \
    "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0}, "o": {"a": 0, "k": 100}, \
    "sk": {"a": 0, "k": 0}, "sa": {"a": 0, "k": 0}}], "nm": "G", "np": 2, "cix": 2, "bm": 0}], \
    "ip": 0, "op": 60, "st": 0, "bm": 0}], "markers": []}
    """

  private static func findings(_ json: String, _ targets: [String] = []) throws -> [Finding] {
    var settings = LintSettings()
    try settings.setTargets(targets)
    return try Linter(settings).findings(in: Array(json.utf8)).filter { $0.kind == .requiredMember }
  }

  @Test(
    "a complete file has no findings",
    arguments: [
      [], ["lottie-ios-ca"], ["lottie-android"], ["lottie-web-svg"], ["rlottie"], ["thorvg"],
      ["skottie"],
    ])
  func clean(_ targets: [String]) throws {
    #expect(try Self.findings(Self.complete, targets) == [])
  }

  @Test(
    "a member that lottie-ios requires is an error for it",
    arguments: [
      (#", "r": {"a": 0, "k": 0}, "nm": "R""#, #", "nm": "R""#, "'r' of the rectangle is missing"),
      (#""o": {"a": 0, "k": 100}, "r": 1"#, #""r": 1"#, "'o' of the fill is missing"),
      (#""op": 60, "st": 0"#, #""op": 60"#, "'st' of the shape layer is missing"),
      (#""v": "5.9.0""#, #""v": null"#, "'v' of the animation is null"),
    ])
  func iOS(_ member: String, _ replacement: String, _ message: String) throws {
    let json = Self.complete.replacing(member, with: replacement)
    #expect(json != Self.complete)
    let found = try Self.findings(json, ["lottie-ios-ca"])
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.first?.message.hasPrefix("\(message); lottie-ios does not load the file") == true)
  }

  @Test("the missing members of an object are one finding")
  func several() throws {
    let json = Self.complete.replacing(#""ip": 0, "op": 60, "st": 0"#, with: #""op": 60"#)
    let found = try Self.findings(json, ["lottie-ios-ca"])
    #expect(
      found.map(\.message) == [
        "'ip' and 'st' of the shape layer are missing; lottie-ios does not load the file"
      ])
  }

  @Test(
    "only a keyframe that moves to another one needs easing",
    arguments: [
      (#""o": {"x": [0], "y": [0]}, "i": {"x": [1], "y": [1]}"#, []), (#""h": 1"#, []),
      (#""o": {"x": [0], "y": [0]}"#, ["$.layers[0].ks.p.k[0]"]),
    ])
  func easing(_ members: String, _ paths: [String]) throws {
    let keys = #"[{"t": 0, "s": [0, 0], \#(members)}, {"t": 30, "s": [9, 9]}]"#
    let json = Self.complete.replacing(
      #""p": {"a": 0, "k": [50, 50, 0]}"#, with: #""p": {"a": 1, "k": \#(keys)}"#)
    let found = try Self.findings(json, ["rlottie"])
    #expect(found.map(\.path.description) == paths)
  }

  @Test(
    "a position with separate dimensions does not need a value",
    arguments: [[], ["lottie-ios-ca"]])
  func separateDimensions(_ targets: [String]) throws {
    let position = #""p": {"s": true, "x": {"a": 0, "k": 50}, "y": {"a": 0, "k": 50}}"#
    let json = Self.complete.replacing(#""p": {"a": 0, "k": [50, 50, 0]}"#, with: position)
    #expect(json != Self.complete)
    #expect(try Self.findings(json, targets) == [])
    let incomplete = json.replacing(#""y": {"a": 0, "k": 50}"#, with: #""y": {"a": 0}"#)
    let found = try Self.findings(incomplete, targets)
    #expect(found.map(\.path.description) == ["$.layers[0].ks.p.y"])
  }

  @Test("players that show no audio do not need the transform of an audio layer")
  func audio() throws {
    let json = Self.complete.replacing(
      #""layers": ["#, with: #""layers": [{"ty": 6, "ip": 0, "op": 60, "st": 0}, "#)
    #expect(try Self.findings(json, ["lottie-web-svg", "lottie-android", "rlottie"]) == [])
    #expect(try Self.findings(json, ["lottie-ios-ca@4.3"]).count == 1)
  }

  @Test("without a target, a member that two players require is reported at its object")
  func recommended() throws {
    let json = Self.complete.replacing(#""c": {"a": 0, "k": [1, 0, 0, 1]}, "#, with: "")
    let finding = try #require(try Self.findings(json).first)
    #expect(finding.path.description == "$.layers[0].shapes[0].it[1]")
    #expect(finding.breadcrumb == ["C", "L", "G", "F"])
    #expect(finding.position != nil)
  }

  @Test("a missing version is reported once, with the players that require it")
  func missingVersion() throws {
    let json = Self.complete.replacing(#""v": "5.9.0", "#, with: "")
    let kinds = Pegbar.lint(Array(json.utf8)).map(\.kind)
    #expect(kinds.contains(.requiredMember) && !kinds.contains(.missingVersion))
    var settings = LintSettings()
    try settings.setPresets(["minimal"])
    try settings.select("schema/missing-version")
    let alone = try Linter(settings).findings(in: Array(json.utf8)).map(\.kind)
    #expect(alone.contains(.missingVersion) && !alone.contains(.requiredMember))
  }

  @Test("a value without an object around it is reported")
  func wrapper() throws {
    let json = Self.complete.replacing(#""k": [50, 50, 0]}"#, with: #""k": [50, 50, 0]}"#)
      .replacing(#""p": {"a": 0, "k": [50, 50, 0]}"#, with: #""p": [50, 50, 0]"#)
    let finding = try #require(try Self.findings(json, ["lottie-android"]).first)
    #expect(finding.message.hasPrefix("the value is not in an object with 'k'"))
  }

  @Test("a version before the requirement is not reported")
  func version() throws {
    let json = Self.complete.replacing(
      #""markers": []"#, with: #""markers": [], "chars": [], "fonts": {"list": []}"#
    )
    .replacing(#""bm": 0}], "markers""#, with: #""ef": [{"nm": "E"}], "bm": 0}], "markers""#)
    #expect(try !Self.findings(json, ["lottie-ios-ca@4.6"]).isEmpty)
    #expect(try Self.findings(json, ["lottie-ios-ca@4.2"]).isEmpty)
  }
}
