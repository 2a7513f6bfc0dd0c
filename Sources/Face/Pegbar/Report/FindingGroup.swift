/// The findings of one kind and weight of a file.
struct FindingGroup {
  /// What a group means for the reader of a report.
  enum Meaning {
    /// Something looks different, is missing, or keeps everything from being shown.
    case change
    /// Nothing looks different here, but it must not stay so: an error.
    case fault
    /// Nothing looks different, but it deserves a look.
    case advice
    /// Nothing is asked.
    case note
  }

  /// The findings, in the order they were met; one at least.
  let findings: [Finding]
  /// What all of them are.
  let kind: FindingKind
  /// How much all of them matter.
  let severity: Severity
  /// Whether all of them are losses.
  private let isLoss: Bool
  /// How much of the picture findings take, as far as that is known.
  private let extents: [PictureExtent]

  /// Whether one of them is why nothing can be shown.
  private let isFailure: Bool

  /// What all findings of a group share.
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

  /// The groups of a report: what cannot be shown or used first, then what takes most of the picture,
  /// then in the order they were met.
  static func groups(of report: Report) -> [FindingGroup] {
    let groups = report.findings.grouped {
      Heading(kind: $0.kind, severity: $0.severity, isLoss: $0.isLoss)
    }.map { FindingGroup($0.elements, below: $0.key, of: report) }
    return groups.sorted { ($0.severity, $0.weight) > ($1.severity, $1.weight) }
  }

  /// What the group means.
  var meaning: Meaning {
    if isFailure { return .change }
    if severity == .note { return .note }
    if isLoss, kind.isVisible || severity == .error { return .change }
    return severity == .error ? .fault : .advice
  }

  /// How much of the picture, for how long, the place takes that takes most; 0 where that is not known.
  private var weight: Double { extents.map { $0.area * $0.time }.max() ?? 0 }

  /// What all findings of the group say: the title of the kind, or what names the players that do not
  /// show a feature.
  var title: String {
    guard kind.family == Compatibility.family, let message = findings.first?.message,
      findings.allSatisfy({ $0.message == message })
    else { return kind.title }
    return Words.capitalized(PrintableText.line(message))
  }

  /// The title, with how many places there are and how much of the picture each takes.
  var heading: String { scope.isEmpty ? title : "\(title) (\(scope))" }

  /// The heading as text for people says it: an error is called one.
  var headline: String { severity == .error ? "Error: \(heading)" : heading }

  /// How many places there are, and how much of the picture each of them takes; empty for one place of
  /// which that is not known.
  private var scope: String {
    var parts: [String] = []
    if findings.count > 1 { parts.append(Words.counted(findings.count, "place")) }
    if let area = extents.map(\.area).max(), let time = extents.map(\.time).max() {
      let each = findings.count > 1 ? "each " : ""
      let part =
        switch area {
        case ..<0.01: "less than 1 % of the picture"
        case 0.995...: "up to all of the picture"
        default: "up to \(Words.percent(area)) of the picture"
        }
      let length = findings.count > 1 ? "up to" : "about"
      parts.append(
        each + part
          + (time >= 1 ? ", all the time" : ", \(length) \(Words.percent(time)) of the time"))
    }
    return parts.joined(separator: "; ")
  }
}
