/// The content of a SARIF run: the kinds that occur, and results within the limits of services.
struct SARIFRun {
  /// A finding, or several findings of one kind in a file.
  struct Result {
    /// The finding, or the first of several.
    var finding: Finding
    /// The path of the file.
    var file: String
    /// The ID of the animation, if the file has several.
    var animation: String?
    /// The extent, if known.
    var extent: PictureExtent?
    /// The unique fingerprint.
    var fingerprint: FindingFingerprint
    /// The number of findings that the result represents.
    var count = 1

    /// The text of the message.
    var message: String {
      let message = FindingText.sentence(on: finding, in: animation, extent: extent?.text ?? "")
      guard count > 1 else { return message }
      return "\(message); the file has \(WholeNumber.text(count)) findings of this kind"
    }
  }

  /// The limits of a run.
  struct Limits {
    /// The maximum number of results.
    var results = 25_000
    /// The maximum number of results of one kind and severity in a file; more are merged into one.
    var resultsPerKind = 1000
  }

  /// The kinds that occur, sorted by ID.
  let kinds: [FindingKind]
  /// The index of each kind.
  let indices: [FindingKind: Int]
  /// The results, file by file, with findings in order of occurrence.
  let results: [Result]
  /// The number of results that the limit omits.
  let omitted: Int

  /// Creates the run of some reports.
  init(of reports: [Report], limits: Limits = Limits()) {
    let all = zip(reports, FindingFingerprint.all(of: reports)).flatMap {
      Self.results(of: $0, $1, limits)
    }
    results = Self.gravest(limits.results, of: all)
    omitted = all.count - results.count
    kinds = Set(results.map(\.finding.kind)).sorted { $0.id < $1.id }
    indices = kinds.indices.keyed { [kinds] in kinds[$0] }
  }

  private static func results(
    of report: Report, _ fingerprints: [FindingFingerprint], _ limits: Limits
  ) -> [Result] {
    let results = zip(report.findings, fingerprints).map { finding, fingerprint in
      Result(
        finding: finding, file: report.file, animation: report.animation,
        extent: report.extents[finding], fingerprint: fingerprint)
    }
    let counts = Dictionary(grouping: results, by: \.weight).mapValues(\.count)
    var met: Set<Weight> = []
    return results.compactMap { result in
      let count = counts[result.weight] ?? 1
      guard count > limits.resultsPerKind else { return result }
      guard met.insert(result.weight).inserted else { return nil }
      var result = result
      result.count = count
      return result
    }
  }

  /// Returns at most `limit` results, omitting notes first, then warnings, from the end.
  private static func gravest(_ limit: Int, of results: [Result]) -> [Result] {
    guard results.count > limit else { return results }
    var available = limit
    var shares: [Severity: Int] = [:]
    for severity in Severity.allCases.reversed() {
      shares[severity] = min(available, results.count { $0.finding.severity == severity })
      available -= shares[severity] ?? 0
    }
    return results.filter { result in
      let severity = result.finding.severity
      guard let available = shares[severity], available > 0 else { return false }
      shares[severity] = available - 1
      return true
    }
  }
}

extension SARIFRun {
  /// The properties that results share if one can represent them all.
  fileprivate struct Weight: Hashable {
    var kind: FindingKind
    var severity: Severity
  }
}

extension SARIFRun.Result {
  fileprivate var weight: SARIFRun.Weight {
    SARIFRun.Weight(kind: finding.kind, severity: finding.severity)
  }
}
