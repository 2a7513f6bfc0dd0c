internal import Pegbar

/// A run over several files: one bad file never stops the others.
struct ConversionRun {
  /// How every file is converted.
  var settings: ConversionSettings
  /// How many files are worked on at once.
  var jobs: Int
  /// Whether nothing but what failed is said.
  var isQuiet: Bool

  /// What became of a run.
  struct Outcome {
    /// What is said about the files, in their order.
    var reports: [Report] = []
    /// How many files there were of each kind.
    var tally = Tally()
    /// How the process ends, but for `--fail-on`.
    var status = ExitStatus.success
    /// What `--max-error` finds.
    var excesses: [String] = []
  }

  /// Converts everything.
  func run(_ plan: ConversionPlan) async -> Outcome {
    var outcome = Outcome()
    var progress = Progress(total: plan.jobs.count, isQuiet: isQuiet)
    let settings = settings
    settings.removeLeftovers(beside: plan.jobs)
    await Parallel.each(plan.jobs, file: \.input.path, jobs: jobs) {
      $0.run(settings)
    } deliver: { result in
      progress.advance(to: result.report.file)
      if !result.isPassedOver { outcome.add(result) }
    }
    progress.clear()
    return outcome
  }
}

extension ConversionRun.Outcome {
  /// Takes a result.
  mutating func add(_ result: ConversionResult) {
    reports.append(result.report)
    tally.add(result.report)
    if let failure = result.failure { status = status.worse(than: failure.status) }
    if result.report.status == .refused { status = status.worse(than: .findings) }
    if let excess = result.excess {
      excesses.append(excess)
      status = status.worse(than: .findings)
    }
  }
}

/// How many files of a run came out how.
struct Tally {
  private var counts: [Report.Status: Int] = [:]
  private var losses = 0
  private var total = 0

  /// Counts a file.
  mutating func add(_ report: Report) {
    total += 1
    if let status = report.status { counts[status, default: 0] += 1 }
    if report.hasLosses, report.status == .written || report.status == .unchanged { losses += 1 }
  }

  /// One line: `240 animations: 200 converted, 30 unchanged, 45 of them with losses, 10 failed`.
  var text: String {
    func count(_ status: Report.Status) -> Int { counts[status] ?? 0 }
    let noun = total == 1 ? "animation" : "animations"
    var parts = ["\(count(.written)) converted", "\(count(.unchanged)) unchanged"]
    if losses > 0 { parts.append("\(losses) of them with losses") }
    if count(.refused) > 0 { parts.append("\(count(.refused)) not replaced") }
    parts.append("\(count(.failed)) failed")
    return "\(total) \(noun): \(parts.joined(separator: ", "))"
  }
}
