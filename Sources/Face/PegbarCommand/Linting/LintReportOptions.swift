internal import ArgumentParser
internal import Pegbar

/// The formats and files of lint reports.
///
/// The default format is text on a terminal and compact elsewhere.
struct LintReportOptions: ParsableArguments {
  @Option(
    name: [.customLong("format"), .customLong("report")],
    help: ArgumentHelp(
      """
      Report format, optionally with an output file: \
      \(Reporters.all.map(\.name).joined(separator: ", ")) (default: text on a terminal, otherwise \
      compact). May be repeated.
      """, valueName: "form[=file]"))
  var formats: [ReportDestination] = []

  @Option(
    name: .customLong("report-file"),
    help: ArgumentHelp("\(ReportExtension.help)", valueName: "file"),
    completion: .file())
  var file: String?

  func validate() throws {
    let onOutput = formats.count { $0.file == nil }
    if onOutput > 1 {
      throw ValidationError(
        "Only one --format can print to standard output; add =FILE to the others.")
    }
    if file != nil, onOutput == 0, !formats.isEmpty {
      throw ValidationError("--report-file requires a --format without =FILE, or no --format.")
    }
    if let file, onOutput == 0 { try ReportExtension.validate(file) }
  }

  /// The files of the reports.
  var files: [String] { destinations.compactMap(\.file) }

  /// The reporters with their files.
  private var destinations: [(reporter: any Reporter, file: String?)] {
    var all = formats.map { (reporter: $0.reporter, file: $0.file) }
    if let file {
      if let index = all.firstIndex(where: { $0.file == nil }) {
        all[index].file = file
      } else {
        all.append((ReportExtension.reporter(for: file) ?? TextReporter(), file))
      }
    }
    guard all.isEmpty else { return all }
    return [(Terminal.isReading(.output) ? TextReporter() : CompactReporter(), nil)]
  }

  /// Writes all reports.
  ///
  /// - Parameters:
  ///   - pages: The URL of the pages of findings, or `nil` if there are none.
  ///   - display: The options for the amount of output.
  func deliver(
    _ run: LintRun, linkingTo pages: String?, rules: OutputRules, _ display: OutputOptions
  ) throws {
    for (reporter, file) in destinations {
      var style = file == nil ? display.style(for: .output) : display.fileStyle
      style.helpAddress = pages
      var text = reporter.text(of: run.reports, style: style)
      if reporter is TextReporter, let remark = run.remark { text += "\(remark)\n" }
      if let file {
        let bytes = ReportFile.bytes(
          of: text, isText: !reporter.isDocument)
        let output = Output.report(bytes, at: file)
        if let refusal = try output.write(rules: rules) { throw refusal }
      } else if !display.quiet {
        try Console.write(text, to: .output)
      }
    }
  }
}
