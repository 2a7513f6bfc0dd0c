internal import ArgumentParser
internal import Pegbar

extension ArgumentHelp {
  /// The help text of the input files.
  static let inputs = ArgumentHelp(
    "Animations and folders of animations, or - for standard input.", valueName: "file|folder")
}

/// The option that selects an animation in an archive.
struct AnimationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Animation to read from a dotLottie archive (default: the initial animation).",
      valueName: "id"))
  var animation: String?
}

/// The option that selects a theme in an archive.
struct ThemeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Theme to apply from a dotLottie archive, or none (default: the initial theme).",
      valueName: "id"))
  var theme: String?

  /// Returns the theme for a file from the value of the option.
  ///
  /// A theme applies to archives. A found file may be of another kind.
  static func choice(_ theme: String?, for input: FoundInput, _ limits: Limits) -> ThemeChoice {
    guard theme != nil, !input.isFound || input.isArchive(limits) else { return .initial }
    return ThemeChoice(argument: theme)
  }
}

/// The options for finding inputs and for the number of concurrent jobs.
struct ListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      File that lists more inputs, one per line or separated by NUL characters, or - for standard \
      input.
      """, valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Option(
    help: ArgumentHelp(
      """
      Skip files and folders that match this pattern (*, ? and [...]) when searching folders. May \
      be repeated.
      """, valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "Number of files to process concurrently (default: the number of cores).",
      valueName: "n"))
  var jobs: Int?

  /// The value of `--jobs`, by default the number of cores.
  var jobCount: Int { jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Validates the arguments before any file is read.
  func validate(_ paths: [String]) throws {
    guard !paths.isEmpty || filesFrom != nil else {
      throw ValidationError("A file, a folder or --files-from is required.")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs must be a number from 1 to 1024.")
    }
    guard paths.count(where: { $0 == "-" }) <= (filesFrom == "-" ? 0 : 1) else {
      throw ValidationError("Standard input (-) can be specified only once.")
    }
  }

  /// Returns the paths of the arguments and of the list file.
  func allPaths(_ paths: [String]) throws(CommandFailure) -> [String] {
    guard let filesFrom else { return paths }
    return paths + Self.lines(of: try Files.readInput(filesFrom))
  }

  /// Returns the files at paths, and notes links that are not followed.
  func find(at paths: [String]) -> FoundInputs {
    let found = findAgain(at: paths)
    if let link = found.outsideLinks.first {
      let more = found.outsideLinks.count - 1
      Console.note(
        PrintableText.line(
          "pegbar: warning: links that lead out of the folder are not followed: \(link)"
            + (more > 0 ? " and \(more) more" : "") + "; name the files to read them"))
    }
    return found
  }

  /// Returns the files at paths.
  func findAgain(at paths: [String]) -> FoundInputs {
    FoundInputs(at: paths, exclusions: Exclusions(exclude))
  }

  /// Returns the paths in a list, separated by NUL characters if it contains any, otherwise by
  /// lines.
  static func lines(of list: [UInt8]) -> [String] {
    let separator: UInt8 = list.contains(0) ? 0 : UInt8(ascii: "\n")
    return list.split(separator: separator).compactMap { line in
      let isCRLF = separator != 0 && line.last == UInt8(ascii: "\r")
      let path = String(decoding: isCRLF ? line.dropLast() : line, as: UTF8.self)
      return path.isEmpty ? nil : path
    }
  }
}
