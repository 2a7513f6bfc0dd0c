internal import ArgumentParser
internal import Pegbar

/// `pegbar lint`.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Says what is wrong with animations, or will not survive.",
    discussion: """
      Folders are searched for .json, .lottie, .lot and .tgs files; JSON that is no animation is \
      passed over there.

      Examples:
        pegbar lint Assets --fail-on warning
        git diff --name-only -z main | pegbar lint --files-from -
      """)

  @OptionGroup var inputs: InputOptions

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var report: ReportOptions

  @Flag(help: "Replace a file that is no report of pegbar's with --report-file.")
  var force = false

  @Option(help: "The level of findings from which on the exit code is 1.")
  var failOn = FailLevel.error

  func run() async throws {
    let found = inputs.list.find(at: try inputs.allPaths())
    let limits = limits.limits
    let animations = found.inputs.flatMap {
      InputAnimation.all(in: $0, wanted: choice.animation, limits)
    }
    var reports: [Report] = []
    var unreadable = found.failures.map(\.message)
    let parallel = Parallel(jobs: inputs.list.jobCount, isQuiet: report.display.quiet)
    await parallel.each(animations, file: \.input.path) {
      $0.lint(limits)
    } deliver: { result, _ in
      switch result {
      case .success(let report): if let report { reports.append(report) }
      case .failure(let error): unreadable.append(error.message)
      }
    }
    unreadable.forEach(Console.error)
    try report.deliver(
      reports, rules: OutputRules(isForced: force, inputs: found.identities), to: .output)
    if !unreadable.isEmpty { throw CommandFailure.unreadable(nil) }
    if reports.contains(where: { failOn.isReached(by: $0.gravest) }) {
      throw CommandFailure(status: .findings, message: nil)
    }
  }
}

extension InputAnimation {
  /// The report on the animation; nothing where the file is other JSON that nobody named.
  fileprivate func lint(_ limits: Limits) -> Result<Report?, FileError> {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try input.read(limits) } catch { return .failure(error) }
    var report = Report(linting: input.path, bytes, animation: id, limits) { path in
      input.isStandardInput || input.hasFile(path)
    }
    if input.isPassedOver(for: report.failure) { return .success(nil) }
    report.animation = hasOthers ? id : nil
    return .success(report)
  }
}
