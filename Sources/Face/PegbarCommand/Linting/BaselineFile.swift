internal import Pegbar

extension Baseline {
  /// The baseline of all findings of some reports, for a file.
  init(_ reports: [Report], in file: String) {
    self.init()
    for report in reports { add(report, as: Self.name(of: report, from: file)) }
  }

  /// Takes the findings that are accepted out of a report, by the baseline in a file.
  func accept(_ report: inout Report, from file: String) {
    accept(&report, as: Self.name(of: report, from: file))
  }

  /// Reads a baseline.
  static func read(_ file: String) throws -> Baseline {
    let bytes = try Files.read(file, limit: Limits().fileSize)
    guard let baseline = Baseline(reading: bytes) else {
      throw CommandFailure.usage("\(PrintableText.line(file)) is no baseline of pegbar")
    }
    return baseline
  }

  /// What a file is called in a baseline: its path from the folder of the baseline on.
  private static func name(of report: Report, from file: String) -> String {
    Files.relative(Files.parent(of: Files.absolute(file)), to: Files.absolute(report.file))
  }
}
