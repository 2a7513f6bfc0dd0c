/// Writes reports in Markdown, for a comment on a pull request or the summary of a workflow.
///
/// The text begins with an invisible comment, by which a workflow finds its own comment again. A
/// summary with numbers follows, then a table of the files with findings or errors. For each of
/// these files, the findings are listed by kind in order of severity, with five locations per kind.
/// Notes have only a heading. The text is shorter than the limit for comments on GitHub, and counts
/// what it omits.
public struct MarkdownReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "markdown"
  /// The purpose of the reporter.
  public let summary = "a comment for pull requests"
  /// A Boolean value that indicates whether the text is a complete document; always `true`.
  public let isDocument = true

  /// The maximum number of listed locations of one kind.
  private static let placesPerKind = 5

  /// Creates a reporter.
  public init() {}

  /// Returns the text of the reports.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var text = MarkdownComment(
      "<!-- Report by pegbar \(version) -->\n**pegbar:** \(Self.summary(of: reports))\n")
    Self.writeTable(reports.filter(\.hasFindings), to: &text)
    var omitted = 0
    for report in reports where report.isShown { omitted += Self.write(report, style, to: &text) }
    if omitted > 0 {
      let findings = Words.counted(omitted, "more finding")
      text.end("\n\(findings) omitted to keep the comment short.\n")
    }
    return text.text
  }

  /// Returns the number of findings and files.
  private static func summary(of reports: [Report]) -> String {
    let files = Words.counted(reports.count, "file")
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = reports.reduce(0) { $0 + $1.count(severity) }
      return count == 0 ? nil : Words.counted(count, severity.rawValue)
    }
    let clean = reports.count { $0.findings.isEmpty && $0.reason == nil }
    guard clean < reports.count else { return "no findings in \(files)." }
    let found = "\(counts.isEmpty ? "no findings" : Words.list(counts)) in \(files)."
    if clean == 0 { return found }
    return "\(found) \(Words.counted(clean, "file")) \(clean == 1 ? "has" : "have") none."
  }

  /// Writes a row for each file; files beyond the limit are counted.
  private static func writeTable(_ reports: [Report], to text: inout MarkdownComment) {
    guard !reports.isEmpty else { return }
    _ = text.add("\n| File | Errors | Warnings | Notes |\n| --- | ---: | ---: | ---: |\n")
    var rows = 0
    for report in reports {
      let counts = Severity.allCases.reversed().map { WholeNumber.text(report.count($0)) }
      let row = "| \(title(of: report)) | \(counts.joined(separator: " | ")) |\n"
      guard text.add(row, limit: MarkdownComment.limit / 3) else { break }
      rows += 1
    }
    let rest = reports.count - rows
    if rest > 0 { _ = text.add("\nand \(Words.counted(rest, "more file"))\n") }
  }

  /// Writes the findings of a file.
  ///
  /// - Returns: The number of findings that do not fit.
  private static func write(
    _ report: Report, _ style: ReportStyle, to text: inout MarkdownComment
  ) -> Int {
    let groups = FindingGroup.groups(of: report)
    var head = "\n### \(title(of: report))\n"
    if let reason = report.reason {
      head += "\n**Not written:** \(MarkdownText.escaped(reason, limit: 500))\n"
    }
    for picture in report.pictures { head += "\n\(MarkdownText.picture(picture))\n" }
    guard text.add(head) else { return report.findings.count }
    let root = FindingText.root(of: report.findings)
    var omitted = 0
    for group in groups where !text.add(block(of: group, below: root, style)) {
      omitted += group.findings.count
    }
    return omitted
  }

  private static func title(of report: Report) -> String {
    let title = MarkdownText.escaped(report.title)
    return title.isEmpty ? "-" : title
  }

  /// Returns the findings of one kind: the title, the locations and the fix.
  private static func block(
    of group: FindingGroup, below root: String?, _ style: ReportStyle
  ) -> String {
    var id = "`\(group.kind.id)`"
    if let address = style.helpAddress(of: group.kind) { id = "[\(id)](\(address))" }
    let severity = Words.capitalized(group.severity.rawValue)
    let text = "\n**\(severity):** \(MarkdownText.escaped(group.heading)) \(id)\n"
    if group.severity == .note { return text }
    var lines = group.findings.prefix(placesPerKind).map { line(of: $0, below: root) }
    let rest = group.findings.count - placesPerKind
    if rest > 0 { lines.append("- and \(WholeNumber.text(rest)) more\n") }
    return "\(text)\n\(lines.joined())\nFix: \(MarkdownText.escaped(group.kind.wayOut))\n"
  }

  private static func line(of finding: Finding, below root: String?) -> String {
    let place = FindingText.place(of: finding, below: root)
    let remarks = [
      MarkdownText.escaped(place, limit: 200), FindingText.position(of: finding),
      FindingText.remark(on: finding),
    ].filter { !$0.isEmpty }
    let end = remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
    return "- \(MarkdownText.escaped(finding.message, limit: 500))\(end)\n"
  }
}

extension Report {
  /// `true` if there are findings, or a reason why nothing was written.
  fileprivate var hasFindings: Bool { !findings.isEmpty || reason != nil }

  /// `true` if the text has a section on the file.
  fileprivate var isShown: Bool { hasFindings || !pictures.isEmpty }

  /// Returns the number of findings with a severity.
  fileprivate func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}
