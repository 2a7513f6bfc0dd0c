internal import Pegbar

extension Baseline {
  /// Creates a baseline of all findings in reports, for a baseline file.
  init(_ reports: [Report], in file: String) {
    self.init()
    for report in reports { add(report, as: Self.name(of: report, from: file)) }
  }

  /// Removes accepted findings from a report, for the baseline in a file.
  func accept(_ report: inout Report, from file: String) {
    accept(&report, as: Self.name(of: report, from: file))
  }

  /// Reads a baseline file.
  static func read(_ file: String) throws -> Baseline {
    let bytes = try Files.read(file, limit: Limits().fileSize)
    guard let baseline = Baseline(reading: bytes) else {
      throw CommandFailure.usage("\(PrintableText.line(file)) is not a pegbar baseline")
    }
    return baseline
  }

  /// Returns the name of a file in a baseline: its path relative to the folder of the baseline.
  static func name(of report: Report, from file: String) -> String {
    Files.relative(Files.parent(of: Files.absolute(file)), to: Files.absolute(report.file))
  }
}
