internal import ArgumentParser
internal import Pegbar

/// The `pegbar verify` command.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check whether generated Swift files are up to date.",
    usage: "pegbar verify [<options>] <file|folder> ... [<source>]",
    discussion: """
      Each generated file names its source in its first lines. Pegbar searches for the source in \
      the folder of the file, and converts it again with the same options.

      If the sources are in another folder, specify that folder last. If all files were generated \
      from one source, you can specify that source instead.

      For folders, verify also reports sources without output, outputs without a source, and \
      images that are missing, changed or unused. Sources that match 'exclude' in .pegbar.json \
      require no output.

      The exit code is 0 if all files are up to date, 1 if a file is not up to date, and 2 for a \
      usage error. It is 3 if a named file is unreadable, is not a generated file or has no \
      matching source.

      Examples:
        pegbar verify Sources/Motion/LogoLayer.swift Exports/logo.json
        pegbar verify Sources/Motion Exports
      """)

  @Argument(
    help: ArgumentHelp(
      """
      Generated .swift files or folders that contain them, optionally followed by the source or \
      its folder.
      """,
      valueName: "file|folder"),
    completion: .file())
  var files: [String] = []

  @OptionGroup var list: ListOptions

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup var display: OutputOptions

  func validate() throws {
    let others = files.filter { !Self.isGenerated($0) && !Files.isDirectory($0) }
    guard files.isEmpty ? list.filesFrom != nil : files.count > 1 || others.isEmpty else {
      throw ValidationError("Specify .swift files or folders, optionally followed by the source.")
    }
    if let named = files.dropLast().first(where: others.contains) {
      throw ValidationError("'\(named)' is neither a .swift file nor a folder.")
    }
  }

  func run() async throws {
    var paths = try list.allPaths(files)
    let isSourceLast = paths.count > 1 && paths.last.map { !Self.isGenerated($0) } ?? false
    let given = isSourceLast ? paths.removeLast() : nil
    let found = FoundInputs(
      at: paths, exclusions: Exclusions(list.exclude), extensions: Self.extensions)
    var verification = try Verification(
      configuration.read(), jobs: list.jobCount, isQuiet: display.quiet)
    for failure in found.failures { verification.fail(failure.message) }
    let outputs = found.inputs.compactMap { verification.output(at: $0) }
    // Without a source folder, the sources are next to the generated files.
    let sources = given.map { [$0] } ?? (found.hasFolders ? paths.filter(Files.isDirectory) : [])
    try await verification.run(
      outputs, sources: list.find(at: sources), given: given, areFolders: found.hasFolders)
  }

  /// The extensions of verifiable files.
  private static let extensions = Set(
    Exporters.all.map(\.format).filter(\.isVerifiable).map(\.fileExtension))

  private static func isGenerated(_ path: String) -> Bool {
    extensions.contains { path.hasSuffix(".\($0)") }
  }
}
