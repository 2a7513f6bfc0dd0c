/// An error that prevents a file from being read or shown at all.
public struct ConversionError: Error, Hashable, CustomStringConvertible {
  /// The reason.
  public var finding: Finding
  /// All findings up to the failure; `finding` is the last one.
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
