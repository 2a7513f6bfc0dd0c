internal import ArgumentParser
internal import Pegbar

/// A form of report, by name.
struct ReportForm: ExpressibleByArgument {
  /// Writes it.
  let reporter: any Reporter

  init(_ reporter: any Reporter) {
    self.reporter = reporter
  }

  init?(argument: String) {
    guard let reporter = Reporters.named(argument) else { return nil }
    self.reporter = reporter
  }

  var defaultValueDescription: String { reporter.name }

  static var allValueStrings: [String] { Reporters.all.map(\.name) }
}

/// Where the report goes and what it means for the exit code.
struct ReportOptions: ParsableArguments {
  @Option(name: .customLong("report"), help: "The form of the report.")
  var form = ReportForm(TextReporter())

  @Option(name: .customLong("report-file"), help: "Where to write the report.")
  var file: String?

  @Flag(help: "Print no report.")
  var quiet = false

  /// Writes the report to its file, which must be none of the inputs, or to the standard error
  /// stream.
  func deliver(_ reports: [Report], inputs: [String]) throws(FileError) {
    if let file {
      try Files.write(Array(form.reporter.text(of: reports).utf8), to: file, sparing: inputs)
    } else if !quiet {
      Console.note(form.reporter.text(of: reports))
    }
  }

  /// Whether somebody who watches the standard error stream sees the report.
  var isShown: Bool { file == nil && !quiet }
}
