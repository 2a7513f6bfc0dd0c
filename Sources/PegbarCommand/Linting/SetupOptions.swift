internal import ArgumentParser
internal import Pegbar

/// Where lint takes from what it looks for, and what it accepts.
struct SetupOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration for all files; without, .pegbar.json in their folders and above.",
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Use no configuration.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "Print what is looked for in a file, and from which configurations, and end.",
      valueName: "file"),
    completion: .file())
  var printConfig: String?

  @Option(
    help: ArgumentHelp(
      "Accept the findings in a baseline: only others are reported.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings into a baseline, and end with exit code 0.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "The path that the standard input has in reports and configurations.", valueName: "path"))
  var stdinFilename: String?

  @Flag(
    help: """
      Take named files like those in folders: pass over what is no animation, what Git ignores and \
      what configurations exclude. For lists of changed files; it is no mistake if none is left.
      """)
  var skipUnrelated = false

  @Flag(help: "Replace a file that pegbar did not write with a report or a baseline.")
  var force = false

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config exclude each other.")
    }
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline exclude each other.")
    }
  }
}

/// When a run of lint fails.
struct OutcomeOptions: ParsableArguments {
  @Option(help: "The level of findings from which on the exit code is 1; error without.")
  var failOn: FailLevel?

  @Option(
    help: ArgumentHelp("Fail with more warnings than this, too.", valueName: "n"))
  var maxWarnings: Int?

  @Flag(help: "End with exit code 0 whatever is found.")
  var exitZero = false

  @Flag(help: "Say how often each rule found something.")
  var statistics = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings must be 0 or more.")
    }
  }

  /// Whether findings make the run fail, each file by its own configurations; options come first.
  func isFailed(_ reports: [Report], _ configurations: ConfigurationFiles) throws -> Bool {
    if exitZero { return false }
    // Warnings in all files of one configuration count together.
    var counts: [String: Int] = [:]
    for report in reports {
      let found = try configurations.configurations(for: report.file)
      let named = found.compactMap(\.configuration.failLevel).last.flatMap(
        FailLevel.init(rawValue:))
      if (failOn ?? named ?? .error).isReached(by: report.gravest) { return true }
      let limiting = found.last { $0.configuration.mostWarnings != nil }
      guard let most = maxWarnings ?? limiting?.configuration.mostWarnings else { continue }
      let key = maxWarnings == nil ? limiting?.file ?? "" : ""
      counts[key, default: 0] += report.findings.count { $0.severity == .warning }
      if counts[key, default: 0] > most { return true }
    }
    return false
  }
}
