@testable import Pegbar
import Foundation
import PegbarDiagnostics
@testable import PegbarLint
import PegbarTestSupport
import Testing

@Suite struct SpecificationTargetTests {
  private static let id = "schema/spec-strict"

  private func level(_ change: (inout LintSettings) throws -> Void) throws -> Severity? {
    var settings = LintSettings()
    try change(&settings)
    let kind = try #require(FindingKind.named(Self.id))
    let isAsked = settings.rules.contains { $0.kind == kind }
    let level = settings.severity(of: kind, kind.severity)
    #expect(isAsked == (level != nil))
    return level
  }

  @Test("the target and the preset enable the rule, and its own setting overrides them")
  func levels() throws {
    #expect(try level { _ in } == nil)
    #expect(try level { try $0.setTargets(["lottie-web-svg"]) } == nil)
    #expect(try level { try $0.setTargets(["lottie-web-svg", "lottie-spec"]) } == .error)
    #expect(try level { try $0.setPresets(["spec"]) } == .error)
    #expect(try level { try $0.setPresets(["all"]) } == .error)
    #expect(try level { try $0.set(Self.id, to: .on) } == .error)
    #expect(
      try level {
        try $0.setTargets(["lottie-spec"])
        try $0.set(Self.id, to: .severity(.note))
      } == .note)
    #expect(
      try level {
        try $0.setTargets(["lottie-spec"])
        try $0.set("schema", to: .off)
      } == nil)
    #expect(
      try level {
        try $0.setTargets(["lottie-spec"])
        try $0.setOnly(["perf"])
      } == nil)
  }

  private static let folder: URL = {
    let data =
      ProcessInfo.processInfo.environment["PEGBAR_DATA"].map { URL(filePath: $0) }
      ?? Repository.root.deletingLastPathComponent().appending(path: "shared/data")
    return data.appending(path: "lottie-spec")
  }()

  private static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  @Test(
    "reports errors only in files that the specification considers invalid",
    .enabled(if: isPresent, "no data here"),
    arguments: ["tests/animations/valid", "tests/animations/invalid", "docs/static/examples"])
  func verdicts(path: String) throws {
    var settings = LintSettings()
    try settings.setTargets(["lottie-spec"])
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: path), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }
    #expect(!files.isEmpty)
    for file in files {
      let found = try Linter(settings).findings(
        in: Array(try Data(contentsOf: file)), animation: nil)
      let errors = found.filter { $0.severity == .error }
      #expect(
        errors.isEmpty == !path.hasSuffix("/invalid"),
        "\(file.lastPathComponent): \(errors.map(\.message))")
    }
  }

  @Test("a violation has its position")
  func position() throws {
    var settings = LintSettings()
    try settings.setTargets(["lottie-spec"])
    let json = """
      {"v": "5.7.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "layers": [
        {"ty": 3, "nm": "Peg", "ip": 0, "op": 60, "ks": {},
         "bm": 99}
      ]}
      """
    let found = try Linter(settings).findings(in: Array(json.utf8), animation: nil)
      .filter { $0.kind.id == Self.id }
    #expect(found.map(\.position) == [Position(line: 3, column: 10)])
    #expect(found.map(\.breadcrumb) == [["Peg"]])
  }
}
