internal import ArgumentParser
internal import Pegbar

/// The options for the exit code of a lint run.
struct OutcomeOptions: ParsableArguments {
  @Option(help: "Exit with code 1 if a finding has this severity or a higher one (default: error).")
  var failOn: FailSeverity?

  @Option(
    help: ArgumentHelp(
      "Also exit with code 1 if there are more than this many warnings.", valueName: "n"))
  var maxWarnings: Int?

  @Flag(help: "Exit with code 0 even if there are findings.")
  var exitZero = false

  @Flag(help: "Print the number of findings and affected files for each rule.")
  var statistics = false

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("--max-warnings must be 0 or more.")
    }
  }

  /// Returns `true` if findings make the run fail, by options or else by each file's
  /// configurations.
  func isFailed(_ reports: [Report], _ configurations: ConfigurationFiles) throws -> Bool {
    if exitZero { return false }
    // The warnings in all files of a configuration count together.
    var counts: [String: Int] = [:]
    for report in reports {
      let found = try configurations.configurations(for: report.file)
      let named = found.compactMap(\.configuration.failSeverity).last.flatMap(
        FailSeverity.init(rawValue:))
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
