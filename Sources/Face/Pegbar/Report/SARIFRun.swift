/// What a run in SARIF has: the kinds that occur, and no more results than services take.
struct SARIFRun {
  /// A finding, or many of one kind in a file.
  struct Result {
    /// The finding, or the first of them.
    var finding: Finding
    /// The path of the file.
    var file: String
    /// The id of the animation, where the file has several.
    var animation: String?
    /// What tells it from all others.
    var fingerprint: FindingFingerprint
    /// How many findings it stands for.
    var count = 1

    /// What is said.
    var message: String {
      let message = FindingText.sentence(on: finding)
      guard count > 1 else { return message }
      return "\(message); \(WholeNumber.text(count)) findings of this kind are in the file"
    }
  }

  /// The most that a run may have.
  struct Limits {
    /// How many results there are in all.
    var results = 25_000
    /// How many results of one kind and weight there are in a file; where there would be more, one
    /// stands for all of them.
    var resultsPerKind = 1000
  }

  /// The kinds that occur, by id.
  let kinds: [FindingKind]
  /// Where each kind stands.
  let indices: [FindingKind: Int]
  /// The results, file by file, in the order in which things were met.
  let results: [Result]
  /// How many results there would be without a limit.
  let omitted: Int

  /// Makes the run of some reports.
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
        finding: finding, file: report.file, animation: report.animation, fingerprint: fingerprint)
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

  /// So many results: notes are left out first, then warnings, the last ones of each.
  private static func gravest(_ limit: Int, of results: [Result]) -> [Result] {
    guard results.count > limit else { return results }
    var room = limit
    var rooms: [Severity: Int] = [:]
    for severity in Severity.allCases.reversed() {
      rooms[severity] = min(room, results.count { $0.finding.severity == severity })
      room -= rooms[severity] ?? 0
    }
    return results.filter { result in
      let severity = result.finding.severity
      guard let room = rooms[severity], room > 0 else { return false }
      rooms[severity] = room - 1
      return true
    }
  }
}

extension SARIFRun {
  /// What results have in common for which one may stand.
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
