internal import ArgumentParser
internal import Pegbar

/// Where lint takes from what it looks for, and what it accepts.
struct SetupOptions: ParsableArguments {
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
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline exclude each other.")
    }
  }
}
