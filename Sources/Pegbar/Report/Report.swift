public import PegbarDiagnostics

/// What is said about one file.
public struct Report: Hashable, Sendable {
  /// The file as the reader knows it: its path as given.
  public var file: String
  /// The id of the animation, where the file has several.
  public var animation: String?
  /// Everything that was said, in the order it was met.
  public var findings: [Finding]
  /// What was converted; nothing where the file was only looked at or cannot be read.
  public var statistics: ConversionStatistics?

  /// How far what is written is off over all frames; nothing where that was not measured.
  public var measure: ConversionMeasure?
  /// How much of the picture takes what findings say is lost; of what is not known, nothing.
  public var extents: [Finding: PictureExtent] = [:]
  /// Why the file cannot be shown at all, one of the findings; nothing where it can.
  public var failure: Finding?

  /// What became of the files that were to be written; nothing where none were.
  public var status: Status?
  /// The files that belong to the result, written now or before.
  public var outputs: [String] = []
  /// Why nothing was written, with the way out; nothing where it was.
  public var reason: String?

  /// What became of the files that were to be written.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// They were written.
    case written
    /// They had these bytes before.
    case unchanged
    /// None was written, so that nothing is lost: one of them is not Pegbar's own, or was edited.
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

  /// The report on a conversion.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - measuresExtents: Whether some frames are drawn, where something is lost, to tell how much of
  ///     the picture that takes; `LineReporter` has no use for it.
  public init(file: String, _ conversion: Conversion, measuresExtents: Bool = true) {
    self.init(
      file: file, findings: conversion.findings, statistics: conversion.statistics)
    animation = conversion.name.animation
    if measuresExtents { extents = conversion.extents }
  }

  /// The report on a file that cannot be shown.
  public init(file: String, _ error: ConversionError) {
    self.init(file: file, findings: error.findings)
    failure = error.finding
  }

  /// The report of looking for what is wrong with an animation, and what of it will not survive.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - bytes: The file.
  ///   - animation: The id of the animation to look at in a dotLottie archive; the one it shows
  ///     first without.
  ///   - limits: How much is read and imported at most.
  public init(
    linting file: String, _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
  ) {
    self.init(linting: file, bytes, animation: animation, limits) { _ in true }
  }

  /// The same, with a look at the files that the animation names.
  ///
  /// - Parameter hasFile: Whether there is a file at a path, from the folder of the animation on.
  package init(
    linting file: String, _ bytes: [UInt8], animation: String?, _ limits: Limits,
    hasFile: (_ path: String) -> Bool
  ) {
    do throws(ConversionError) {
      self.init(
        file: file, findings: try linted(bytes, animation: animation, limits, hasFile: hasFile))
    } catch {
      self.init(file: file, error)
    }
  }

  /// Whether something of the source does not survive, or only comes near.
  public var hasLosses: Bool {
    findings.contains { finding in
      switch finding.outcome {
      case .kept, .baked: false
      case .dropped, .approximated: finding.severity >= .warning
      }
    }
  }

  /// The weight of the gravest finding; nothing where there is none.
  public var gravest: Severity? { findings.map(\.severity).max() }
}
