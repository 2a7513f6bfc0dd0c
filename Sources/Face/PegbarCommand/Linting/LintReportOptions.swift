internal import ArgumentParser
internal import Pegbar

/// In which forms findings are reported, and where.
///
/// Where no form is given, people get text and programs get the compact form.
struct LintReportOptions: ParsableArguments {
  @Option(
    name: [.customLong("format"), .customLong("report")],
    help: ArgumentHelp(
      """
      A form of report, and the file it goes to: \
      \(Reporters.all.map(\.name).joined(separator: ", ")) (default: text on a terminal, compact \
      elsewhere). May be repeated.
      """, valueName: "form[=file]"))
  var formats: [ReportDestination] = []

  @Option(
    name: .customLong("report-file"),
    help: ArgumentHelp(
      "Where to write the report; its form, unless --format says it, is JSON if the name ends in "
        + ".json, and text otherwise.",
      valueName: "file"),
    completion: .file())
  var file: String?

  func validate() throws {
    let onOutput = formats.count { $0.file == nil }
    if onOutput > 1 {
      throw ValidationError("One --format can go to the standard output; the others need =FILE.")
    }
    if file != nil, onOutput == 0, !formats.isEmpty {
      throw ValidationError("--report-file and --format FORM=FILE name two files.")
    }
  }

  /// The files that reports go to.
  var files: [String] { destinations.compactMap(\.file) }

  /// Where each form goes.
  private var destinations: [(reporter: any Reporter, file: String?)] {
    var all = formats.map { (reporter: $0.reporter, file: $0.file) }
    if let file {
      if let index = all.firstIndex(where: { $0.file == nil }) {
        all[index].file = file
      } else {
        let isJSON = file.lowercased().hasSuffix(".json")
        all.append((isJSON ? JSONReporter() : TextReporter(), file))
      }
    }
    guard all.isEmpty else { return all }
    return [(Terminal.isReading(.output) ? TextReporter() : CompactReporter(), nil)]
  }

  /// Writes all reports.
  ///
  /// - Parameters:
  ///   - pages: The address of the pages of findings; nothing where there is none.
  ///   - display: How much of them is shown.
  func deliver(
    _ reports: [Report], linkingTo pages: String?, rules: OutputRules, _ display: OutputOptions
  ) throws {
    for (reporter, file) in destinations {
      var style = file == nil ? display.style(for: .output) : display.fileStyle
      style.helpAddress = pages
      if let file {
        let text = reporter.text(of: reports, style: style)
        let bytes = ReportFile.bytes(
          of: text, isText: !reporter.isDocument)
        let output = Output.report(bytes, at: file)
        if let refusal = try output.write(rules: rules) { throw refusal }
      } else if !display.quiet {
        let text = reporter.text(of: reports, style: style)
        try Console.write(text, to: .output)
      }
    }
  }
}
