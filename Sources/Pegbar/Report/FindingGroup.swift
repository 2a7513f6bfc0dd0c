internal import PegbarDiagnostics

/// The findings of one kind and weight of a file.
struct FindingGroup {
  /// What a group means for whoever reads the report.
  enum Meaning {
    /// Something looks different, is missing, or keeps everything from being shown.
    case change
    /// Nothing looks different, but somebody should look at it.
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
  /// How much of the picture findings take, as far as that is known.
  private let extents: [PictureExtent]

  /// Whether one of them is why nothing can be shown.
  private let isFailure: Bool

  private init(_ findings: [Finding], _ first: Finding, of report: Report) {
    self.findings = findings
    isFailure = report.failure.map(findings.contains) ?? false
    kind = first.kind
    severity = first.severity
    extents = findings.compactMap { report.extents[$0] }
  }

  /// The groups of a report: what cannot be shown or used first, then what takes most of the picture,
  /// then in the order they were met.
  static func groups(of report: Report) -> [FindingGroup] {
    struct Heading: Hashable {
      let kind: FindingKind
      let severity: Severity
      let isChange: Bool
    }
    var order: [Heading] = []
    var members: [Heading: [Finding]] = [:]
    for finding in report.findings {
      let heading = Heading(
        kind: finding.kind, severity: finding.severity, isChange: finding.isChange)
      if members[heading] == nil { order.append(heading) }
      members[heading, default: []].append(finding)
    }
    let groups = order.compactMap { heading -> FindingGroup? in
      guard let findings = members[heading], let first = findings.first else { return nil }
      return FindingGroup(findings, first, of: report)
    }
    return groups.enumerated().sorted { left, right in
      if left.element.severity != right.element.severity {
        return left.element.severity > right.element.severity
      }
      let weights = (left.element.weight, right.element.weight)
      return weights.0 == weights.1 ? left.offset < right.offset : weights.0 > weights.1
    }.map(\.element)
  }

  /// What the group means.
  var meaning: Meaning {
    if isFailure { return .change }
    if severity == .note { return .note }
    guard findings.contains(where: \.isChange), kind.isVisible || severity == .error else {
      return .advice
    }
    return .change
  }

  /// How much of the picture, for how long, the place takes that takes most; 0 where that is not known.
  private var weight: Double { extents.map { $0.area * $0.time }.max() ?? 0 }

  /// How many places there are, and how much of the picture each of them takes; empty for one place of
  /// which that is not known.
  var scope: String {
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

extension FindingKind {
  /// Whether what it says is lost could be seen: sound, and how a file is written, cannot.
  fileprivate var isVisible: Bool {
    id != "layer/audio" && family != "format" && family != "perf"
  }
}
