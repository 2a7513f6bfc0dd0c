internal import ArgumentParser
internal import Pegbar

/// `pegbar lint`.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Says what is wrong with animations, or will not survive.",
    discussion: """
      Folders are searched for .json, .lottie, .lot and .tgs files; JSON that is no animation, and \
      what Git ignores, is passed over there. Every animation of an archive is checked.

      What is looked for is set in .pegbar.json in the folder of a file or above; 'pegbar rules' \
      lists all there is, 'pegbar explain RULE' says more.

      Examples:
        pegbar lint Assets --fail-on warning
        pegbar lint Assets --target lottie-ios-ca --target lottie-android
        pegbar lint Assets --format github --format sarif=motion.sarif
        pegbar lint Assets --baseline .pegbar-baseline.json
        git diff --name-only --diff-filter=d -z main | pegbar lint --skip-unrelated --files-from -
      """)

  @Argument(help: .inputs, completion: .file())
  var paths: [String] = []

  @OptionGroup var list: ListOptions

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var rules: RuleOptions

  @OptionGroup var configurationOptions: ConfigurationOptions

  @OptionGroup var setup: SetupOptions

  @OptionGroup var report: LintReportOptions

  @OptionGroup var display: OutputOptions

  @OptionGroup var outcome: OutcomeOptions

  @OptionGroup var limits: LimitOptions

  func validate() throws {
    if setup.printConfig == nil { try list.validate(paths) }
  }

  func run() async throws {
    let configurations = try configurationOptions.read()
    if let file = setup.printConfig { return try printConfiguration(for: file, configurations) }
    var found = list.find(at: try list.allPaths(paths))
    if setup.skipUnrelated { found.takeAsFound() }
    found.leaveOut(report.files + [setup.baseline, setup.writeBaseline].compactMap(\.self))
    let paths = try linted(found.inputs, configurations)
    let animations = paths.flatMap { file in
      let all = InputAnimation.all(in: file.input, wanted: choice.animation, limits.limits)
      return all.enumerated().map { number, animation in
        var linter = file.linter
        linter.looksAtArchive = number == 0
        return LintedAnimation(
          animation: animation, linter: linter, shownPath: setup.stdinFilename)
      }
    }
    var run = LintRun(unreadable: found.failures.map(\.message))
    let parallel = Parallel(jobs: list.jobCount, isQuiet: display.quiet)
    await parallel.each(animations, file: \.animation.input.path) {
      $0.report()
    } deliver: { result, _ in
      run.add(result)
    }
    try finish(&run, found, configurations)
  }

  /// The files that are linted, each with what is looked for in it.
  private func linted(
    _ inputs: [FoundInput], _ configurations: ConfigurationFiles
  ) throws -> [(input: FoundInput, linter: Linter)] {
    let ignored = IgnoredFiles.among(inputs.filter(\.isFound).map(\.path))
    // Files in one folder are mostly checked for the same, and one linter will do for them.
    var last: Linter?
    return try inputs.compactMap { input in
      let path = input.isStandardInput ? setup.stdinFilename ?? input.path : input.path
      let found = try configurations.configurations(for: path)
      if input.isFound, ignored.contains(path) || found.exclude(path) { return nil }
      let settings = try settings(for: path, configurations)
      var linter = last ?? Linter(settings, limits: limits.limits)
      if linter.settings != settings { linter = Linter(settings, limits: limits.limits) }
      last = linter
      return (input, linter)
    }
  }

  /// What is looked for in a file: what configurations say, and after that the command line.
  private func settings(
    for file: String, _ configurations: ConfigurationFiles
  ) throws -> LintSettings {
    var settings = try configurations.configurations(for: file).settings(for: file)
    try rules.apply(to: &settings)
    return settings
  }

  /// Accepts what is accepted, reports the rest, and ends as that asks for.
  private func finish(
    _ run: inout LintRun, _ found: FoundInputs, _ configurations: ConfigurationFiles
  ) throws {
    run.unreadable.forEach(Console.error)
    guard setup.skipUnrelated || !run.reports.isEmpty || !run.unreadable.isEmpty else {
      throw CommandFailure.usage("there is no animation to lint in what was named")
    }
    try run.suppress(by: configurations, isWhole: found.hasFolders) {
      try settings(for: $0, configurations)
    }
    let rules = OutputRules(isForced: setup.force, inputs: found.identities)
    if let file = setup.writeBaseline {
      let baseline = Baseline(run.reports, in: file)
      if let refusal = try Output.report(baseline.bytes, at: file)
        .write(rules: rules)
      {
        throw refusal
      }
      let count = run.reports.reduce(0) { $0 + $1.findings.count }
      let accepted = count == 1 ? "1 finding is" : "\(count) findings are"
      if !display.quiet { Console.note("\(file): \(accepted) accepted") }
      return
    }
    try run.accept(named: setup.baseline, configurations)
    try report.deliver(run.reports, linkingTo: try run.pages(configurations), rules: rules, display)
    if outcome.statistics, !display.quiet { Console.note(run.statistics) }
    if !run.unreadable.isEmpty { throw CommandFailure.unreadable(nil) }
    if try outcome.isFailed(run.reports, configurations) {
      throw CommandFailure(status: .findings, message: nil)
    }
  }

  private func printConfiguration(
    for file: String, _ configurations: ConfigurationFiles
  ) throws {
    let found = try configurations.configurations(for: file)
    try Console.output(settings(for: file, configurations).json(from: found.map(\.file)))
  }
}
