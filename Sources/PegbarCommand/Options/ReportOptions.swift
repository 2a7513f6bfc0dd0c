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

  /// Writes the report to its file, or to the standard error stream.
  func deliver(_ reports: [Report], rules: OutputRules) throws {
    if let file {
      try ReportFile.write(
        form.reporter.text(of: reports), isText: form.reporter.name != JSONReporter().name,
        to: file, rules: rules)
    } else if !quiet {
      Console.note(form.reporter.text(of: reports))
    }
  }

  /// The bytes of a report file.
  func fileBytes(of reports: [Report]) -> [UInt8] {
    ReportFile.bytes(
      of: form.reporter.text(of: reports), isText: form.reporter.name != JSONReporter().name)
  }

  /// Whether the standard error stream has the report of a form for programs, and nothing else.
  var isPure: Bool { isShown && form.reporter.name == JSONReporter().name }

  /// Whether somebody who watches the standard error stream sees in the report why nothing became of
  /// a file: always in a form for programs, otherwise where it is a finding.
  func says(_ failed: Report) -> Bool {
    isPure || isShown && failed.gravest == .error && failed.status == .failed
  }

  /// Whether somebody who watches the standard error stream sees the report.
  var isShown: Bool { file == nil && !quiet }
}
