internal import ArgumentParser
internal import Pegbar

/// The lowest severity that makes a run fail: a severity, or `never`.
enum FailSeverity: String, CaseIterable, ExpressibleByArgument {
  /// Any finding.
  case note
  /// Warnings and errors.
  case warning
  /// Errors only.
  case error
  /// No findings.
  case never

  /// Returns `true` if findings of a severity make a run fail.
  func isReached(by severity: Severity?) -> Bool {
    guard let severity, let least = Severity(rawValue: rawValue) else { return false }
    return severity >= least
  }
}

/// A report format, by name.
struct ReportForm: ExpressibleByArgument {
  /// The reporter of the format.
  let reporter: any Reporter

  init?(argument: String) {
    guard let reporter = Reporters.named(argument) else { return nil }
    self.reporter = reporter
  }

  var defaultValueDescription: String { reporter.name }

  static var allValueStrings: [String] { Reporters.all.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  static var allValueDescriptions: [String: String] {
    Reporters.all.keyed(by: \.name).mapValues(\.summary)
  }
}

/// The format and file of the report, common to all commands with a report.
///
/// The default format is text on a terminal, and compact on other streams. In a file, the extension
/// determines it.
struct ReportOptions: ParsableArguments {
  @Option(
    name: [.customLong("format"), .customLong("report")],
    help: "Format of the report (default: text on a terminal, otherwise compact).")
  var form: ReportForm?

  @Option(
    name: .customLong("report-file"),
    help: ArgumentHelp("\(ReportExtension.help)", valueName: "file"),
    completion: .file())
  var file: String?

  func validate() throws {
    if let file, form == nil { try ReportExtension.validate(file) }
  }
}

/// Writes the report of a run.
struct ReportDelivery {
  /// The options for the format and file.
  let options: ReportOptions
  /// The options for the amount of output.
  let display: OutputOptions

  /// The file of the report, or `nil` if it is written to a stream.
  var file: String? { options.file }

  /// `true` if the report is written to a stream.
  var isShown: Bool { file == nil && !display.quiet }

  /// Writes the report to its file, or to a stream.
  ///
  /// - Parameters:
  ///   - summary: The result of the whole run, in one or two sentences. It is part of text for
  ///     people. For other formats, it is written to the standard error stream, unless that
  ///     contains the report as a document.
  ///   - stream: The stream of the report if there is no file.
  func deliver(
    _ reports: [Report], summary: String? = nil, rules: OutputRules,
    to stream: Console.Stream = .errors
  ) throws {
    if let output = fileOutput(of: reports, summary: summary) {
      if let refusal = try output.write(rules: rules) { throw refusal }
      guard !display.quiet, let summary else { return }
      return Console.note(PrintableText.lines(summary))
    }
    guard !display.quiet else { return }
    let reporter = self.reporter(for: stream)
    let text = Self.text(of: reports, summary, by: reporter, display.style(for: stream))
    try Console.write(text, to: stream)
    guard let summary, !(reporter is TextReporter) else { return }
    // A document must be alone on its stream. Programs do not read the summary line as a finding.
    if !reporter.isDocument || stream == .output { Console.note(PrintableText.lines(summary)) }
  }

  /// Returns the report file, or `nil` if the report is written to a stream.
  func fileOutput(of reports: [Report], summary: String? = nil) -> Output? {
    guard let file else { return nil }
    let reporter = reporter(for: file)
    let text = Self.text(of: reports, summary, by: reporter, display.fileStyle)
    let bytes = ReportFile.bytes(of: text, isText: !reporter.isDocument)
    return .report(bytes, at: file)
  }

  /// Returns the text of reports, with the summary at the end of text for people.
  ///
  /// Unless the text is a document, files that could not be opened are omitted.
  private static func text(
    of reports: [Report], _ summary: String?, by reporter: any Reporter, _ style: ReportStyle
  ) -> String {
    let all = reporter.isDocument || reporter is TextReporter
    let text = reporter.text(
      of: reports.filter { all || $0.status != .failed || !$0.findings.isEmpty }, style: style)
    guard let summary, reporter is TextReporter else { return text }
    return "\(text)\n\(PrintableText.lines(summary))\n"
  }

  /// `true` if the standard error stream contains only the report, as a document.
  var isPure: Bool { isShown && reporter(for: .errors).isDocument }

  /// Returns `true` if the report on the standard error stream states the reason of a failure.
  ///
  /// Documents always do. Other formats do if the reason is a finding.
  func says(_ failed: Report) -> Bool { isPure || isShown && failed.failure != nil }

  /// `true` if a format or a file of the report is given.
  var isRequested: Bool { options.form != nil || options.file != nil }

  /// `true` if the report uses extents, which take time to compute.
  var usesExtents: Bool {
    if let file { return reporter(for: file).usesExtents }
    return !display.quiet && reporter(for: .errors).usesExtents
  }

  /// `true` if the report displays pictures.
  var showsPictures: Bool {
    (file.map(reporter(for:)) ?? reporter(for: .errors)) is MarkdownReporter
  }

  /// `true` if the report, in its file or on the standard error stream, is a document for programs.
  var isDocument: Bool { (file.map(reporter(for:)) ?? reporter(for: .errors)).isDocument }

  /// `true` if the report on the standard error stream is text for people.
  var isForPeople: Bool { reporter(for: .errors) is TextReporter }

  private func reporter(for stream: Console.Stream) -> any Reporter {
    if let form = options.form { return form.reporter }
    return Terminal.isReading(stream) ? TextReporter() : CompactReporter()
  }

  private func reporter(for file: String) -> any Reporter {
    if let form = options.form { return form.reporter }
    return ReportExtension.reporter(for: file) ?? TextReporter()
  }
}
