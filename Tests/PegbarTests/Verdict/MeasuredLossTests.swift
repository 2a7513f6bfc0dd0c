@testable import Pegbar
import PegbarDiagnostics
import PegbarGeometry
import PegbarScene
import PegbarTestSupport
import Testing

/// Tests of severities that follow from the measured difference of the frames.
@Suite struct MeasuredLossTests {
  private static func convert(_ items: String...) throws -> Conversion {
    let list = items.joined(separator: ", ")
    return try Pegbar.convert(
      Array(
        #"""
        {"v": "5.9.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100,
        "layers": [{"ty": 4, "nm": "A", "ip": 0, "op": 60, "st": 0, "ks": {}, "shapes": [\#(list)]}]}
        """#.utf8))
  }

  @Test("a path that changes frame by frame, but never differs, is a note")
  func jumps() throws {
    let offset =
      #""o": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, "#
      + #"{"t": 60, "s": [360]}]}"#
    let conversion = try Self.convert(
      group(
        "G", #"{"ty": "el", "p": {"k": [50, 50]}, "s": {"k": [40, 40]}}"#,
        #"{"ty": "tm", "s": {"k": 0}, "e": {"k": 60}, "m": 1, \#(offset)}"#, fill()))
    let finding = try #require(conversion.findings.first { $0.kind == .pathJumps })
    #expect(finding.severity == .note && !finding.isLoss)
    #expect(conversion.measured().distance <= conversion.options.tolerance)
  }

  @Test("a lost cut between cameras is visible in the 3D layers, because a camera draws nothing")
  func cameraCut() throws {
    let conversion = try Pegbar.convert(Repository.bytes("Samples/space/camera-cut.json"))
    let finding = try #require(conversion.findings.first { $0.kind == .cameraCut })
    #expect(conversion.measured().distance > 5)
    #expect(finding.severity == .warning && finding.isLoss)
    #expect(conversion.extents[finding].map { $0.area > 0.1 && $0.time == 1 } == true)
  }

  @Test("samples beyond the tolerance that no frame shows are a note, in both commands")
  func samples() throws {
    let conversion = try Self.convert(
      group("G", #"{"ty": "el", "p": {"k": [50, 50]}, "s": {"k": [40, 40]}}"#, fill()))
    let path = JSONPath([.key("layers"), .index(0)])
    var finding = Finding(
      .motionBaked, "sampled", path: path,
      outcome: .baked(keys: 9, error: 0.5, unit: .points))
    finding.severity = .warning
    let equal = MeasuredLosses(
      exact: conversion.scene, normalized: conversion.normalized, tolerance: 0.25)
    #expect(equal.judged([finding]).map(\.severity) == [.note])
    #expect(equal.judged([finding]).map(\.outcome) == [finding.outcome])
    var other = conversion.normalized
    other.root.layers[0].position.x += 1
    let moved = MeasuredLosses(exact: conversion.scene, normalized: other, tolerance: 0.25)
    #expect(moved.judged([finding]) == [finding])
    // So close to the tolerance, the frames need not be compared.
    finding.outcome = .baked(keys: 9, error: 0.29, unit: .points)
    #expect(moved.judged([finding]).map(\.severity) == [.note])
  }

  @Test("a highlight is a note if no color differs visibly", arguments: [(8, false), (60, true)])
  func highlights(length: Int, isVisible: Bool) throws {
    let paint =
      #"{"ty": "gf", "o": {"k": 100}, "t": 2, "s": {"k": [50, 50]}, "e": {"k": [90, 50]}, "#
      + #""h": {"k": \#(length)}, "a": {"k": 0}, "g": {"p": 2, "k": {"k": [0, 1, 1, 1, 1, 0, 0, 0]}}}"#
    let conversion = try Self.convert(
      group("G", #"{"ty": "el", "p": {"k": [50, 50]}, "s": {"k": [80, 80]}}"#, paint))
    let finding = try #require(conversion.findings.first { $0.kind == .gradientFocus })
    #expect(finding.isLoss == isVisible)
    // At the focus, the color of the centered gradient has changed by its share of the radius.
    let share = Double(length) / 100
    #expect(conversion.measured().color < share && conversion.measured().color > share * 0.8)
  }

  @Test("an approximation that is visible remains a warning")
  func visible() throws {
    let bytes = Array(
      #"""
      {"v": "5.9.0", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "layers": [
      {"ty": 1, "nm": "M", "td": 1, "ip": 0, "op": 60, "st": 0, "ks": {"o": {"k": 50}},
      "sw": 60, "sh": 60, "sc": "#808080"},
      {"ty": 1, "nm": "A", "bm": 17, "ip": 0, "op": 60, "st": 0, "ks": {}, "sw": 50, "sh": 50,
      "sc": "#ff0000"},
      {"ty": 1, "nm": "B", "ip": 0, "op": 60, "st": 0, "ks": {}, "sw": 90, "sh": 90,
      "sc": "#00ff00"}]}
      """#.utf8)
    #expect(
      try Pegbar.convert(bytes).findings.contains { $0.kind == .blendModeMissing && $0.isLoss })
  }
}
