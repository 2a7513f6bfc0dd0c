/// A brief report on one of several files: the verdict, and a line for each group of findings.
enum BriefReport {
  /// Writes the report, with visible changes before advice.
  static func write(
    _ report: Report, _ groups: [FindingGroup], _ verdict: Verdict, to layout: inout TextLayout
  ) {
    layout.paragraph("\(report.heading): \(verdict.text)", verdict.tone)
    let root = FindingText.root(of: report.findings)
    for meaning in [FindingGroup.Meaning.change, .fault, .advice] {
      for group in groups where group.meaning == meaning {
        let only = group.findings.count == 1 ? group.findings.first : nil
        let remark = only.map { text(of: $0, in: group, below: root) } ?? ""
        layout.paragraph(
          group.headline + (remark.isEmpty ? "" : ": \(remark)"), first: "- ",
          end: layout.style.reference(to: group.kind))
      }
    }
  }

  /// Returns the location of a finding, or its message if it applies to the whole file.
  private static func text(
    of finding: Finding, in group: FindingGroup, below root: String?
  ) -> String {
    let place = FindingText.place(of: finding, below: root)
    guard place.isEmpty else { return place }
    let position = FindingText.position(of: finding)
    let message = FindingText.message(of: finding, below: group.title)
    guard !message.isEmpty, !position.isEmpty else { return message + position }
    return "\(message) (\(position))"
  }
}

/// A summary of the results for several files, in one paragraph.
enum RunSummary {
  /// Returns the number of files, their results, and the number of findings.
  static func text(of reports: [Report]) -> String {
    guard !reports.isEmpty else { return "No files." }
    var counts: [Verdict.Standing: Int] = [:]
    for report in reports {
      counts[Verdict(report, FindingGroup.groups(of: report)).standing, default: 0] += 1
    }
    let isConverted = reports.contains { $0.statistics != nil }
    let parts: [(Verdict.Standing, String, String)] = [
      (.unreadable, "is unreadable", "are unreadable"),
      (.different, "has visible differences", "have visible differences"),
      (.faulty, "has problems", "have problems"),
      (.advice, "has issues to review", "have issues to review"),
      isConverted
        ? (.same, "looks the same as the design", "look the same as the design")
        : (.same, "is clean", "are clean"),
    ]
    let words = parts.compactMap { standing, singular, plural -> String? in
      guard let count = counts[standing] else { return nil }
      if count == reports.count, count > 1 { return "all \(plural)" }
      return "\(WholeNumber.text(count)) \(count == 1 ? singular : plural)"
    }
    return
      "\(Words.counted(reports.count, "file")): \(Words.list(words)). \(Self.counts(of: reports))"
  }

  private static func counts(of reports: [Report]) -> String {
    let words = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = reports.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
      return count == 0 ? nil : Words.counted(count, severity.rawValue)
    }
    guard !words.isEmpty else { return "No findings." }
    return "\(Words.capitalized(Words.list(words))); for fixes, run 'pegbar explain ID'."
  }
}
