/// A picture that a report displays.
public struct ReportPicture: Hashable, Sendable, Codable {
  /// The path of the file, relative to the report.
  public var path: String
  /// The content in words.
  public var caption: String

  /// Creates a picture.
  public init(path: String, caption: String) { (self.path, self.caption) = (path, caption) }
}

/// The findings and the results for one file.
public struct Report: Hashable, Sendable, Codable {
  /// The path of the file, as given by the user.
  public var file: String
  /// The ID of the animation, if the file has several.
  public var animation: String?
  /// All findings, in order of occurrence.
  public var findings: [Finding]
  /// The statistics of the conversion, or `nil` if the file was not converted.
  public var statistics: ConversionStatistics?

  /// The deviation of the output from the source over all frames; `nil` if it was not measured.
  public var measure: ConversionMeasure?
  /// The extents of the losses; a loss of unknown extent has no entry.
  public var extents: [Finding: PictureExtent] = [:]
  /// A Boolean value that indicates whether the extents of losses were measured.
  public var hasExtents = false
  /// The finding that prevents the file from being displayed, or `nil` if it can be displayed.
  public var failure: Finding?

  /// The status of the output files, or `nil` if none were requested.
  public var status: Status?
  /// The paths of all files that belong to the result, whether or not they changed.
  public var outputs: [String] = []
  /// The pictures of the animation, which Markdown displays.
  public var pictures: [ReportPicture] = []
  /// The reason why no file was written, with a fix, or `nil` if there is nothing to explain.
  public var reason: String?

  /// The status of output files.
  ///
  /// More cases may be added; a `switch` over them needs an `@unknown default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Status: String, Hashable, Sendable, CaseIterable, Codable {
    /// The files were written.
    case written
    /// The existing files already have the same content.
    case unchanged
    /// No file was written, because an existing one was edited or was not written by Pegbar.
    case refused
    /// No file could be written, or the source could not be read.
    case failed
  }

  /// Creates a report.
  public init(file: String, findings: [Finding], statistics: ConversionStatistics? = nil) {
    self.file = file
    self.findings = findings
    self.statistics = statistics
  }

  /// Creates a report on a conversion.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - conversion: The conversion.
  ///   - measuresExtents: Whether to render up to 16 frames to fill in `extents` if there are
  ///     losses. `CompactReporter` does not use them.
  public init(file: String, _ conversion: Conversion, measuresExtents: Bool = true) {
    self.init(
      file: file, findings: conversion.findings, statistics: conversion.statistics)
    animation = conversion.source.animation
    if measuresExtents {
      extents = conversion.extents
      hasExtents = true
    }
  }

  /// Creates a report on a file that cannot be displayed.
  public init(file: String, _ error: ConversionError) {
    self.init(file: file, findings: error.findings)
    failure = error.finding
  }

  /// Adds losses that were found after a conversion.
  package mutating func add(
    _ losses: [Finding], of conversion: Conversion, measuresExtents: Bool
  ) {
    findings += losses
    if measuresExtents { extents.merge(conversion.extents(of: losses)) { $1 } }
  }

  /// Lints an animation and creates a report on the findings.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - bytes: The contents of the file.
  ///   - animation: The ID of the animation in a dotLottie archive, or `nil` for the first one in
  ///     its manifest.
  ///   - limits: The limits on reading and importing.
  public init(
    linting file: String, _ bytes: [UInt8], animation: String? = nil, limits: Limits = Limits()
  ) {
    self.init(linting: file, bytes, animation: animation, by: Linter(limits: limits)) { _ in
      .present
    }
  }

  /// Lints an animation with a linter, and checks the files that the animation refers to.
  ///
  /// - Parameter imageState: Returns the state of the file at a path relative to the animation's
  ///   folder.
  package init(
    linting file: String, _ bytes: [UInt8], animation: String?, by linter: Linter,
    imageState: (_ path: String) -> ImageFileState
  ) {
    self =
      Self.compared(
        linting: file, AnimationFile(bytes, limits: linter.limits), animation: animation,
        by: linter, imageState: imageState
      ).report
  }

  /// Lints an animation with a linter.
  ///
  /// Returns the report, and the facts for a comparison with the other animations in the folder, if
  /// a rule compares them.
  ///
  /// - Parameter imageState: Returns the state of the file at a path relative to the animation's
  ///   folder.
  package static func compared(
    linting file: String, _ contents: AnimationFile, animation: String?, by linter: Linter,
    imageState: (_ path: String) -> ImageFileState
  ) -> (report: Report, facts: AnimationFacts?) {
    do throws(ConversionError) {
      var linter = linter
      linter.file = file
      // Runs to completion, because a report cannot represent a cancellation.
      let (findings, facts) = try LargeStack.run { () throws(ConversionError) in
        try linter.comparedFindings(in: contents, animation: animation, imageState: imageState)
      }
      return (Report(file: file, findings: findings), facts)
    } catch {
      return (Report(file: file, error), nil)
    }
  }

  /// A Boolean value that indicates whether any finding is a loss.
  public var hasLosses: Bool { findings.contains(where: \.isLoss) }

  /// The highest severity of the findings, or `nil` if there are none.
  public var gravest: Severity? { findings.map(\.severity).max() }
}
