/// The findings of one kind and severity in a file.
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
  /// `true` if all findings are losses.
  private let isLoss: Bool
  /// The extents of the findings, if known.
  private let extents: [PictureExtent]

  /// `true` if a finding is the reason why nothing can be displayed.
  private let isFailure: Bool

  /// The properties that all findings of a group share.
  private struct Heading: Hashable {
    let kind: FindingKind
    let severity: Severity
    let isLoss: Bool
  }

  private init(_ findings: [Finding], below heading: Heading, of report: Report) {
    self.findings = findings
    isFailure = report.failure.map(findings.contains) ?? false
    (kind, severity, isLoss) = (heading.kind, heading.severity, heading.isLoss)
    extents = findings.compactMap { report.extents[$0] }
  }

  /// Returns the groups of a report, by severity, then by affected share of the picture, then by
  /// occurrence.
  static func groups(of report: Report) -> [FindingGroup] {
    let groups = report.findings.grouped {
      Heading(kind: $0.kind, severity: $0.severity, isLoss: $0.isLoss)
    }.map { FindingGroup($0.elements, below: $0.key, of: report) }
    return groups.sorted { ($0.severity, $0.weight) > ($1.severity, $1.weight) }
  }

  /// The meaning of the group.
  var meaning: Meaning {
    if isFailure { return .change }
    if severity == .note { return .note }
    if isLoss, kind.isVisible || severity == .error { return .change }
    return severity == .error ? .fault : .advice
  }

  /// The largest product of area and time among the extents; 0 if they are unknown.
  private var weight: Double { extents.map { $0.area * $0.time }.max() ?? 0 }

  /// The common title of the findings: that of the kind, or the names of players without a feature.
  var title: String {
    guard kind.family == Compatibility.family, let message = findings.first?.message,
      findings.allSatisfy({ $0.message == message })
    else { return kind.title }
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
    if let area = extents.map(\.area).max(), let time = extents.map(\.time).max() {
      let each = findings.count > 1 ? "each affects " : ""
      let part =
        switch area {
        case ..<0.01: "less than 1% of the picture"
        case 0.995...: "up to 100% of the picture"
        default: "up to \(Words.percent(area)) of the picture"
        }
      let length = findings.count > 1 ? "up to" : "about"
      parts.append(
        each + part
          + (time >= 1
            ? ", in every frame" : ", for \(length) \(Words.percent(time)) of the duration"))
    }
    return parts.joined(separator: "; ")
  }
}
