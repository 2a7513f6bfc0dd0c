import Pegbar

@testable import PegbarDiagnostics

/// Reports with hostile names.
enum HostileReports {
  /// A name that contains the control characters and markup of every report format.
  static let name =
    "a|b `c` <b>d</b> & @octocat #12 [e](https://f.example) ]]> ::error::\" %25,x:y\n\r\u{1B}[31m"
    + "\u{0}\u{FFFE}\u{202E}$g$\\"

  /// A report that uses the name for a file, an animation, a layer and a message, with each
  /// severity.
  static let report: Report = {
    let findings = Severity.allCases.map {
      Finding(
        .twist, name, path: JSONPath([.key(name)]), position: Position(line: 2, column: 3),
        breadcrumb: ["Main", name], outcome: .dropped, severity: $0)
    }
    var report = Report(file: name + ".json", findings: findings)
    report.animation = name
    return report
  }()

  /// A report on a file that was not written.
  static let unwritten: Report = {
    var report = Report(file: "./b.json", findings: [])
    report.status = .failed
    report.reason = "b.json: cannot be opened: \(name)"
    return report
  }()

  /// Returns a report with many findings of one severity in a file.
  static func many(_ count: Int, _ severity: Severity, in file: String = "a.json") -> Report {
    let finding = Finding(
      .twist, "Unsupported Twist", path: JSONPath([.key("layers")]),
      position: Position(line: 2, column: 3), breadcrumb: ["Main"], severity: severity)
    return Report(file: file, findings: Array(repeating: finding, count: count))
  }
}
