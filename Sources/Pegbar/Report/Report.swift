public import PegbarDiagnostics

/// What is said about one file.
public struct Report: Hashable, Sendable {
  /// The file as the reader knows it: its path as given.
  public var file: String
  /// Everything that was said, in the order it was met.
  public var findings: [Finding]
  /// What was converted; nothing where the file was only looked at or cannot be read.
  public var statistics: ConversionStatistics?

  /// How far what is written is off over all frames; nothing where that was not measured.
  public var measure: ConversionMeasure?

  /// Makes a report.
  public init(file: String, findings: [Finding], statistics: ConversionStatistics? = nil) {
    self.file = file
    self.findings = findings
    self.statistics = statistics
  }

  /// The report on a conversion.
  public init(file: String, _ conversion: Conversion) {
    self.init(
      file: file, findings: conversion.findings, statistics: conversion.statistics)
  }

  /// The weight of the gravest finding; nothing where there is none.
  public var gravest: Severity? { findings.map(\.severity).max() }
}
