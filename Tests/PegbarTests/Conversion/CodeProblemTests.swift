import Pegbar
import PegbarDiagnostics
import PegbarTestSupport
import Testing

@testable import PegbarExport

/// Findings about generated code.
@Suite struct CodeProblemTests {
  private static func conversion(
    _ name: String, _ style: CodeStyle = .timeline
  ) throws -> Conversion {
    try Pegbar.convert(
      Repository.bytes("Samples/\(name).json"), options: ConversionOptions(style: style))
  }

  @Test("code that is much larger than its source names the layer with the most data")
  func layer() throws {
    let conversion = try Self.conversion("showcase/walk")
    let finding = try #require(conversion.codeProblems(size: 2_000_000).first)
    #expect(finding.kind == .codeSize && finding.severity == .warning)
    #expect(
      finding.message
        == "2000 kB of code for 9 kB of source; the animation of Position in 'Walker' has 2 keyframes "
        + "with 4 numbers")
    #expect(finding.breadcrumb == ["Walker"])
  }

  @Test(
    "depends on the size of the code and of its source",
    arguments: [
      (1_000_001, true), (1_000_000, true), (100_001, true), (100_000, false), (40_000, false),
    ])
  func limits(size: Int, isLarge: Bool) throws {
    let conversion = try Self.conversion("showcase/walk")
    #expect(!conversion.codeProblems(size: size).isEmpty == isLarge)
  }

  @Test("a single transaction is reported in the style of transactions only")
  func style() throws {
    let single = "motion/curved-path"
    #expect(
      try Self.conversion(single, .transactions).codeProblems(size: 0).map(\.kind)
        == [.oneTransaction])
    #expect(try Self.conversion(single).codeProblems(size: 0).isEmpty)
    #expect(try Self.conversion("showcase/walk", .transactions).codeProblems(size: 0).isEmpty)
  }

  @Test(
    "the exporter chooses transactions only if they are easier to read",
    arguments: [
      ("showcase/walk", true), ("showcase/button-push", false), ("motion/curved-path", false),
    ])
  func choice(name: String, usesTransactions: Bool) throws {
    var options = ConversionOptions()
    options.choosesStyle = true
    let conversion = try Pegbar.convert(Repository.bytes("Samples/\(name).json"), options: options)
    let code = String(decoding: SwiftExporter().bytes(of: conversion), as: UTF8.self)
    #expect(code.contains("MARK: Transactions in sequence") == usesTransactions)
    #expect(code.contains("// Options: --style auto\n"))
  }
}
