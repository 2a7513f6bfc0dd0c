internal import PegbarJSON

/// Writes reports on code quality as GitLab reads them: the JSON of Code Climate.
///
/// Each finding is an object with `description`, `check_name` (the id), `fingerprint` (it stays the
/// same when a file is exported again), `severity` and `location`. Errors are `major`, or `critical`
/// where a file cannot be read or is not safe; warnings are `minor` and notes are `info`. A finding
/// without a position is on line 1.
public struct GitLabReporter: Reporter {
  /// The name by which it is asked for.
  public let name = "gitlab"
  /// What it is for.
  public let summary = "code quality in merge requests on GitLab"
  /// Nothing may follow a JSON array.
  public let isDocument = true
  /// It does not speak of the picture.
  public let usesExtents = false

  /// The families whose errors concern everyone who opens the file.
  private static let criticalFamilies: Set = ["format", "sec"]

  /// Makes a reporter.
  public init() {}

  /// The text of the reports.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var writer = JSONWriter(style: .readable)
    writer.array { writer in
      for (report, fingerprints) in zip(reports, FindingFingerprint.all(of: reports)) {
        for (finding, fingerprint) in zip(report.findings, fingerprints) {
          let issue = Issue(
            name: finding.kind.id, text: FindingText.sentence(on: finding),
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

  /// What is said of a file.
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
