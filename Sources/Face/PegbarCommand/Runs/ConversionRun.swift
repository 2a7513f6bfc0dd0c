internal import Pegbar

/// A run over several files, in which a failure never stops the other conversions.
struct ConversionRun {
  /// The reports on the converted files, in their order.
  private(set) var reports: [Report] = []
  /// The reports on files that were not converted again, whose findings are unknown.
  private var upToDate: [Report] = []
  /// The exit code, without `--fail-on`.
  private(set) var status = ExitStatus.success
  /// The deviations beyond `--max-error`.
  private(set) var excesses: [String] = []

  /// Runs all conversions.
  ///
  /// - Parameters:
  ///   - plan: The conversions.
  ///   - settings: The settings for all conversions.
  ///   - jobs: The number of files to process at once.
  ///   - isQuiet: Whether to print only failures.
  init(
    of plan: ConversionPlan, _ settings: ConversionSettings, jobs: Int, isQuiet: Bool
  ) async {
    settings.removeLeftovers(beside: plan.jobs)
    let shared = settings.sharing(plan.support)
    // The shared file is written first. If that fails, each conversion reports it.
    _ = try? plan.jobs.lazy.compactMap { $0.support(shared.support) }.first?.write(
      rules: shared.rules)
    await Parallel(jobs: jobs, isQuiet: isQuiet).each(plan.jobs, file: \.input.path) {
      $0.run(shared, $1)
    } deliver: { result, _ in
      if !result.isPassedOver { add(result) }
    }
  }

  /// Adds a result.
  mutating func add(_ result: ConversionResult) {
    if result.isUpToDate { return upToDate.append(result.report) }
    reports.append(result.report)
    if let failure = result.failure { status = status.worse(than: failure.status) }
    if result.report.status == .refused { status = status.worse(than: .findings) }
    if let excess = result.excess {
      excesses.append(excess)
      status = status.worse(than: .findings)
    }
  }

  /// `true` if no file was converted, because the files of all conversions are up to date.
  var isUpToDate: Bool { reports.isEmpty && !upToDate.isEmpty }

  /// The numbers of results on one line.
  ///
  /// Files that cannot be read are not counted as animations, and an archive is one file.
  /// For example, `240 animations: 200 converted, 30 unchanged, 10 failed; losses in 45`.
  var summary: String {
    let all = reports + upToDate
    func count(_ status: Report.Status) -> Int { all.count { $0.status == status } }
    let losses = reports.count {
      $0.hasLosses && ($0.status == .written || $0.status == .unchanged)
    }
    let isAboutFiles = all.contains(where: \.isUnreadable)
    let noun = (isAboutFiles ? "file" : "animation") + (all.count == 1 ? "" : "s")
    let files = all.fileCount
    let animations = Words.counted(all.animationCount, "animation")
    let subject =
      all.hasArchives
      ? "\(Words.counted(files, "file")) with \(animations)" : "\(files) \(noun)"
    var parts = ["\(count(.written)) converted", "\(count(.unchanged)) unchanged"]
    if count(.refused) > 0 { parts.append("\(count(.refused)) not replaced") }
    parts.append("\(count(.failed)) failed")
    let lossy = losses > 0 ? "; losses in \(losses)" : ""
    let advice =
      upToDate.isEmpty ? "" : ". Findings of unchanged animations are not repeated without --force"
    return "\(subject): \(parts.joined(separator: ", "))\(lossy)\(advice)"
  }
}
