internal import ArgumentParser
internal import Pegbar

/// The options that select configurations.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Configuration file for all inputs (default: the .pegbar.json files in and above each file's \
      folder).
      """,
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Ignore configuration files.")
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
