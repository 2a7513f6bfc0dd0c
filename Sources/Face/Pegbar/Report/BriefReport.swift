/// The report on one of many files: the sentence, and a line for each thing.
enum BriefReport {
  /// Writes the report, what changes before what is worth a look.
  static func write(
    _ report: Report, _ groups: [FindingGroup], _ verdict: Verdict, to layout: inout TextLayout
  ) {
    let file = PrintableText.line(report.file)
    layout.paragraph("\(file): \(verdict.text)", verdict.tone)
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

  /// Where a finding stands, or what it says where that is the whole file.
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

/// What became of many files, in one paragraph.
enum RunSummary {
  /// How many files there are, how they fare, and how much is said of them.
  static func text(of reports: [Report]) -> String {
    guard !reports.isEmpty else { return "There is no file to look at." }
    var counts: [Verdict.Standing: Int] = [:]
    for report in reports {
      counts[Verdict(report, FindingGroup.groups(of: report)).standing, default: 0] += 1
    }
    let isConverted = reports.contains { $0.statistics != nil }
    let parts: [(Verdict.Standing, String, String)] = [
      (.unreadable, "cannot be shown", "cannot be shown"),
      (.different, "will look different", "will look different"),
      (.faulty, "has something wrong", "have something wrong"),
      (.advice, "has something worth a look", "have something worth a look"),
      isConverted
        ? (.same, "looks the same", "look the same")
        : (.same, "has nothing wrong", "have nothing wrong"),
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
    return "\(Words.capitalized(Words.list(words))); 'pegbar explain ID' says what to do."
  }
}
