internal import ArgumentParser
internal import Pegbar

/// The options for the sources of lint settings and for accepted findings.
struct SetupOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Print the rules for a file and the configurations that set them, then exit.",
      valueName: "file"),
    completion: .file())
  var printConfig: String?

  @Option(
    help: ArgumentHelp(
      "Report only findings that are not in this baseline.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to a baseline and exit with code 0.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Path to use for standard input in reports and configurations.", valueName: "path"))
  var stdinFilename: String?

  @Flag(
    help: """
      Treat named files as if found in a folder: skip files that are not animations, that Git \
      ignores or that a configuration excludes. Succeed even if no files remain.
      """)
  var skipUnrelated = false

  @Flag(help: "Write a report or a baseline even if it replaces a file that pegbar did not write.")
  var force = false

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline cannot be combined.")
    }
  }
}
