internal import ArgumentParser
internal import Pegbar

/// When a run of lint fails.
struct OutcomeOptions: ParsableArguments {
  @Option(help: "The level of findings from which on the exit code is 1 (default: error).")
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
