internal import ArgumentParser
internal import Pegbar

/// From which findings on a run counts as failed: the severities by their names, and one beyond them.
enum FailLevel: String, CaseIterable, ExpressibleByArgument {
  /// From notes on: any finding.
  case note
  /// From warnings on.
  case warning
  /// Only errors.
  case error
  /// Whatever is found.
  case never

  /// Whether findings of this weight make a run fail.
  func isReached(by severity: Severity?) -> Bool {
    guard let severity, let least = Severity(rawValue: rawValue) else { return false }
    return severity >= least
  }
}

/// A form of report, by name.
struct ReportForm: ExpressibleByArgument {
  /// Writes it.
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

/// In which form the report is written, and where: the same on all commands that have one.
///
/// Where no form is given, people get text and programs get the compact form: text on a terminal and in
/// a file of its own, JSON in one whose name ends in `.json`, and compact wherever else a stream goes.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: "The form of the report (default: text on a terminal, compact elsewhere).")
  var form: ReportForm?

  @Option(
    name: .customLong("report-file"),
    help: ArgumentHelp(
      "Where to write the report; its form, unless --report says it, is JSON if the name ends in "
        + ".json, and text otherwise.",
      valueName: "file"),
    completion: .file())
  var file: String?
}

/// Delivers the report of a run.
struct ReportDelivery {
  /// In which form, and to which file.
  let options: ReportOptions
  /// How much of it is shown.
  let display: OutputOptions

  /// The file of the report; nothing where it goes to a stream.
  var file: String? { options.file }

  /// Whether the report shows on its stream.
  var isShown: Bool { file == nil && !display.quiet }

  /// Writes the report to its file, or to a stream.
  ///
  /// - Parameters:
  ///   - summary: What became of the whole run, in a sentence or two. It follows the text; after lines
  ///     it goes to the standard error stream, and after a document, too, unless that has gone there
  ///     itself.
  ///   - stream: Where the report goes where no file is given.
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
    // A document has its stream to itself; a sentence is no line that a program takes for a finding.
    if !reporter.isDocument || stream == .output { Console.note(PrintableText.lines(summary)) }
  }

  /// The file of the report; nothing where it goes to a stream.
  func fileOutput(of reports: [Report], summary: String? = nil) -> Output? {
    guard let file else { return nil }
    let reporter = reporter(for: file)
    let text = Self.text(of: reports, summary, by: reporter, display.fileStyle)
    let bytes = ReportFile.bytes(of: text, isText: !reporter.isDocument)
    return .report(bytes, at: file)
  }

  /// The text of reports, for people with the summary at its end; where it is no document, files that
  /// could not be opened are left out.
  private static func text(
    of reports: [Report], _ summary: String?, by reporter: any Reporter, _ style: ReportStyle
  ) -> String {
    let all = reporter.isDocument
    let text = reporter.text(
      of: reports.filter { all || $0.status != .failed || !$0.findings.isEmpty }, style: style)
    guard let summary, reporter is TextReporter else { return text }
    return "\(text)\n\(PrintableText.lines(summary))\n"
  }

  /// Whether the standard error stream has the report as a document, and nothing else.
  var isPure: Bool { isShown && reporter(for: .errors).isDocument }

  /// Whether the report on the standard error stream says why nothing became of a file: always in
  /// documents, otherwise where it is a finding.
  func says(_ failed: Report) -> Bool { isPure || isShown && failed.failure != nil }

  /// Whether the report says how much of the picture losses take, which costs some time.
  var usesExtents: Bool {
    if let file { return reporter(for: file).usesExtents }
    return !display.quiet && reporter(for: .errors).usesExtents
  }

  /// Whether the report is a document for programs, in its file or on the standard error stream.
  var isDocument: Bool { (file.map(reporter(for:)) ?? reporter(for: .errors)).isDocument }

  /// Whether the report on the standard error stream is one for people.
  var isForPeople: Bool { reporter(for: .errors) is TextReporter }

  private func reporter(for stream: Console.Stream) -> any Reporter {
    if let form = options.form { return form.reporter }
    return Terminal.isReading(stream) ? TextReporter() : CompactReporter()
  }

  private func reporter(for file: String) -> any Reporter {
    if let form = options.form { return form.reporter }
    return file.lowercased().hasSuffix(".json") ? JSONReporter() : TextReporter()
  }
}
