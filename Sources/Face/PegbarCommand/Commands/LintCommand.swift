internal import ArgumentParser
internal import Pegbar

/// The `pegbar lint` command.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report problems in animations, and features that are lost in conversion.",
    discussion: """
      Folders are searched for .json, .lottie, .lot and .tgs files. JSON that is not an animation \
      and files that Git ignores are skipped. Every animation in an archive is checked.

      To configure rules, add a .pegbar.json file to the folder of an animation or to an enclosing \
      folder. 'pegbar rules' lists the rules, and 'pegbar explain RULE' explains a rule.

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

  @OptionGroup var theme: ThemeOptions

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
    let inputs = try linted(found, configurations)
    try checkSetup(inputs, found, configurations)
    let animations = inputs.files.flatMap { file in
      let all = InputAnimation.all(in: file.input, wanted: choice.animation, limits.limits)
      let theme = ThemeOptions.choice(theme.theme, for: file.input, limits.limits)
      return all.enumerated().map { number, animation in
        var linter = file.linter
        linter.looksAtArchive = number == 0
        linter.theme = theme
        return LintedAnimation(
          animation: animation, linter: linter, shownPath: setup.stdinFilename)
      }
    }
    var run = LintRun()
    found.failures.forEach { run.add(.failure($0)) }
    let parallel = Parallel(jobs: list.jobCount, isQuiet: display.quiet)
    await parallel.each(animations, file: \.animation.input.path) {
      $0.report($1)
    } deliver: { result, _ in
      run.add(result)
    }
    guard setup.skipUnrelated || !run.reports.isEmpty else {
      throw CommandFailure.usage(inputs.nothingFound)
    }
    run.haveTargets = inputs.haveTargets
    run.compareFolders()
    try finish(&run, found, configurations)
  }

  /// Returns the files to lint, each with its linter.
  private func linted(
    _ found: FoundInputs, _ configurations: ConfigurationFiles
  ) throws -> LintInputs {
    // Files in the same folder usually have the same settings, so they share a linter.
    var last: Linter?
    return try LintInputs(found, configurations, path: configuredPath) { path in
      let settings = try settings(for: path, configurations)
      var linter = last ?? Linter(settings, limits: limits.limits)
      if linter.settings != settings { linter = Linter(settings, limits: limits.limits) }
      last = linter
      return linter
    }
  }

  /// Returns the path by which configurations apply to an input.
  private func configuredPath(of input: FoundInput) -> String {
    input.isStandardInput ? setup.stdinFilename ?? input.path : input.path
  }

  /// Throws an error for a missing baseline, and for overrides without files if whole folders are
  /// linted.
  private func checkSetup(
    _ inputs: LintInputs, _ found: FoundInputs, _ configurations: ConfigurationFiles
  ) throws {
    let paths = inputs.files.map { configuredPath(of: $0.input) }
    if let file = setup.baseline, !Files.exists(file) {
      throw CommandFailure.usage("--baseline: '\(file)' does not exist")
    }
    if setup.baseline == nil, setup.writeBaseline == nil {
      try configurations.checkBaselines(for: paths)
    }
    // Files that an option excludes would count as missing.
    guard list.exclude.isEmpty else { return }
    try configurations.checkOverrides(for: paths, below: found.folders)
  }

  /// Returns the settings for a file, from its configurations and then the command line.
  private func settings(
    for file: String, _ configurations: ConfigurationFiles
  ) throws -> LintSettings {
    var settings = try configurations.configurations(for: file).settings(for: file)
    try rules.apply(to: &settings)
    return settings
  }

  /// Applies suppressions and baselines, reports the remaining findings, and sets the exit code.
  private func finish(
    _ run: inout LintRun, _ found: FoundInputs, _ configurations: ConfigurationFiles
  ) throws {
    run.unreadable.forEach(Console.error)
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
    let unmatched = try run.accept(named: setup.baseline, configurations) {
      try settings(for: $0, configurations)
    }
    try report.deliver(run, linkingTo: try run.pages(configurations), rules: rules, display)
    // A run on one animation of an archive does not know the findings about the others.
    if !display.quiet, choice.animation == nil { unmatched.forEach(Console.note) }
    if outcome.statistics, !display.quiet { try Console.write(run.statistics, to: .errors) }
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
