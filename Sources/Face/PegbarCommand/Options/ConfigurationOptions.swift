internal import ArgumentParser
internal import Pegbar

/// The options that select configurations.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Configuration for all files (default: .pegbar.json in their folders and above).",
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Ignore configurations.")
  var noConfig = false

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config cannot be combined.")
    }
  }

  /// Returns the configurations, which are read on demand.
  func read() throws -> ConfigurationFiles {
    try ConfigurationFiles(named: config, isOff: noConfig)
  }
}
