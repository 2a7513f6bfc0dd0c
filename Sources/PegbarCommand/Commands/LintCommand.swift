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

  @OptionGroup var choice: AnimationOptions

  @Option(name: .customLong("report"), help: "The form of the report.")
  var form = ReportForm(TextReporter())

  @Option(name: .customLong("report-file"), help: "Where to write the report.")
  var file: String?

  @Option(help: "The level of findings from which on the exit code is 1.")
  var failOn = FailLevel.error

  func run() throws {
    var reports: [Report] = []
    var isUnreadable = false
    var files: [String] = []
    for path in paths {
      do throws(FileError) { files += try self.files(at: path) } catch {
        Console.error(error.message)
        isUnreadable = true
      }
    }
    for file in files {
      do throws(FileError) {
        let findings = Pegbar.lint(try Files.read(file), animation: choice.animation)
        reports.append(Report(file: file, findings: findings))
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

  private func deliver(_ reports: [Report]) throws(FileError) {
    let bytes = Array(form.reporter.text(of: reports).utf8)
    guard let file else { return try Console.output(bytes) }
    try Files.write(bytes, to: file, sparing: reports.map(\.file))
  }
}
