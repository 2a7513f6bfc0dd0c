/// Writes reports for people.
///
/// A report starts with a sentence that says whether anything will look different. The differences
/// follow, ordered by the share of the picture they affect, each with a remedy in After Effects.
///
/// ```
/// logo.json: one thing will look different.
///
/// 1. A mask mode is approximated (2 places; each up to 24 % of the picture, all the time)
///    the mask 'Mask 1' is partly opaque and its mode is approximated
///      in Arm ▸ Mask 1  (line 12, column 40)
///      in Leg ▸ Mask 1  (line 14, column 40)
///    Way out: Use Add, Subtract or Intersect, or full mask opacity.  [normalize/mask-mode]
///
/// Nothing to do about:
/// - Motion was sampled (14 places, at most 0.12 pt off)  [normalize/motion-baked]
///
/// 12 layers become 17 Core Animation layers. …
/// ```
///
/// Of many files, those that have something to say get a few lines each, and all of them a summary.
public struct TextReporter: Reporter {
  /// The name by which it is asked for.
  public let name = "text"
  /// What it is for.
  public let summary = "sentences for people"
  /// How many places of one kind are listed.
  ///
  /// The rest is counted; `-v` and the other forms list them all.
  public var placesPerKind: Int

  /// Makes a reporter that lists so many places of one kind of finding.
  public init(placesPerKind: Int = 5) {
    self.placesPerKind = placesPerKind
  }

  /// The text of the reports.
  public func text(of reports: [Report], style: ReportStyle) -> String {
    var layout = TextLayout(style)
    let isFull = reports.count == 1 || style.isVerbose
    for report in reports {
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
    layout.paragraph("\(PrintableText.line(report.file)): \(verdict.text)", verdict.tone)
    var number = 0
    for meaning in [FindingGroup.Meaning.change, .fault, .advice] {
      let chosen = groups.filter { $0.meaning == meaning }
      if meaning == .advice, number > 0, !chosen.isEmpty {
        layout.gap()
        layout.line("Worth a look:", .strong)
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
      "Way out: \(group.kind.wayOut)", first: indent, end: layout.style.reference(to: group.kind))
  }

  /// Notes ask for nothing: a line for each kind, or all of them where that is wanted.
  private func writeNotes(
    _ groups: [FindingGroup], below root: String?, to layout: inout TextLayout
  ) {
    guard !groups.isEmpty else { return }
    layout.gap()
    layout.line("Nothing to do about:", .strong)
    for group in groups {
      var scope: [String] = []
      if group.findings.count > 1 { scope.append(Words.counted(group.findings.count, "place")) }
      if let error = group.worstErrors { scope.append("at most \(error) off") }
      let remark = scope.isEmpty ? "" : " (\(scope.joined(separator: ", ")))"
      layout.paragraph(
        group.title + remark, first: "- ", end: layout.style.reference(to: group.kind))
      guard layout.style.isVerbose else { continue }
      FindingList.write(group, limit: .max, below: root, indent: "  ", to: &layout)
    }
  }
}

extension FindingGroup {
  /// The colour of its heading.
  fileprivate var tone: TextLayout.Tone {
    switch meaning {
    case .change, .fault: severity == .error ? .error : .warning
    case .advice, .note: .strong
    }
  }

  /// How far the worst of sampled values is off, in each unit; nothing where none is sampled.
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
