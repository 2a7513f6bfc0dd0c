import Foundation
import PegbarScene
import PegbarTestSupport
import Testing

@testable import Pegbar
import PegbarLint

@Suite("Conversion with a linter")
struct LintedConversionTests {
  private struct LayerCount: LintRule {
    static let kind = FindingKind(
      "team/layers", .note, title: "", meaning: "", effect: "", wayOut: "")

    func check(_ file: LintedScene, log: FindingLog) {
      log.add(Finding(Self.kind, "\(file.scene.root.layers.count) layers"))
    }
  }

  private static let bytes = Lottie.animation(
    layers: Lottie.shapeLayer(shapes: Lottie.square + #", {"ty": "zz", "s": {"a": 0, "k": 1}}"#))

  @Test("reports the findings of both, and those of custom rules")
  func both() throws {
    let bytes = try Repository.bytes("Samples/losses/what-does-not-survive.json")
    var settings = LintSettings()
    try settings.setPresets(["strict"])
    var linter = Linter(settings)
    linter.rules = [LayerCount()]
    let plain = try Pegbar.convert(bytes)
    let both = try Pegbar.convert(bytes, linter: linter)
    #expect(both.findings.starts(with: plain.findings))
    #expect(both.swiftCode == plain.swiftCode && both.sceneJSON == plain.sceneJSON)
    let linted = try linter.findings(in: bytes)
    let added = both.findings.dropFirst(plain.findings.count)
    #expect(added.contains { $0.kind == LayerCount.kind })
    // Other findings of the linter are about reading and importing, which the conversion reports.
    let rules = Set(Rule.all.map(\.kind) + [LayerCount.kind])
    #expect(
      Set(added) == Set(linted.filter { rules.contains($0.kind) || $0.kind.family == "compat" }))
    #expect(added.allSatisfy { $0.kind == LayerCount.kind || $0.position != nil })
  }

  @Test("applies the settings of the linter to findings of the conversion")
  func settings() throws {
    let bytes = try Repository.bytes("Samples/losses/what-does-not-survive.json")
    let kind = try #require(Pegbar.convert(bytes).findings.first(where: \.isLoss)?.kind)
    var settings = LintSettings()
    try settings.ignore(kind.id)
    #expect(
      !(try Pegbar.convert(bytes, linter: Linter(settings)).findings.contains { $0.kind == kind }))
    try settings.setSeverity(.error, of: kind.id)
    let findings = try Pegbar.convert(bytes, linter: Linter(settings)).findings
    #expect(findings.filter { $0.kind == kind }.allSatisfy { $0.severity == .error })
    #expect(findings.contains { $0.kind == kind })
  }

  @Test("rejects invalid options before it reads the file")
  func invalidOptions() throws {
    func reason(_ change: (inout ConversionOptions) -> Void) -> ConversionError.Reason? {
      var options = ConversionOptions()
      change(&options)
      let error = #expect(throws: ConversionError.self) {
        try Pegbar.convert(Self.bytes, options: options)
      }
      return error?.reason
    }
    #expect(reason { $0.tolerance = 0 } == .invalidOption("tolerance"))
    #expect(reason { $0.tolerance = .nan } == .invalidOption("tolerance"))
    #expect(reason { $0.typeName = "Big Logo" } == .invalidOption("type-name"))
    #expect(reason { $0.typePrefix = "1" } == .invalidOption("prefix"))
    #expect(reason { $0.limits.sceneDepth = 1_000_000 } == .invalidOption("limit"))
    #expect(reason { $0.limits.fileSize = 0 } == .invalidOption("limit"))
  }
}

@Suite("Reports and options as JSON")
struct ReportCodableTests {
  private static func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("options are the same after encoding and decoding")
  func options() throws {
    var options = ConversionOptions(
      sourceName: "logo.json", typeName: "Logo", tolerance: 0.125, isExact: true, animation: "a",
      exposed: [.colors, .text], style: .transactions, isNonisolated: true)
    options.typePrefix = "My"
    options.imageFolder = "Images"
    options.support = .shared
    options.access = .public
    options.limits.fileSize = 9
    #expect(try Self.copy(options) == options)
    #expect(try Self.copy(ConversionOptions()) == ConversionOptions())
  }

  @Test("reports on all samples are the same after encoding and decoding")
  func samples() throws {
    for sample in Tier.some(Repository.samples, every: 12) {
      var conversion = Report(file: sample, try Pegbar.convert(try Repository.bytes(sample)))
      conversion.status = .written
      #expect(try Self.copy(conversion) == conversion, "\(sample)")
    }
  }

  @Test(
    "reports on the whole corpus are the same after encoding and decoding", .slow,
    .enabled(if: Corpus.isPresent, "\(Corpus.notice)"))
  func corpus() throws {
    var settings = LintSettings()
    try settings.setPresets(["all"])
    for file in try Corpus.animations() {
      let report = Report(
        linting: file, try Corpus.bytes(file), animation: nil, by: Linter(settings)
      ) {
        _ in .present
      }
      #expect(try Self.copy(report) == report, "\(file)")
    }
  }
}
