/// Writes reports for people.
///
/// A report begins with a sentence that states whether there are visible differences. The
/// differences follow, ordered by the share of the picture they affect, each with a fix in After
/// Effects.
///
/// ```
/// logo.json: 1 visible difference.
///
/// 1. Approximated mask mode (2 locations; each affects up to 24% of the picture, in every frame)
///    the mask 'Mask 1' is partly opaque, so its mode is approximated
///      in Arm ▸ Mask 1  (line 12, column 40)
///      in Leg ▸ Mask 1  (line 14, column 40)
///    Fix: Use Add, Subtract or Intersect, or set Mask Opacity to 100%.  [normalize/mask-mode]
///
/// No action needed:
/// - Sampled motion (14 locations, maximum error: 0.12 pt)  [normalize/motion-baked]
///
/// 12 layers become 17 Core Animation layers. …
/// ```
///
/// For several files, each file with issues gets a few lines, and a summary of all files follows.
public struct TextReporter: Reporter {
  /// The name that selects the reporter.
  public let name = "text"
  /// The purpose of the reporter.
  public let summary = "a summary for people"
  /// The maximum number of listed locations of one kind.
  ///
  /// The rest is counted. `-v` and the other formats list all locations.
  public var placesPerKind: Int

  /// Creates a reporter that lists up to a number of locations of each kind of finding.
  public init(placesPerKind: Int = 5) {
    self.placesPerKind = placesPerKind
  }

  /// Returns the text of the reports.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var layout = TextLayout(style)
    let isFull = reports.count == 1 || style.isVerbose
    // The reason why nothing was read or written is an error message, not a finding.
    for report in reports where report.status != .failed || !report.findings.isEmpty {
      let groups = FindingGroup.groups(of: report)
      let verdict = Verdict(report, groups)
      guard isFull || verdict.standing > .same else { continue }
      layout.gap()
      if isFull {
        write(report, groups, verdict, to: &layout)
      } else {
        BriefReport.write(report, groups, verdict, to: &layout)
      }
    }
    guard reports.count != 1 else { return layout.text }
    layout.gap()
    layout.paragraph(RunSummary.text(of: reports), .strong)
    return layout.text
  }

  private func write(
    _ report: Report, _ groups: [FindingGroup], _ verdict: Verdict, to layout: inout TextLayout
  ) {
    let root = FindingText.root(of: report.findings)
    layout.paragraph("\(report.heading): \(verdict.text)", verdict.tone)
    var number = 0
    for meaning in [FindingGroup.Meaning.change, .fault, .advice] {
      let chosen = groups.filter { $0.meaning == meaning }
      if meaning == .advice, number > 0, !chosen.isEmpty {
        layout.gap()
        layout.line("To review:", .strong)
      }
      for group in chosen {
        number += 1
        layout.gap()
        write(group, number: number, below: root, to: &layout)
      }
    }
    let notes = groups.filter { $0.meaning == .note }
    writeNotes(notes, below: root, to: &layout)
    guard let statistics = report.statistics else { return }
    layout.gap()
    layout.paragraph(StatisticsText.text(of: statistics))
    if let measure = report.measure { layout.paragraph(StatisticsText.text(of: measure)) }
  }

  private func write(
    _ group: FindingGroup, number: Int, below root: String?, to layout: inout TextLayout
  ) {
    let first = "\(number). "
    layout.paragraph(group.headline, first: first, group.tone)
    let indent = String(repeating: " ", count: first.count)
    FindingList.write(
      group, limit: layout.style.isVerbose ? .max : placesPerKind, below: root,
      indent: indent, to: &layout)
    layout.paragraph(
      "Fix: \(group.kind.wayOut)", first: indent, end: layout.style.reference(to: group.kind))
  }

  /// Writes one line for each kind of note, and all its locations in verbose style.
  private func writeNotes(
    _ groups: [FindingGroup], below root: String?, to layout: inout TextLayout
  ) {
    guard !groups.isEmpty else { return }
    layout.gap()
    layout.line("No action needed:", .strong)
    for group in groups {
      var scope: [String] = []
      if group.findings.count > 1 { scope.append(Words.counted(group.findings.count, "location")) }
      if let error = group.worstErrors { scope.append("maximum error: \(error)") }
      let remark = scope.isEmpty ? "" : " (\(scope.joined(separator: ", ")))"
      layout.paragraph(
        group.title + remark, first: "- ", end: layout.style.reference(to: group.kind))
      guard layout.style.isVerbose else { continue }
      FindingList.write(group, limit: .max, below: root, indent: "  ", to: &layout)
    }
  }
}

extension FindingGroup {
  /// The color of the heading.
  fileprivate var tone: TextLayout.Tone {
    switch meaning {
    case .change, .fault: severity == .error ? .error : .warning
    case .advice, .note: .strong
    }
  }

  /// The largest error of sampled values in each unit, or `nil` if none are sampled.
  fileprivate var worstErrors: String? {
    var worst: [Finding.Unit: Double] = [:]
    for finding in findings {
      guard case .baked(_, let error, let unit) = finding.outcome else { continue }
      worst[unit] = max(worst[unit] ?? 0, error)
    }
    let words = Finding.Unit.allCases.compactMap { unit in
      worst[unit].map { Words.bound($0, unit) }.flatMap { $0 == Words.bound(0, unit) ? nil : $0 }
    }
    return words.isEmpty ? nil : Words.list(words)
  }
}
