public import PegbarDiagnostics

/// Why nothing can be shown of a file.
public struct ConversionError: Error, Hashable, CustomStringConvertible {
  /// The reason.
  public var finding: Finding
  /// Everything that was said before, and the reason last.
  public var findings: [Finding]

  /// Makes an error from its reason and what was said before.
  package init(_ finding: Finding, after findings: [Finding] = []) {
    self.finding = finding
    self.findings = findings + [finding]
  }

  /// The reason with its place, as one line.
  public var description: String {
    let place = finding.position.map { "\($0): " } ?? ""
    return "\(place)\(finding.message) [\(finding.kind.id)]"
  }
}
