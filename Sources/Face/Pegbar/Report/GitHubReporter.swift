/// Writes reports as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// ```
/// ::warning file=logo.json,line=12,col=40,title=A mask mode is approximated [normalize/mask-mode]::…
/// ```
///
/// The title is that of the finding with its id, and a line with the way out follows the message.
/// Notes are notices. GitHub shows ten of each weight in a step: errors come first, of each weight
/// there are ten at most, and a last line counts the rest.
public struct GitHubReporter: Reporter {
  /// The name by which it is asked for.
  public let name = "github"
  /// What it is for.
  public let summary = "annotations in a workflow on GitHub"
  /// It does not speak of the picture.
  public let usesExtents = false

  /// How many commands of one weight GitHub takes in a step.
  private static let limit = 10

  /// Makes a reporter.
  public init() {}

  /// The commands, those of errors first, then file by file in the order in which things were met.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var text = ""
    var rest: [String] = []
    for severity in Severity.allCases.reversed() {
      let found = reports.lazy.flatMap { report in
        report.findings.lazy.filter { $0.severity == severity }.map { (report.file, $0) }
      }
      for (file, finding) in found.prefix(Self.limit) {
        text += Self.command(for: finding, in: file)
      }
      let more = found.reduce(0) { count, _ in count + 1 } - Self.limit
      if more > 0 { rest.append(Words.counted(more, "more \(severity.rawValue)")) }
    }
    guard !rest.isEmpty else { return text }
    return text + "Not shown: \(Words.list(rest)); GitHub takes \(Self.limit) of each in a step.\n"
  }

  private static func command(for finding: Finding, in file: String) -> String {
    var properties = [("file", PrintableText.lines(ReportPath.plain(file)))]
    if let position = finding.position {
      properties.append(("line", String(position.line)))
      properties.append(("col", String(position.column)))
    }
    properties.append(("title", "\(finding.kind.title) [\(finding.kind.id)]"))
    let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
    let message = "\(FindingText.sentence(on: finding))\nWay out: \(finding.kind.wayOut)"
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    return "::\(command) \(list.joined(separator: ","))::\(escaped(message))\n"
  }

  /// A text as a command has it; properties end at commas, and commands at line breaks.
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
