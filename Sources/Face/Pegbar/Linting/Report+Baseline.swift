extension FindingFingerprint {
  /// Returns the unique fingerprints of all findings in some reports, grouped by report.
  package static func all(of reports: [Report]) -> [[FindingFingerprint]] {
    all(of: reports.map { ($0.file, $0.animation, $0.findings) })
  }
}

extension Baseline {
  /// Accepts the findings of a report for the file with a name.
  public mutating func add(_ report: Report, as name: String) {
    add(report.findings, animation: report.animation, as: name)
  }

  /// Removes accepted findings from the report for the file with a name.
  public func accept(_ report: inout Report, as name: String) {
    report.findings = rest(of: report.findings, animation: report.animation, as: name)
  }
}
