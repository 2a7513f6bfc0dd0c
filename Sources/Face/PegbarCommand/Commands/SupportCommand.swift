internal import ArgumentParser
internal import Pegbar

/// The `pegbar support` command.
struct SupportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "support", abstract: "Write the support file that generated code shares.",
    discussion: """
      A module that contains files converted with --support shared requires one copy of this file. \
      'pegbar convert' writes it to the output folder. Use this command in builds that convert \
      each file in a separate step.

      The access level and isolation must match those of the generated files. By default, they are \
      read from the .pegbar.json files that apply to the --for animations. All of these animations \
      must have the same settings.

      Examples:
        pegbar support -o Generated/PegbarSupport.swift --for Sources/App
      """)

  @Option(
    name: .shortAndLong, help: "Output file or folder, or - for standard output.",
    completion: .file())
  var output: String

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      """
      Animation, or folder of animations, whose configuration applies (default: the current \
      folder). May be repeated.
      """, valueName: "file|folder"),
    completion: .file())
  var sources: [String] = []

  @Option(
    help: """
      Access level of the generated types (default: internal).
      """)
  var access: CodeAccess?

  @Flag(
    name: .customLong("nonisolated"), inversion: .prefixedNo,
    help: """
      Write nonisolated types, for modules whose default isolation is MainActor. Requires Swift 6.1.
      """)
  var isNonisolated: Bool?

  @Flag(
    help: """
      Replace a file that pegbar did not write, or that has a different access level or isolation.
      """)
  var force = false

  @OptionGroup var configuration: ConfigurationOptions

  func run() throws {
    try CommandFailure.printedForBuilds(at: sources.first ?? output) { try write() }
  }

  private func write() throws {
    let form = try form(configuration.read())
    let isFolder = output.hasSuffix("/") || Files.isDirectory(output)
    var file = Output.support(in: isFolder ? output : "", form)
    if output == "-" { return try Console.output(file.bytes) }
    if !isFolder { file.path = output }
    if let refusal = try file.write(rules: OutputRules(isForced: force)) { throw refusal }
  }

  /// Returns the form of the support file that the animations require.
  ///
  /// - Throws: A `CommandFailure` if animations require different forms.
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
    // Other JSON files require no support file.
    if Set(files.map(\.form)).count > 1 { files.removeAll { !$0.input.isAnimation } }
    if let one = files.first {
      guard let other = files.first(where: { $0.form != one.form }) else { return one.form }
      throw CommandFailure.usage(
        """
        \(PrintableText.line(other.input.path)):1:1: the access level or isolation in \
        \(LintConfiguration.fileName) differs from that for '\(one.input.path)', but both files share \
        one support file
        """)
    }
    // Without animations, the configurations of the folder apply.
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
