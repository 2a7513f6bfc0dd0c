internal import ArgumentParser
internal import Pegbar

/// `pegbar lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Says what is wrong with animations, or will not survive.",
    discussion: "Folders are searched for .json, .lottie and .tgs files.")

  /// The extensions of animations.
  private static let extensions: Set<String> = ["json", "lottie", "tgs"]

  @Argument(help: "Files and folders; - for the standard input.")
  var paths: [String]

  @Option(name: .customLong("report"), help: "The form of the report.")
  var form = ReportForm(TextReporter())

  @Option(name: .customLong("report-file"), help: "Where to write the report.")
  var file: String?

  @Option(help: "The level of findings from which on the exit code is 1.")
  var failOn = FailLevel.error

  func run() throws {
    var reports: [Report] = []
    var isUnreadable = false
    for path in paths {
      do throws(FileError) {
        for file in try files(at: path) {
          let bytes = try Files.read(file)
          reports.append(Report(file: file, findings: Pegbar.lint(bytes)))
        }
      } catch {
        Console.error(error.message)
        isUnreadable = true
      }
    }
    try deliver(reports)
    if isUnreadable { throw CommandFailure.unreadable(nil) }
    if reports.contains(where: { failOn.isReached(by: $0.gravest) }) {
      throw CommandFailure(status: .findings, message: nil)
    }
  }

  private func files(at path: String) throws(FileError) -> [String] {
    Files.isDirectory(path) ? try Files.list(path, extensions: Self.extensions) : [path]
  }

  private func deliver(_ reports: [Report]) throws {
    let text = form.reporter.text(of: reports)
    guard let file else { return Console.output(Array(text.utf8)) }
    do throws(FileError) {
      try Files.write(Array(text.utf8), to: file)
    } catch {
      throw CommandFailure.usage(error.message)
    }
  }
}
