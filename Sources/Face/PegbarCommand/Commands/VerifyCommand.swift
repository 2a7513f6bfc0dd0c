internal import ArgumentParser
internal import Pegbar

/// `pegbar verify`.
struct VerifyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Says whether generated Swift files are up to date.",
    usage: "pegbar verify [<options>] <file|folder> ... [<source>]",
    discussion: """
      A generated file says in its first lines what it was made from. It is held against that source, \
      which is looked for in the folder of the file, and converted again with the same options.

      The sources may stand in another folder: name that one last. One source alone can be named, \
      too, for files that were all made from it.

      In folders, verify also finds sources without output, outputs whose source is gone, and images \
      that are missing, changed or no longer used. Sources that 'exclude' of .pegbar.json names need \
      no output.

      Exit codes: 0 all up to date, 1 something is not, 2 usage, 3 a named file cannot be read, was \
      not generated, has no source, or was made from another one.

      Examples:
        pegbar verify Sources/Motion/LogoLayer.swift Exports/logo.json
        pegbar verify Sources/Motion Exports
      """)

  @Argument(
    help: ArgumentHelp(
      "Generated .swift files and folders of them; last the source or its folder.",
      valueName: "file|folder"),
    completion: .file())
  var files: [String] = []

  @OptionGroup var list: ListOptions

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup var display: OutputOptions

  func validate() throws {
    let others = files.filter { !Self.isGenerated($0) && !Files.isDirectory($0) }
    guard files.isEmpty ? list.filesFrom != nil : files.count > 1 || others.isEmpty else {
      throw ValidationError("Name .swift files or folders, and after them the source if need be.")
    }
    if let named = files.dropLast().first(where: others.contains) {
      throw ValidationError("'\(named)' is neither a .swift file nor a folder of them.")
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
    // Without a folder of sources, they stand among what was generated.
    let sources = given.map { [$0] } ?? (found.hasFolders ? paths.filter(Files.isDirectory) : [])
    try await verification.run(
      outputs, sources: list.find(at: sources), given: given, areFolders: found.hasFolders)
  }

  /// The extensions of files that can be verified.
  private static let extensions = Set(
    Exporters.all.map(\.format).filter(\.isVerifiable).map(\.fileExtension))

  private static func isGenerated(_ path: String) -> Bool {
    extensions.contains { path.hasSuffix(".\($0)") }
  }
}
