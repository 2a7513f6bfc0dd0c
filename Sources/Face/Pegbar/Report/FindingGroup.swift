/// The findings of one kind, severity and cause in a file.
struct FindingGroup {
  /// The meaning of a group for the reader of a report.
  enum Meaning {
    /// A visible difference, missing content, or a failure to display anything.
    case change
    /// An error without a visible difference here, which still requires a fix.
    case fault
    /// An issue to review, without a visible difference.
    case advice
    /// A note that requires no action.
    case note
  }

  /// The findings, in order of occurrence; at least one.
  let findings: [Finding]
  /// The kind of all findings.
  let kind: FindingKind
  /// The severity of all findings.
  let severity: Severity
  /// The cause that all findings share; empty if they can have different causes.
  private let cause: String
  /// `true` if all findings are losses.
  private let isLoss: Bool
  /// The extents of the findings, if known.
  private let extents: [PictureExtent]
  /// `true` if the extents are measured, but that of a finding is unknown.
  private let hasUnknownExtent: Bool

  /// `true` if a finding is the reason why nothing can be displayed.
  private let isFailure: Bool

  /// The properties that all findings of a group share.
  private struct Heading: Hashable {
    let kind: FindingKind
    let severity: Severity
    let isLoss: Bool
    /// The unsupported part of expressions, each of which has a different fix.
    let cause: String

    init(_ finding: Finding) {
      kind = finding.kind
      severity = finding.severity
      isLoss = finding.isLoss
      cause = finding.kind == .expression ? finding.cause.first ?? "" : ""
    }
  }

  private init(_ findings: [Finding], below heading: Heading, of report: Report) {
    self.findings = findings
    isFailure = report.failure.map(findings.contains) ?? false
    (kind, severity, isLoss) = (heading.kind, heading.severity, heading.isLoss)
    cause = PrintableText.line(heading.cause)
    extents = findings.compactMap { report.extents[$0] }
    hasUnknownExtent =
      report.hasExtents && heading.isLoss && heading.kind.isVisible
      && extents.count < findings.count
  }

  /// Returns the groups of a report, by severity, then by affected share of the picture, then by
  /// occurrence.
  static func groups(of report: Report) -> [FindingGroup] {
    let groups = report.findings.grouped { Heading($0) }.map {
      FindingGroup($0.elements, below: $0.key, of: report)
    }
    return groups.sorted { ($0.severity, $0.weight) > ($1.severity, $1.weight) }
  }

  /// The meaning of the group.
  var meaning: Meaning {
    if isFailure { return .change }
    if severity == .note { return .note }
    if findings.first?.isVisibleDifference == true { return .change }
    return severity == .error ? .fault : .advice
  }

  /// The largest product of area and time among the extents; infinite if one is unknown.
  private var weight: Double {
    hasUnknownExtent ? .infinity : extents.map { $0.area * $0.time }.max() ?? 0
  }

  /// The common title of the findings: that of the kind, or the names of players without a feature.
  var title: String {
    guard kind.family == Compatibility.family, let message = findings.first?.message,
      findings.allSatisfy({ $0.message == message })
    else { return cause.isEmpty ? kind.title : "\(kind.title): \(cause)" }
    return Words.capitalized(PrintableText.line(message))
  }

  /// The title, with the number of findings and the affected share of the picture.
  var heading: String { scope.isEmpty ? title : "\(title) (\(scope))" }

  /// The heading in text for people, which identifies an error.
  var headline: String { severity == .error ? "Error: \(heading)" : heading }

  /// The number of findings and the affected share of the picture; empty for one finding of unknown
  /// extent.
  private var scope: String {
    var parts: [String] = []
    if findings.count > 1 { parts.append(Words.counted(findings.count, "location")) }
    if hasUnknownExtent {
      parts.append("affects an unknown share of the picture")
    } else if let worst = extents.max(by: { $0.area < $1.area }),
      let time = extents.map(\.time).max()
    {
      let verb = findings.count > 1 ? "each affects" : "affects"
      parts.append("\(verb) \(worst.share)\(span(time, worst))")
    }
    return parts.joined(separator: "; ")
  }

  /// Returns the share of the frames, with the frame that is affected most.
  private func span(_ time: Double, _ worst: PictureExtent) -> String {
    if time >= 1 { return ", in every frame" }
    if time <= 0 { return "" }
    let length = findings.count > 1 ? "up to" : "about"
    return ", for \(length) \(Words.percent(time)) of the duration, "
      + "peaking at frame \(Words.number(worst.worstFrame))"
  }
}

extension Finding {
  /// `true` if the finding counts as a visible difference.
  var isVisibleDifference: Bool { isLoss && (kind.isVisible || severity == .error) }
}
