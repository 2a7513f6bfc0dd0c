/// Writes reports as workflow commands, which GitHub displays next to the lines of a pull request.
///
/// ```
/// ::warning file=logo.json,line=12,col=40,title=A mask mode is approximated [normalize/mask-mode]::…
/// ```
///
/// The title is the title of the finding with its ID. A line with the fix follows the message.
/// Notes become notices. GitHub displays ten annotations of each severity per step. Errors are
/// therefore written first, with at most ten of each severity, and a last line counts the rest.
public struct GitHubReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "github"
  /// The purpose of the reporter.
  public let summary = "annotations in GitHub workflows"
  /// A Boolean value that indicates whether the report uses extents; always `false`.
  public let usesExtents = false

  /// The maximum number of commands of one severity that GitHub accepts per step.
  private static let limit = 10

  /// Creates a reporter.
  public init() {}

  /// Returns the commands, by severity, then file by file with findings in order of occurrence.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var text = ""
    var rest: [String] = []
    for severity in Severity.allCases.reversed() {
      let found = reports.lazy.flatMap { report in
        report.findings.lazy.filter { $0.severity == severity }.map { (report, $0) }
      }
      for (report, finding) in found.prefix(Self.limit) {
        text += Self.command(for: finding, in: report)
      }
      let more = found.reduce(0) { count, _ in count + 1 } - Self.limit
      if more > 0 { rest.append(Words.counted(more, "more \(severity.rawValue)")) }
    }
    guard !rest.isEmpty else { return text }
    let limit = "GitHub accepts \(Self.limit) annotations of each severity per step"
    return text + "Not printed: \(Words.list(rest)); \(limit).\n"
  }

  private static func command(for finding: Finding, in report: Report) -> String {
    var properties = [("file", PrintableText.lines(ReportPath.plain(report.file)))]
    if let position = finding.position {
      properties.append(("line", String(position.line)))
      properties.append(("col", String(position.column)))
    }
    properties.append(("title", "\(finding.kind.title) [\(finding.kind.id)]"))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
    let sentence = FindingText.sentence(on: finding, in: report.animation)
    let message = "\(sentence)\nFix: \(finding.kind.wayOut)"
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    return "::\(command) \(list.joined(separator: ","))::\(escaped(message))\n"
  }

  /// Returns a string escaped for a command; commas end properties and line breaks end commands.
  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
