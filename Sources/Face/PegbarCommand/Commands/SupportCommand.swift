internal import ArgumentParser
internal import Pegbar

/// `pegbar support`.
struct SupportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "support", abstract: "Writes the functions that generated files share.",
    discussion: """
      Files that were converted with --support shared need them once in their module. 'pegbar convert' \
      writes them beside the code; this command is for builds, which have a step for each file.

      Access and isolation are those of the files: what is not given is as .pegbar.json says for the \
      animations of --for, which have to agree.

      Examples:
        pegbar support -o Generated/PegbarSupport.swift --for Sources/App
      """)

  @Option(
    name: .shortAndLong, help: "The file or folder to write; - for the standard output.",
    completion: .file())
  var output: String

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      """
      An animation, or a folder of them, whose configuration applies (default: the current folder's). \
      May be repeated.
      """, valueName: "file|folder"),
    completion: .file())
  var sources: [String] = []

  @Option(
    help: """
      Who may use the generated types: the module they stand in, or others, too (default: internal).
      """)
  var access: CodeAccess?

  @Flag(
    name: .customLong("nonisolated"), inversion: .prefixedNo,
    help: "Write nonisolated types: for modules whose default isolation is MainActor (Swift 6.1).")
  var isNonisolated: Bool?

  @Flag(help: "Replace a file that pegbar did not write, or that is for other code.")
  var force = false

  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    let form = try form(configuration.read())
    let isFolder = output.hasSuffix("/") || Files.isDirectory(output)
    var file = Output.support(in: isFolder ? output : "", form)
    if output == "-" { return try Console.output(file.bytes) }
    if !isFolder { file.path = output }
    if let refusal = try file.write(rules: OutputRules(isForced: force)) { throw refusal }
  }

  /// The functions that the animations need.
  ///
  /// - Throws: where animations need different ones.
  private func form(_ configurations: ConfigurationFiles) throws -> SupportFile.Form {
    var found = FoundInputs(at: sources, exclusions: Exclusions([]))
    found.takeAsFound()
    if let failure = found.failures.first { throw CommandFailure.unreadable(failure.message) }
    found.inputs = try found.inputs.filter { input in
      try !configurations.configurations(for: input.path).exclude(input.path)
    }
    var files = try found.inputs.map { input in
      (input: input, form: try form(for: input.path, configurations))
    }
    // JSON that is no animation needs none.
    if Set(files.map(\.form)).count > 1 { files.removeAll { !$0.input.isAnimation } }
    if let one = files.first {
      guard let other = files.first(where: { $0.form != one.form }) else { return one.form }
      throw CommandFailure.differentForms(one.input.path, other.input.path)
    }
    // Where there is no animation, it is as one in the folder would need it.
    let folder = sources.first.map { Files.isDirectory($0) ? $0 : Files.parent(of: $0) } ?? ""
    let place = OutputDestination.folderPath(folder) + LintConfiguration.fileName
    return try form(for: place, configurations)
  }

  private func form(
    for file: String, _ configurations: ConfigurationFiles
  ) throws -> SupportFile.Form {
    let settings = try configurations.configurations(for: file).convertSettings(for: file)
    var options = ConversionOptions()
    settings.apply(to: &options)
    return SupportFile.Form(
      access: access ?? options.access, isNonisolated: isNonisolated ?? options.isNonisolated)
  }
}
