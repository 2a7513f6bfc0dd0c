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
  /// Pages that play both versions.
  case html
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
        pegbar diff Assets --git main --format html -o changes/
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
    name: .shortAndLong,
    help: "Output file or folder of --format html, or - for standard output (default: -).",
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Folder for images that --format markdown displays: both versions and their difference.",
      valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @Flag(
    help: """
      Replace files that pegbar did not write, or that were edited after pegbar wrote them.
      """)
  var force = false

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
    guard output == nil || form == .html else {
      throw ValidationError("--output requires --format html.")
    }
    guard pictures == nil || form == .markdown else {
      throw ValidationError("--pictures requires --format markdown.")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs must be a number from 1 to 1024.")
    }
  }

  func run() async throws {
    try Self.requirePixels(isRequired: pictures != nil, isUsed: false, display)
    var pairs: [ComparedFiles.Pair] = []
    if let git {
      for path in paths { pairs += try ComparedFiles(at: path, since: git).pairs }
    } else {
      pairs = try ComparedFiles(from: paths[0], to: paths[1]).pairs
    }
    let report = try await report(on: pairs)
    try write(report, pairs)
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

  /// Writes the report, or pages: one for a single file, otherwise one for each file that changed.
  private func write(_ report: ComparisonReport, _ pairs: [ComparedFiles.Pair]) throws {
    switch form {
    case .text:
      if display.quiet { return }
      try Console.output(Array(report.text(isVerbose: display.verbose).utf8))
    case .markdown: try Console.output(Array(report.markdown.utf8))
    case .json: try Console.output(report.json)
    case .html:
      if let file = report.files.first, pairs.count == 1, !pairs[0].isFound {
        try writePage(file)
      } else {
        try writePages(report)
      }
    }
  }

  private var drawing: PreviewDrawing {
    PreviewDrawing(limits: limits.limits, rules: OutputRules(isForced: force))
  }

  private func writePage(_ file: ComparisonReport.File) throws {
    guard let preview = file.preview else { return }
    switch OutputDestination(output) {
    case .standardOutput: try Console.output(preview.page)
    case .file(let path): try drawing.write(.page(preview.page, at: path))
    case .folder(let folder): try drawing.write(.page(preview.page, at: folder + "diff.html"))
    }
  }

  private func writePages(_ report: ComparisonReport) throws {
    guard case .folder(let folder) = OutputDestination(output).asFolder else {
      throw CommandFailure.usage("multiple inputs require a folder with --output")
    }
    var index = PreviewIndex(title: "Changes")
    for file in report.files where !file.isUnchanged {
      guard let preview = file.preview else {
        index.add(file.name, message: file.summary, isReadable: file.isReadable)
        continue
      }
      let stem = "pages/\(file.name)"
      try drawing.write(.page(preview.page, at: "\(folder)\(stem).html"))
      try drawing.write(.frame(preview.picture, at: "\(folder)\(stem).svg"))
      index.add(preview, named: file.name, page: "\(stem).html", picture: "\(stem).svg")
    }
    try drawing.write(.page(index.html, at: folder + "index.html"))
    if !display.quiet { try Console.print(folder + "index.html") }
  }

  private func report(
    on pairs: [ComparedFiles.Pair]
  ) async throws(CommandFailure) -> ComparisonReport {
    var report = ComparisonReport()
    let count = jobs ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let parallel = Parallel(jobs: count, isQuiet: display.quiet)
    let (animation, limits) = (choice.animation, limits.limits)
    let folder = pictures.map { PictureFolder($0, report: nil) }
    let drawing = drawing
    var failure: CommandFailure?
    await parallel.each(pairs, file: \.name) { pair, _ in
      var file = pair.result(animation: animation, limits)
      let refusal = folder.flatMap { pair.addPicture(to: &file, in: $0, drawing) }
      return (file, refusal)
    } deliver: { result, _ in
      if let file = result.0 { report.files.append(file) }
      failure = failure ?? result.1
    }
    if let failure { throw failure }
    return report
  }
}
