import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

/// Rules with one finding for several locations.
@Suite("Counts of rules")
struct RuleCountTests {
  private static let single = #"{"a": 1, "k": [{"t": 0, "s": [5]}]}"#
  private static let baked = """
    {"a": 1, "k": [\((0..<13).map { #"{"t": \#($0), "s": [\#($0)]}"# }.joined(separator: ", "))]}
    """

  private func findings(of id: String, in layers: String...) throws -> [Finding] {
    let bytes = Lottie.animation(layers: layers.joined(separator: ", "))
    let document = try #require(try LottieDocument.read(bytes, log: FindingLog()))
    let log = FindingLog()
    RuleRun(document, LintedFile(), log: log).check(Rule.all)
    return log.findings.filter { $0.kind.id == id }
  }

  @Test("reports a single location without a count")
  func alone() throws {
    let layer = Lottie.shapeLayer(transform: #""r": \#(Self.single)"#)
    let found = try findings(of: "size/single-keyframe", in: layer)
    #expect(found.map(\.message) == ["the property has only 1 keyframe"])
    #expect(found.map(\.path.description) == ["$.layers[0].ks.r"])
  }

  @Test("counts several locations of a file and reports the first one")
  func file() throws {
    let layer = Lottie.shapeLayer(transform: #""r": \#(Self.single), "o": \#(Self.single)"#)
    let found = try findings(of: "size/single-keyframe", in: layer, layer)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("4 properties in 2 layers ") == true)
    #expect(found.first?.path.description == "$.layers[0].ks.r")
  }

  @Test("counts per layer if each layer requires a fix")
  func layer() throws {
    let layer = Lottie.shapeLayer(transform: #""r": \#(Self.baked), "sk": \#(Self.baked)"#)
    let found = try findings(of: "perf/baked-keyframes", in: layer, layer)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.message.hasPrefix("2 properties ") })
    #expect(found.last?.path.description == "$.layers[1].ks.r")
  }
}
