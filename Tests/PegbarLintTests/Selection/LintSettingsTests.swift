import Foundation
import PegbarDiagnostics
import Testing

@testable import PegbarLint

@Suite("Lint settings")
struct LintSettingsTests {
  private static let kind = FindingKind(
    "team/rule", .note, title: "", meaning: "", effect: "", wayOut: "")

  private static func settings() throws -> LintSettings {
    var settings = LintSettings(customKinds: [kind])
    try settings.setPresets(["strict"])
    try settings.setTargets(["lottie-android@4.0", "core-animation"])
    try settings.ignore("size")
    try settings.setSeverity(.error, of: "team/rule")
    try settings.select("size/hidden-layer")
    try settings.setOption("max", of: "perf/file-size", to: 100)
    try settings.setOption("paths", of: "name/required-layer", to: ["Logo"])
    try settings.setOption("pattern", of: "name/layer-pattern", to: "^[a-z]+$")
    return settings
  }

  @Test("are the same after encoding and decoding")
  func codable() throws {
    var settings = try Self.settings()
    let copy = try JSONDecoder().decode(
      LintSettings.self, from: JSONEncoder().encode(settings))
    #expect(copy == settings)
    try settings.setOnly(["team"])
    let other = try JSONDecoder().decode(
      LintSettings.self, from: JSONEncoder().encode(settings))
    #expect(other == settings && other != copy)
  }

  @Test(
    "reject unknown names and invalid values",
    arguments: [
      ("strict", "stricter"), ("lottie-android", "lottie-symbian"), ("size", "sizes"),
      ("off", "of"),
      ("perf/file-size:max", "perf/file-size:most"), ("perf/file-size:max", "max"),
      ("^[a-z]+$", "^["),
    ])
  func invalid(old: String, new: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let text = String(decoding: try encoder.encode(Self.settings()), as: UTF8.self)
    let other = text.replacing("\"\(old)", with: "\"\(new)")
    #expect(other != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LintSettings.self, from: Data(other.utf8))
    }
  }

  @Test("name custom kinds, and set their severity")
  func customKinds() throws {
    var settings = LintSettings()
    #expect(throws: SettingError.self) { try settings.ignore("team/rule") }
    settings = LintSettings(customKinds: [Self.kind])
    let finding = Finding(Self.kind, "message")
    #expect(settings.adjusted([finding]) == [finding])
    try settings.setSeverity(.error, of: "team")
    #expect(settings.adjusted([finding]).map(\.severity) == [.error])
    try settings.ignore("team/rule")
    #expect(settings.adjusted([finding]).isEmpty)
    try settings.select("team/rule")
    #expect(settings.adjusted([finding]) == [finding])
    try settings.setOnly(["size"])
    #expect(settings.adjusted([finding]).isEmpty)
  }

  @Test("reject options that do not exist or are out of range")
  func options() throws {
    var settings = LintSettings()
    #expect(throws: SettingError.self) {
      try settings.setOption("most", of: "perf/file-size", to: 100)
    }
    #expect(throws: SettingError.self) {
      try settings.setOption("max", of: "perf/file-size", to: -1)
    }
    #expect(throws: SettingError.self) {
      try settings.setOption("max", of: "perf/file-size", to: "large")
    }
  }
}
