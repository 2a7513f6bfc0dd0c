internal import ArgumentParser
internal import Pegbar

/// The report formats that the extension of a file determines.
enum ReportExtension {
  /// The help text of the option for the report file.
  static let help = """
    File for the report. Without --format, the extension determines the format: json, md, sarif, \
    txt or xml (JUnit).
    """

  /// Returns the reporter for a file; text without an extension, and `nil` for an unknown one.
  static func reporter(for file: String) -> (any Reporter)? {
    switch ending(of: file) {
    case "", "txt", "text", "log": TextReporter()
    case "json": JSONReporter()
    case "md", "markdown": MarkdownReporter()
    case "sarif": SARIFReporter()
    case "xml": JUnitReporter()
    default: nil
    }
  }

  /// Throws an error if a file has an extension that determines no format.
  static func validate(_ file: String) throws {
    guard reporter(for: file) == nil else { return }
    throw ValidationError(
      "--report-file: no report format has the extension '.\(ending(of: file))'; specify the "
        + "format with --format.")
  }

  /// Returns the extension in lowercase; empty if there is none.
  private static func ending(of file: String) -> String {
    let name = Files.name(of: file)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
