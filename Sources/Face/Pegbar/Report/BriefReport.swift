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
  /// Returns the number of files and animations, their results, and the number of findings.
  static func text(of reports: [Report]) -> String {
    guard !reports.isEmpty else { return "No files." }
    let words = results(of: reports, namesSubjects: reports.hasArchives)
    return "\(subject(of: reports)): \(Words.list(words)). \(counts(of: reports))"
  }

  /// Returns the number of files, and the number of animations if archives have several.
  static func subject(of reports: [Report]) -> String {
    let files = Words.counted(reports.fileCount, "file")
    guard reports.hasArchives else { return files }
    return "\(files) with \(Words.counted(reports.animationCount, "animation"))"
  }

  /// Returns the number of reports with each result.
  ///
  /// - Parameter namesSubjects: Whether to distinguish files and animations.
  private static func results(of reports: [Report], namesSubjects: Bool) -> [String] {
    var counts: [Verdict.Standing: Int] = [:]
    for report in reports where !report.isUnwritten {
      counts[Verdict(report, FindingGroup.groups(of: report)).standing, default: 0] += 1
    }
    let unwritten = reports.count { $0.isUnwritten }
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
    var words = parts.compactMap { standing, singular, plural -> String? in
      guard let count = counts[standing] else { return nil }
      if count == reports.count, count > 1 { return "all \(plural)" }
      let noun = standing == .unreadable ? "file" : "animation"
      let number = namesSubjects ? Words.counted(count, noun) : WholeNumber.text(count)
      return "\(number) \(count == 1 ? singular : plural)"
    }
    if unwritten > 0 {
      words.insert("\(WholeNumber.text(unwritten)) could not be written", at: 0)
    }
    return words
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

extension Report {
  /// `true` if the file could not be opened, so that nothing is known about it.
  var isUnopened: Bool { status == .failed && findings.isEmpty && statistics == nil }
  /// `true` if the file was converted, but the output could not be written.
  fileprivate var isUnwritten: Bool { status == .failed && statistics != nil }
  /// `true` if the file could not be opened or has no content to display.
  package var isUnreadable: Bool { failure != nil || isUnopened }
}

extension [Report] {
  /// The number of files; an archive is one file.
  package var fileCount: Int {
    count { $0.animation == nil } + Set(filter { $0.animation != nil }.map(\.file)).count
  }

  /// The number of animations; a file that cannot be read has none.
  package var animationCount: Int { count { !$0.isUnreadable } }

  /// `true` if a file has several animations.
  package var hasArchives: Bool { fileCount != count }
}
