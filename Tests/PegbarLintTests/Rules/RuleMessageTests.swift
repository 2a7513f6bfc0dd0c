import PegbarContainer
import PegbarDiagnostics
@testable import PegbarLint
import PegbarLottie
import Testing

/// The messages of rules, and their number.
@Suite("Messages of rules")
struct RuleMessageTests {
  @Test("several names use the plural")
  func plurals() throws {
    let outside = RuleExample.animation("").inArchive([.init(name: "../a"), .init(name: "../b")])
    #expect(
      try Self.messages(.zipSlip, outside.file)
        == ["the paths “../a” and “../b” lead outside the archive"])
    let links = RuleExample.animation("").inArchive([
      .init(name: "a", isLink: true), .init(name: "b", isLink: true),
    ])
    #expect(try Self.messages(.zipSlip, links.file) == ["“a” and “b” are links"])
    let themes = RuleExample.archive(
      manifest: #"{"animations": [{"id": "day"}], "themes": [{"id": "a"}, {"id": "b"}]}"#)
    #expect(
      try Self.messages(.missingTheme, themes.file)
        == ["the manifest lists the themes “a” and “b”, which the archive does not contain"])
    let machines = RuleExample.archive(
      manifest: #"{"animations": [{"id": "day"}], "stateMachines": [{"id": "a"}, {"id": "b"}]}"#)
    #expect(
      try Self.messages(.missingStateMachine, machines.file)
        == ["the manifest lists the state machines “a” and “b”, which the archive does not contain"]
    )
  }

  @Test("reports the size of an archive for one of its animations", arguments: [true, false])
  func archives(isFirst: Bool) throws {
    var file = LintedFile(byteCount: 1 << 30)
    file.isArchive = true
    if isFirst { file.archive = LintedArchive(ArchiveContents(entries: [], manifest: nil)) }
    for rule in [Rule.fileSize, .gzipSize] {
      #expect(try Self.messages(rule, file).count == (isFirst ? 1 : 0))
    }
    let discord = try Self.messages(.discordSticker, file).filter { $0.contains("file size ") }
    #expect(discord.count == (isFirst ? 1 : 0))
  }

  @Test("does not call a layer that others need never drawn")
  func needed() throws {
    let alone = RuleExample.layer(#""ip": 10, "op": 10"#)
    let matte = RuleExample.layers([#""td": 1, "ip": 10, "op": 10"#, #""tt": 1"#])
    #expect(
      try Self.messages(.layerEmpty, alone.file)
        == ["the layer starts and ends at frame 10; it is never drawn"])
    #expect(try Self.messages(.layerEmpty, matte.file) == ["the layer starts and ends at frame 10"])
  }

  @Test("a number has at most four decimals")
  func numbers() {
    #expect(NumberWords.number(0.1 + 0.2) == "0.3")
    #expect(NumberWords.number(23.976023976) == "23.976")
    #expect(NumberWords.number(-5) == "-5")
    #expect(NumberWords.number(1e300) == "1e+300")
  }

  @Test(
    "a single item uses the singular",
    arguments: [
      (Rule.layerCount, "1 layer (limit: 0)"),
      (.maskCount, "1 mask or matte (limit: 0)"),
      (.androidSoftware, "1 mask or matte (limit: 0)"),
      (.gradientStops, "the gradient has 1 color (limit: 0)"),
      (.wearTile, "the animation has 1 slot (limit: 0)"),
      (.pathVertices, "the path has 1 vertex (limit: 0)"),
    ])
  func singular(_ rule: Rule, _ message: String) throws {
    let path = #"{"k": {"c": false, "v": [[1, 1]], "i": [[0, 0]], "o": [[0, 0]]}}"#
    let example = RuleExample.layers(
      [
        #"""
        "ty": 4, "masksProperties": [{"mode": "a", "pt": \#(path)}], "shapes": [{"ty": "gf", \#
        "g": {"p": 1, "k": {"k": [0, 1, 1, 1]}}}]
        """#
      ], with: #""slots": {"a": {"p": {"a": 0, "k": 1}}}"#)
    let options = rule.options.map { ("\(rule.kind.id):\($0.name)", RuleOption.Value.number(0)) }
    let found = try Self.messages(
      rule, example.file, Dictionary(options, uniquingKeysWith: { first, _ in first }))
    #expect(found.first?.hasPrefix(message) == true, "\(found)")
  }

  @Test("rejects a key path without a name", arguments: ["", ".", ".."])
  func keyPaths(path: String) throws {
    let option = try #require(Rule.requiredLayer.options.first)
    #expect(option.objection(to: .strings(["Eye", path])) != nil)
    #expect(option.objection(to: .strings(["Eye", "**.Fill 1"])) == nil)
  }

  @Test("the fallback of Core Animation names every other warning rule about it")
  func fallback() throws {
    let others = Rule.all.filter {
      $0.kind.id.hasPrefix("ca/") && $0.kind.severity == .warning && $0.kind.id != "ca/fallback"
    }
    for rule in others {
      for example in rule.found {
        let message = try Self.messages(.caFallback, example.file).first
        #expect(message?.contains(rule.kind.id) == true, "\(rule.kind.id)")
      }
    }
  }

  private static func messages(
    _ rule: Rule, _ file: LintedFile, _ options: [String: RuleOption.Value] = [:]
  ) throws -> [String] {
    let text = file.text.isEmpty ? Array(RuleExample.animation("").json.utf8) : file.text
    let document = try #require(try LottieDocument.read(text, log: FindingLog()))
    let log = FindingLog()
    RuleRun(document, file, options: options, log: log).check([rule])
    return log.findings.map(\.message)
  }
}
