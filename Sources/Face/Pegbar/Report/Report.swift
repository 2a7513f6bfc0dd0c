/// The findings and the results for one file.
public struct Report: Hashable, Sendable {
  /// The file as the reader knows it: its path as given.
  public var file: String
  /// The id of the animation, where the file has several.
  public var animation: String?
  /// Everything that was said, in the order it was met.
  public var findings: [Finding]
  /// What was converted; nothing where the file was only looked at or cannot be read.
  public var statistics: ConversionStatistics?

  /// The deviation of the output from the source over all frames; `nil` if it was not measured.
  public var measure: ConversionMeasure?
  /// How much of the picture each loss affects; findings of unknown extent have no entry.
  public var extents: [Finding: PictureExtent] = [:]
  /// The finding that prevents the file from being shown; `nil` if the file can be shown.
  public var failure: Finding?

  /// What became of the files that were to be written; nothing where none were.
  public var status: Status?
  /// The files that belong to the result, written now or before.
  public var outputs: [String] = []
  /// Why no file was written, with a remedy; `nil` if there is nothing to explain.
  public var reason: String?

  /// What became of the files that were to be written.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// They were written.
    case written
    /// They had these bytes before.
    case unchanged
    /// No file was written, because an existing one was edited or was not written by Pegbar.
    case refused
    /// None could be written, or the source could not be read.
    case failed
  }

  /// Makes a report.
  public init(file: String, findings: [Finding], statistics: ConversionStatistics? = nil) {
    self.file = file
    self.findings = findings
    self.statistics = statistics
  }

  /// Makes a report on a conversion.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - conversion: The conversion.
  ///   - measuresExtents: Whether to draw up to 16 frames to fill `extents` if something is lost;
  ///     `CompactReporter` does not use them.
  public init(file: String, _ conversion: Conversion, measuresExtents: Bool = true) {
    self.init(
      file: file, findings: conversion.findings, statistics: conversion.statistics)
    animation = conversion.source.animation
    if measuresExtents { extents = conversion.extents }
  }

  /// The report on a file that cannot be shown.
  public init(file: String, _ error: ConversionError) {
    self.init(file: file, findings: error.findings)
    failure = error.finding
  }

  /// Lints an animation and makes a report of the findings.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - bytes: The contents of the file.
  ///   - animation: The id of the animation in a dotLottie archive; `nil` for the first one in its
  ///     manifest.
  ///   - limits: The limits on reading and importing.
  public init(
    linting file: String, _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
  ) {
    self.init(linting: file, bytes, animation: animation, by: Linter(limits: limits)) { _ in true }
  }

  /// The same for what a linter looks for, with a look at the files that the animation names.
  ///
  /// - Parameter hasFile: Whether there is a file at a path, from the folder of the animation on.
  package init(
    linting file: String, _ bytes: [UInt8], animation: String?, by linter: Linter,
    hasFile: (_ path: String) -> Bool
  ) {
    do throws(ConversionError) {
      var linter = linter
      linter.file = file
      // A report is whole: it has no way to say that it was cancelled.
      let findings = try LargeStack.run { () throws(ConversionError) in
        try linter.findings(in: bytes, animation: animation, hasFile: hasFile)
      }
      self.init(file: file, findings: findings)
    } catch {
      self.init(file: file, error)
    }
  }

  /// Whether a finding is a loss.
  public var hasLosses: Bool { findings.contains(where: \.isLoss) }

  /// The highest severity of the findings; `nil` if there are none.
  public var gravest: Severity? { findings.map(\.severity).max() }
}
