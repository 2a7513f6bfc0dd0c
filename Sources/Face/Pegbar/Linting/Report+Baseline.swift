extension FindingFingerprint {
  /// The fingerprints of all findings of some reports, report by report; none occurs twice.
  package static func all(of reports: [Report]) -> [[FindingFingerprint]] {
    all(of: reports.map { ($0.file, $0.animation, $0.findings) })
  }
}

extension Baseline {
  /// Accepts the findings of a report on a file with this name.
  package mutating func add(_ report: Report, as name: String) {
    add(report.findings, animation: report.animation, as: name)
  }

  /// Takes the findings that are accepted out of the report on a file with this name.
  package func accept(_ report: inout Report, as name: String) {
    report.findings = rest(of: report.findings, animation: report.animation, as: name)
  }
}
