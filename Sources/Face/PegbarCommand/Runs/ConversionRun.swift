internal import Pegbar

/// A run over several files, and what became of them: one bad file never stops the others.
struct ConversionRun {
  /// What is said about the files, in their order.
  private(set) var reports: [Report] = []
  /// How the process ends, but for `--fail-on`.
  private(set) var status = ExitStatus.success
  /// What `--max-error` finds.
  private(set) var excesses: [String] = []

  /// Converts everything.
  ///
  /// - Parameters:
  ///   - plan: What is converted.
  ///   - settings: How every file is converted.
  ///   - jobs: How many files are worked on at once.
  ///   - isQuiet: Whether nothing but what failed is said.
  init(
    of plan: ConversionPlan, _ settings: ConversionSettings, jobs: Int, isQuiet: Bool
  ) async {
    settings.removeLeftovers(beside: plan.jobs)
    // What the files share is there before them; each of them says so where it cannot be.
    _ = try? plan.support?.write(rules: settings.rules)
    await Parallel(jobs: jobs, isQuiet: isQuiet).each(plan.jobs, file: \.input.path) {
      $0.run(settings)
    } deliver: { result, _ in
      if !result.isPassedOver { add(result) }
    }
  }

  /// Takes a result.
  mutating func add(_ result: ConversionResult) {
    reports.append(result.report)
    if let failure = result.failure { status = status.worse(than: failure.status) }
    if result.report.status == .refused { status = status.worse(than: .findings) }
    if let excess = result.excess {
      excesses.append(excess)
      status = status.worse(than: .findings)
    }
  }

  /// How many files came out how, in one line:
  /// `240 animations: 200 converted, 30 unchanged, 45 of them with losses, 10 failed`.
  var summary: String {
    func count(_ status: Report.Status) -> Int { reports.count { $0.status == status } }
    let losses = reports.count {
      $0.hasLosses && ($0.status == .written || $0.status == .unchanged)
    }
    let noun = reports.count == 1 ? "animation" : "animations"
    var parts = ["\(count(.written)) converted", "\(count(.unchanged)) unchanged"]
    if losses > 0 { parts.append("\(losses) of them with losses") }
    if count(.refused) > 0 { parts.append("\(count(.refused)) not replaced") }
    parts.append("\(count(.failed)) failed")
    return "\(reports.count) \(noun): \(parts.joined(separator: ", "))"
  }
}
