internal import ArgumentParser
internal import Pegbar

/// `pegbar support`.
struct SupportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "support", abstract: "Writes the functions that generated files share.",
    discussion: """
      Files that were converted with --support shared need them once in their module. 'pegbar convert' \
      writes them beside the code; this command is for builds, which have a step for each file.

      Access and isolation are those of the files. What is not given is as .pegbar.json says in the \
      folder of --for and above.

      Examples:
        pegbar support -o Generated/PegbarSupport.swift --for Sources/App
      """)

  @Option(
    name: .shortAndLong, help: "The file or folder to write.", completion: .file())
  var output: String

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "The folder of the animations, whose configurations count; the present one without.",
      valueName: "folder"),
    completion: .directory)
  var source = "."

  @Option(
    help: """
      Who may use the generated types: the module they stand in, or others, too (default: internal).
      """)
  var access: CodeAccess?

  @Flag(
    name: .customLong("nonisolated"),
    help: "Write nonisolated types: for modules whose default isolation is MainActor (Swift 6.1).")
  var isNonisolated = false

  @Flag(help: "Replace a file that pegbar did not write, or that is for other code.")
  var force = false

  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    // A file of the folder that no pattern is meant for.
    let place = OutputDestination.folderPath(source) + LintConfiguration.fileName
    let found = try configuration.read().configurations(for: place)
    let settings = found.convertSettings(for: place)
    let form = SupportFile.Form(
      access: access ?? settings.access ?? .internal,
      isNonisolated: isNonisolated || settings.isNonisolated ?? false)
    let isFolder = output.hasSuffix("/") || Files.isDirectory(output)
    var file = Output.support(in: isFolder ? output : "", form)
    if !isFolder { file.path = output }
    if let refusal = try file.write(rules: OutputRules(isForced: force)) { throw refusal }
  }
}
