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

  @Option(name: .customLong("report"), help: "The form of the report.")
  var form = ReportForm(TextReporter())

  @Option(
    name: .customLong("report-file"), help: "Where to write the report.", completion: .file())
  var file: String?

  @Flag(help: "Replace a file that is no report of pegbar's with --report-file.")
  var force = false

  @Option(help: "The level of findings from which on the exit code is 1.")
  var failOn = FailLevel.error

  func run() async throws {
    let found = inputs.find(at: try inputs.allPaths())
    let wanted = choice.animation
    let animations = found.inputs.flatMap { InputAnimation.all(in: $0, wanted: wanted) }
    var reports: [Report] = []
    var unreadable = found.failures.map(\.message)
    var progress = Progress(total: animations.count, isQuiet: false)
    await Parallel.each(animations, jobs: inputs.jobs) {
      ($0.input.path, $0.lint())
    } deliver: { path, result in
      progress.advance(to: path)
      switch result {
      case .success(let report): if let report { reports.append(report) }
      case .failure(let error): unreadable.append(error.message)
      }
    }
    progress.clear()
    unreadable.forEach(Console.error)
    try deliver(reports, found)
    if !unreadable.isEmpty { throw CommandFailure.unreadable(nil) }
    if reports.contains(where: { failOn.isReached(by: $0.gravest) }) {
      throw CommandFailure(status: .findings, message: nil)
    }
  }

  private func deliver(_ reports: [Report], _ found: FoundInputs) throws {
    let text = form.reporter.text(of: reports)
    guard let file else { return try Console.output(Array(text.utf8)) }
    var rules = OutputRules(isForced: force)
    rules.inputs = found.identities
    let isText = form.reporter.name != JSONReporter().name
    try ReportFile.write(text, isText: isText, to: file, rules: rules)
  }
}

extension InputAnimation {
  /// The report on the animation; nothing where the file is other JSON that nobody named.
  fileprivate func lint() -> Result<Report?, FileError> {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try input.read() } catch { return .failure(error) }
    let findings = Pegbar.lint(bytes, animation: id) { path in
      input.isStandardInput || input.hasFile(path)
    }
    if input.isFound, input.isJSON, findings.contains(where: \.isAboutOtherJSON) {
      return .success(nil)
    }
    var report = Report(file: input.path, findings: findings)
    report.animation = hasOthers ? id : nil
    return .success(report)
  }
}
