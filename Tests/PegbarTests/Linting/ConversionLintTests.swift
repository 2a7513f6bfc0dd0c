@testable import Pegbar
import PegbarDiagnostics
@testable import PegbarExport
import PegbarSwift
import PegbarTestSupport
import Testing

/// Findings that only the conversion reports, if the settings enable them.
@Suite struct ConversionLintTests {
  private static let blurred = Lottie.animation(
    layers: #"""
      {"ty": 1, "nm": "Sky", "ks": {}, "ip": 0, "op": 60, "st": 0, "sw": 10, "sh": 10, \#
      "sc": "#ffffff", "ef": [{"ty": 29, "nm": "Blur", "ef": [{"ty": 0, "v": {"a": 0, "k": 20}}]}]}
      """#)

  private func ids(_ change: (inout LintSettings) throws -> Void) throws -> Set<String> {
    var settings = LintSettings()
    try change(&settings)
    return Set(
      try Linter(settings).findings(in: Self.blurred, animation: nil).map(\.kind.id))
  }

  @Test("a target, a rule, a family or the preset of all rules enables it, but no other rule")
  func asked() throws {
    let id = "effect/gaussian-blur"
    #expect(try ids { try $0.setTargets(["core-animation"]) }.contains(id))
    #expect(try ids { try $0.select(id) }.contains(id))
    #expect(try ids { try $0.select("effect") }.contains(id))
    #expect(try ids { try $0.setOnly([id]) } == [id])
    #expect(try ids { try $0.setPresets(["all"]) }.contains(id))
    #expect(try !ids { _ in }.contains(id))
    #expect(try !ids { try $0.select("effect/tint") }.contains(id))
    #expect(try !ids { try $0.ignore(id) }.contains(id))
  }

  @Test("reports a location once for import and conversion, and expressions if enabled")
  func expressions() throws {
    let bytes = Lottie.animation(
      layers: #"""
        {"ty": 1, "nm": "Sky", "ks": {"o": {"k": 150}, "r": {"k": 0, "x": "var $bm_rt = ask();"}}, \#
        "ip": 0, "op": 60, "st": 0, "sw": 10, "sh": 10, "sc": "#ffffff", "refId": 5}
        """#)
    func ids(_ change: (inout LintSettings) throws -> Void) throws -> [String] {
      var settings = LintSettings()
      try change(&settings)
      return try Linter(settings).findings(in: bytes, animation: nil).map(\.kind.id)
    }
    let plain = try ids { _ in }
    #expect(!plain.contains("property/expression"))
    let effects = try ids { try $0.select("effect") }
    #expect(effects.sorted() == plain.sorted())
    let all = try ids { try $0.setPresets(["all"]) }
    #expect(all.count { $0 == "property/expression" } == 1)
  }

  @Test("reports losses of lottie-ios once, and losses of fonts in conversion additionally")
  func once() throws {
    let text = #"{"t": 0, "s": {"t": "Hi", "f": "Lato", "s": 20}}"#
    let bytes = Lottie.animation(
      layers: #"""
        {"ty": 5, "nm": "Text", "ks": {}, "ip": 0, "op": 60, "st": 0, "t": {"d": {"k": [\#(text)]}, \#
        "a": [{"nm": "Animator", "a": {"o": {"k": 0}}}]}}
        """#)
    var settings = LintSettings()
    func ids() throws -> [String] {
      try Linter(settings).findings(in: bytes, animation: nil).map(\.kind.id)
    }
    // The missing list entry is not the only problem, because the outlines are also missing.
    #expect(try ids().contains("ref/missing-font"))
    #expect(try ids().contains("text/font-without-glyphs"))
    try settings.setPresets(["ios"])
    #expect(try !ids().contains("compat/text.animators"))
    #expect(try ids().contains("ca/text-animator"))
  }

  @Test("reports code much larger than its source, in the words of the conversion")
  func code() throws {
    let wiggle = #""x": "var $bm_rt = wiggle(30, 200);"}"#
    let bytes = Array(
      #"""
      {"v": "5.12.1", "fr": 60, "ip": 0, "op": 3600, "w": 100, "h": 100, "layers": [ \#
      {"ty": 1, "nm": "Sky", "ip": 0, "op": 3600, "st": 0, "sw": 10, "sh": 10, "sc": "#ffffff", \#
      "ks": {"p": {"k": [50, 50], \#(wiggle), "r": {"k": 0, \#(wiggle), \#
      "s": {"k": [50, 50], \#(wiggle)}}]}
      """#.utf8)
    var settings = LintSettings()
    try settings.setTargets(["core-animation"])
    let finding = try #require(
      Linter(settings).findings(in: bytes, animation: nil).first { $0.kind == .codeSize })
    let conversion = try convert(bytes)
    let size = SwiftExporter().bytes(of: conversion).count
    #expect(conversion.codeProblems(size: size).map(\.message) == [finding.message])
    #expect(finding.breadcrumb == ["Sky"])
    try settings.setTargets([])
    #expect(try !Linter(settings).findings(in: bytes, animation: nil).contains(finding))
    try settings.setOnly(["normalize/code-size"])
    #expect(try Linter(settings).findings(in: bytes, animation: nil) == [finding])
  }
}
