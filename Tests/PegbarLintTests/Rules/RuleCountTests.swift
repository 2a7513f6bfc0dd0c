import PegbarDiagnostics
import PegbarLint
import PegbarLottie
import PegbarTestSupport
import Testing

/// Rules that report once what they find in several places.
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

  @Test("one place is told by itself")
  func alone() throws {
    let layer = Lottie.shapeLayer(transform: #""r": \#(Self.single)"#)
    let found = try findings(of: "size/single-keyframe", in: layer)
    #expect(found.map(\.message) == ["the property has one keyframe, so it never changes"])
    #expect(found.map(\.path.description) == ["$.layers[0].ks.r"])
  }

  @Test("several places of a file are counted, and the first one is shown")
  func file() throws {
    let layer = Lottie.shapeLayer(transform: #""r": \#(Self.single), "o": \#(Self.single)"#)
    let found = try findings(of: "size/single-keyframe", in: layer, layer)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("4 properties in 2 layers ") == true)
    #expect(found.first?.path.description == "$.layers[0].ks.r")
  }

  @Test("each layer is counted by itself where it has to be mended")
  func layer() throws {
    let layer = Lottie.shapeLayer(transform: #""r": \#(Self.baked), "sk": \#(Self.baked)"#)
    let found = try findings(of: "perf/baked-keyframes", in: layer, layer)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.message.hasPrefix("2 properties ") })
    #expect(found.last?.path.description == "$.layers[1].ks.r")
  }
}
