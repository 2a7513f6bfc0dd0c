internal import ArgumentParser

extension ArgumentHelp {
  /// The help of the input files that commands take.
  static let inputs = ArgumentHelp(
    "Animations, and folders of them; - for the standard input.", valueName: "file|folder")
}

/// Which animation of an archive is meant.
struct AnimationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The animation of a dotLottie archive (default: the one that it shows first).",
      valueName: "id"))
  var animation: String?
}

/// How inputs are found, and how many are worked on at once.
struct ListOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A file that lists further inputs, one a line or with NUL characters between; - for the \
      standard input.
      """, valueName: "file"),
    completion: .file())
  var filesFrom: String?

  @Option(
    help: ArgumentHelp(
      """
      Leave out of folders what has such a name or path: a pattern with *, ? and [...]. May be \
      repeated.
      """, valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many files are worked on at once (default: as many as the machine has cores).",
      valueName: "n"))
  var jobs: Int?

  /// How many files are worked on at once; where `--jobs` does not say it, as many as the machine has cores.
  var jobCount: Int { jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Checks what can be told before anything is read.
  func validate(_ paths: [String]) throws {
    guard !paths.isEmpty || filesFrom != nil else {
      throw ValidationError("A file or folder is needed, or --files-from.")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs must be a number from 1 to 1024.")
    }
    guard paths.count(where: { $0 == "-" }) <= (filesFrom == "-" ? 0 : 1) else {
      throw ValidationError("- can stand once: there is one standard input.")
    }
  }

  /// The paths of the arguments and of the list.
  func allPaths(_ paths: [String]) throws(CommandFailure) -> [String] {
    guard let filesFrom else { return paths }
    return paths + Self.lines(of: try Files.readInput(filesFrom))
  }

  /// What there is at paths.
  func find(at paths: [String]) -> FoundInputs {
    FoundInputs(at: paths, exclusions: Exclusions(exclude))
  }

  /// The paths in a list: with NUL characters between them where there is one, otherwise lines.
  static func lines(of list: [UInt8]) -> [String] {
    let separator: UInt8 = list.contains(0) ? 0 : UInt8(ascii: "\n")
    return list.split(separator: separator).compactMap { line in
      let isCRLF = separator != 0 && line.last == UInt8(ascii: "\r")
      let path = String(decoding: isCRLF ? line.dropLast() : line, as: UTF8.self)
      return path.isEmpty ? nil : path
    }
  }
}
