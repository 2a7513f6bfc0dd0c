/// Writes reports for editors and continuous integration, with one line per finding as in
/// compilers.
///
/// ```
/// logo.json:12:40: warning: the mask mode is approximated (Arm ▸ Mask 1) [normalize/mask-mode]
/// ```
///
/// The format is that of GCC, `path:line:column: severity: message [id]`. Xcode, Visual Studio Code
/// (`$gcc`), Emacs, Vim and GitHub problem matchers recognize it. They require a line and a column,
/// so a finding without a position is reported at `1:1`. Severities are `note`, `warning` and
/// `error`. A file without findings produces no output.
public struct CompactReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "compact"
  /// The purpose of the reporter.
  public let summary = "one line per finding, for editors and continuous integration"
  /// A Boolean value that indicates whether the report uses extents; always `false`.
  public let usesExtents = false

  /// Creates a reporter.
  public init() {}

  /// Returns the lines of the reports, file by file, with findings in order of occurrence.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var text = ""
    for report in reports {
      let file = PrintableText.line(report.file)
      for finding in report.findings { text += Self.line(of: finding, in: file, report.animation) }
    }
    return text
  }

  private static func line(
    of finding: Finding, in file: String, _ animation: String?
  ) -> String {
    let position = finding.position ?? Position(line: 1, column: 1)
    let message = FindingText.sentence(on: finding, in: animation)
    return "\(file):\(position): \(finding.severity.rawValue): \(message) [\(finding.kind.id)]\n"
  }
}
