internal import ArgumentParser
internal import Pegbar

/// A report format and its file: `sarif=findings.sarif`.
struct ReportDestination: ExpressibleByArgument {
  /// The reporter of the format.
  let reporter: any Reporter
  /// The file, or `nil` for the standard output.
  let file: String?

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let reporter = Reporters.named(String(parts[0])), parts.count == 1 || !parts[1].isEmpty
    else {
      return nil
    }
    self.reporter = reporter
    file = parts.count == 2 ? String(parts[1]) : nil
  }

  static var allValueStrings: [String] { Reporters.all.map(\.name) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
