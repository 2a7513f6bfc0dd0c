/// Collects what is said about a file, in the order in which it is said.
///
/// A class, because one log is written to by everything that reads, imports and converts a file.
/// It is used by one conversion at a time.
public final class FindingLog {
  /// What was said so far.
  public private(set) var findings: [Finding] = []

  /// Makes an empty log.
  public init() {}

  /// Adds a finding.
  public func add(_ finding: Finding) {
    findings.append(finding)
  }

  /// Adds findings in their order.
  package func add(_ more: [Finding]) {
    findings += more
  }

  /// Changes every finding, for example to fill in positions that are found together.
  package func update(_ change: (inout Finding) -> Void) {
    for index in findings.indices { change(&findings[index]) }
  }
}
