internal import ArgumentParser
internal import Pegbar

/// Where commands take from what they are not told.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration for all files (default: .pegbar.json in their folders and above).",
      valueName: "file"),
    completion: .file())
  var config: String?

  @Flag(help: "Use no configuration.")
  var noConfig = false

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config exclude each other.")
    }
  }

  /// The configurations, which are read where a file needs them.
  func read() throws -> ConfigurationFiles {
    try ConfigurationFiles(named: config, isOff: noConfig)
  }
}
