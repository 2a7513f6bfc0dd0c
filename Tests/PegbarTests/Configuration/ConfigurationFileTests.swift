import Pegbar
import PegbarTestSupport
import Testing

@Suite("Configuration files in the library")
struct ConfigurationFileTests {
  private static let text = """
    {
      "root": true, "exclude": ["Drafts"], "baseline": "baseline.json", "failOn": "warning",
      "maxWarnings": 3, "budgets": {"bytes": 50}, "convert": {"style": "transactions"},
      "suppress": [{"rule": "perf/file-size", "file": "Posters/*", "reason": "Posters are large."}],
      "overrides": [{"files": ["Icons/*"], "budgets": {"bytes": 900}, "convert": {"style": "timeline"}}]
    }
    """

  @Test("has the values of the file")
  func values() throws {
    let file = try ConfigurationFile(Array(Self.text.utf8))
    #expect(file.isRoot)
    #expect(file.excluded == ["Drafts"])
    #expect(file.baseline == "baseline.json")
    #expect(file.failSeverity == .warning)
    #expect(file.maximumWarnings == 3)
    #expect(file.suppressions.map(\.reason) == ["Posters are large."])
    let empty = try ConfigurationFile(Array("{}".utf8))
    #expect(!empty.isRoot && empty.failSeverity == nil && empty.maximumWarnings == nil)
  }

  @Test("applies to files by path, and inherits other settings")
  func paths() throws {
    let file = try ConfigurationFile(Array(Self.text.utf8))
    var outer = LintSettings()
    try outer.ignore("size")
    let bytes = Lottie.animation(layers: Lottie.shapeLayer(shapes: Lottie.square))
    func ids(_ path: String) throws -> [String] {
      let settings = try file.lintSettings(for: path, basedOn: outer)
      return try Linter(settings).findings(in: bytes).map(\.kind.id)
    }
    #expect(try ids("logo.json") == ["perf/file-size"])
    #expect(try ids("Icons/logo.json").isEmpty)
    let options = ConversionOptions(sourceName: "logo.json", tolerance: 0.5)
    let converted = file.conversionOptions(for: "logo.json", basedOn: options)
    #expect(converted.style == .transactions && converted.tolerance == 0.5)
    #expect(file.conversionOptions(for: "Icons/logo.json").style == .timeline)
  }

  @Test("suppresses findings in matching files only")
  func suppressions() throws {
    let file = try ConfigurationFile(Array(Self.text.utf8))
    let finding = Finding(.fileSize, "file size 60 bytes (limit: 50 bytes)")
    #expect(file.unsuppressed([finding], for: "logo.json") == [finding])
    #expect(file.unsuppressed([finding], for: "Posters/logo.json").isEmpty)
  }

  @Test("reports every problem with its position")
  func problems() throws {
    let error = #expect(throws: ConfigurationError.self) {
      try ConfigurationFile(Array("{\"rule\": {},\n \"failOn\": \"nothing\"}".utf8))
    }
    #expect(error?.findings.map(\.position?.line) == [1, 2])
    #expect(error?.description.split(separator: "\n").count == 2)
  }

  @Test("names custom kinds in rules, overrides and suppressions")
  func customKinds() throws {
    let kind = FindingKind(
      "team/rule", .note, title: "", meaning: "", effect: "", wayOut: "")
    let text = """
      {"rules": {"team/rule": "error"},
       "overrides": [{"files": ["Old/*"], "rules": {"team": "off"}}],
       "suppress": [{"rule": "team/rule", "file": "Posters/*", "reason": "Known."}]}
      """
    let bytes = Array(text.utf8)
    let error = #expect(throws: ConfigurationError.self) { try ConfigurationFile(bytes) }
    #expect(error?.findings.count == 3)
    let file = try ConfigurationFile(bytes, customKinds: [kind])
    let settings = LintSettings(customKinds: [kind])
    let finding = Finding(kind, "message")
    func severities(_ path: String) throws -> [Severity] {
      let settings = try file.lintSettings(for: path, basedOn: settings)
      return settings.adjusted([finding]).map(\.severity)
    }
    #expect(try severities("logo.json") == [.error])
    #expect(try severities("Old/logo.json").isEmpty)
    #expect(file.unsuppressed([finding], for: "Posters/logo.json").isEmpty)
  }
}
