/// Collects the findings about a file, in the order of discovery.
///
/// The log is a class because reading, importing and converting add to the same log. It is not safe
/// for concurrent use: only one conversion can use a log at a time.
public final class FindingLog {
  /// The findings so far.
  public private(set) var findings: [Finding] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a finding.
  public func add(_ finding: Finding) {
    findings.append(finding)
  }

  /// Adds findings in the given order.
  package func add(_ more: [Finding]) {
    findings += more
  }

  /// Changes the finding at an index in `findings`, if there is one.
  package func update(_ index: Int, _ change: (inout Finding) -> Void) {
    if findings.indices.contains(index) { change(&findings[index]) }
  }

  /// Changes every finding, for example to fill in positions that are determined together.
  package func update(_ change: (inout Finding) -> Void) {
    for index in findings.indices { change(&findings[index]) }
  }
}
