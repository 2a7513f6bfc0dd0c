internal import PegbarJSON

/// Writes code quality reports for GitLab in the JSON format of Code Climate.
///
/// Each finding is an object with `description`, `check_name` (the ID), `fingerprint` (unchanged
/// when a file is exported again), `severity` and `location`. Errors are `major`, or `critical` if
/// a file cannot be read or is not safe. Warnings are `minor` and notes are `info`. A finding
/// without a position is on line 1.
public struct GitLabReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "gitlab"
  /// The purpose of the reporter.
  public let summary = "code quality reports for GitLab merge requests"
  /// A Boolean value that indicates whether the text is a document; `true`, because nothing may
  /// follow a JSON array.
  public let isDocument = true
  /// A Boolean value that indicates whether the report uses extents; always `false`.
  public let usesExtents = false

  /// The families whose errors affect anyone who opens the file.
  private static let criticalFamilies: Set = ["format", "sec"]

  /// Creates a reporter.
  public init() {}

  /// Returns the text of the reports.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var writer = JSONWriter(style: .readable)
    writer.array { writer in
      for (report, fingerprints) in zip(reports, FindingFingerprint.all(of: reports)) {
        for (finding, fingerprint) in zip(report.findings, fingerprints) {
          let issue = Issue(
            name: finding.kind.id, text: FindingText.sentence(on: finding, in: report.animation),
            fingerprint: fingerprint.description, severity: Self.severity(of: finding))
          Self.write(issue, in: report.file, finding.position, to: &writer)
        }
        guard let reason = report.reason, let status = report.status else { continue }
        let name = "pegbar/\(status.rawValue)"
        let issue = Issue(
          name: name, text: PrintableText.line(reason),
          fingerprint: "\(name) \(ReportPath.plain(report.file)) \(report.animation ?? "")",
          severity: status == .failed ? "critical" : "minor")
        Self.write(issue, in: report.file, nil, to: &writer)
      }
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// An entry of the report.
  private struct Issue {
    var name: String
    var text: String
    var fingerprint: String
    var severity: String
  }

  private static func severity(of finding: Finding) -> String {
    switch finding.severity {
    case .error: criticalFamilies.contains(finding.kind.family) ? "critical" : "major"
    case .warning: "minor"
    case .note: "info"
    }
  }

  private static func write(
    _ issue: Issue, in file: String, _ position: Position?, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("engine_name", "pegbar")
      writer.member("type", "issue")
      writer.member("check_name", issue.name)
      writer.member("description", issue.text)
      writer.member("fingerprint", issue.fingerprint)
      writer.member("severity", issue.severity)
      writer.member("location") { writer in
        writer.object { writer in
          writer.member("path", ReportPath.relative(file))
          writer.member("lines") { writer in
            writer.object(.oneLine) { $0.member("begin", position?.line ?? 1) }
          }
        }
      }
    }
  }
}
