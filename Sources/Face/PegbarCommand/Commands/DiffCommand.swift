internal import ArgumentParser
internal import Pegbar

/// An output format of `pegbar diff`.
enum ComparisonForm: String, CaseIterable, ExpressibleByArgument {
  /// Text for people.
  case text
  /// A comment for a pull request.
  case markdown
  /// All changes for programs.
  case json
}

/// The `pegbar diff` command.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Show what changed between two versions of animations.",
    discussion: """
      Changes are listed by layer and property. The order of members, the numbers of layers and the \
      number of digits do not count. The exit code is 0 if both versions look the same, and 1 if \
      they look different.

      Examples:
        pegbar diff old.json new.json
        pegbar diff exports/may exports/june --format markdown
        pegbar diff Assets --git main
      """)

  @Argument(
    help: ArgumentHelp(
      "Two animations or two folders, or with --git the animations to compare.",
      valueName: "file|folder"),
    completion: .file())
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Git revision with the old version, such as HEAD, main or v1.2.", valueName: "revision"))
  var git: String?

  @Option(name: [.customLong("format"), .customLong("report")], help: "Format of the report.")
  var form = ComparisonForm.text

  @Option(
    help: ArgumentHelp(
      "Number of files to process concurrently (default: the number of cores).", valueName: "n"))
  var jobs: Int?

  @OptionGroup var choice: AnimationOptions

  @OptionGroup var limits: LimitOptions

  @OptionGroup var display: OutputOptions

  func validate() throws {
    if let git {
      guard !git.hasPrefix("-"), !git.isEmpty else {
        throw ValidationError("--git requires a revision, such as HEAD.")
      }
    } else if paths.count != 2 {
      throw ValidationError("Two animations or two folders are required, or --git.")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs must be a number from 1 to 1024.")
    }
  }

  func run() async throws {
    var pairs: [ComparedFiles.Pair] = []
    if let git {
      for path in paths { pairs += try ComparedFiles(at: path, since: git).pairs }
    } else {
      pairs = try ComparedFiles(from: paths[0], to: paths[1]).pairs
    }
    let report = await report(on: pairs)
    if !display.quiet {
      switch form {
      case .text: try Console.output(Array(report.text(isVerbose: display.verbose).utf8))
      case .markdown: try Console.output(Array(report.markdown.utf8))
      case .json: try Console.output(report.json)
      }
    }
    var status = ExitStatus.success
    for file in report.files {
      if case .unreadable(let message) = file.outcome {
        status = status.worse(than: .unreadable)
        if form != .text || display.quiet { Console.error("\(file.name): \(message)") }
      } else if !file.isSame {
        status = status.worse(than: .findings)
      }
    }
    if status != .success { throw CommandFailure(status: status, message: nil) }
  }

  private func report(on pairs: [ComparedFiles.Pair]) async -> ComparisonReport {
    var report = ComparisonReport()
    let count = jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let parallel = Parallel(jobs: count, isQuiet: display.quiet)
    let (animation, limits) = (choice.animation, limits.limits)
    await parallel.each(pairs, file: \.name) { pair in
      pair.result(animation: animation, limits)
    } deliver: { file, _ in
      if let file { report.files.append(file) }
    }
    return report
  }
}
