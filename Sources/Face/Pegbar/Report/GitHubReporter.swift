/// Writes reports as workflow commands, which GitHub displays next to the lines of a pull request.
///
/// ```
/// ::warning file=logo.json,line=12,col=40,title=A mask mode is approximated [normalize/mask-mode]::…
/// ```
///
/// The title is the title of the finding with its ID. A line with the fix follows the message.
/// Notes become notices. GitHub displays ten annotations of each severity per step. Errors are
/// therefore written first, with at most ten of each severity, spread over files and rules. A last
/// line counts the rest.
public struct GitHubReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "github"
  /// The purpose of the reporter.
  public let summary = "annotations in GitHub workflows"
  /// The maximum number of commands of one severity that GitHub accepts per step.
  private static let limit = 10

  /// Creates a reporter.
  public init() {}

  /// Returns the commands, by severity, then file by file with findings in order of occurrence.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var text = ""
    var rest: [String] = []
    for severity in Severity.allCases.reversed() {
      let found = reports.flatMap { report in
        report.findings.filter { $0.severity == severity }.map { (report, $0) }
      }
      for (report, finding) in Self.chosen(found) {
        text += Self.command(for: finding, in: report)
      }
      let more = found.count - Self.limit
      if more > 0 { rest.append(Words.counted(more, "more \(severity.rawValue)")) }
    }
    guard !rest.isEmpty else { return text }
    let limit = "GitHub accepts \(Self.limit) annotations of each severity per step"
    return text + "Not printed: \(Words.list(rest)); \(limit).\n"
  }

  /// Returns as many findings as GitHub accepts, in their order, spread over files and rules.
  ///
  /// The first finding of each rule in each file is preferred to the second, and so on. Among
  /// these, rules that occur less often so far are preferred.
  private static func chosen(_ found: [(Report, Finding)]) -> [(Report, Finding)] {
    guard found.count > limit else { return found }
    var places: [String: Int] = [:]
    var rules: [String: Int] = [:]
    let ranked = found.enumerated().map { index, entry in
      let id = entry.1.kind.id
      let place = places["\(id) \(entry.0.title)", default: 0]
      let rule = rules[id, default: 0]
      places["\(id) \(entry.0.title)"] = place + 1
      rules[id] = rule + 1
      return (place, rule, index)
    }
    return ranked.sorted { $0 < $1 }.prefix(limit).map(\.2).sorted().map { found[$0] }
  }

  private static func command(for finding: Finding, in report: Report) -> String {
    var properties = [("file", PrintableText.lines(ReportPath.plain(report.file)))]
    if let position = finding.position {
      properties.append(("line", String(position.line)))
      properties.append(("col", String(position.column)))
    }
    properties.append(("title", "\(finding.kind.title) [\(finding.kind.id)]"))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
    let message = "\(report.sentence(on: finding))\nFix: \(finding.kind.wayOut)"
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
