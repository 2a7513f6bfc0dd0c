public import PegbarDiagnostics

/// Findings that a configuration accepts, and the reason.
public struct Suppression: Sendable, Hashable, Codable {
  /// The rule or family.
  public var rules: String
  /// The path pattern of the files, or `nil` for all files.
  public var file: String?
  /// The JSON path of the location of the finding or of a part that contains it, or `nil` for any
  /// location.
  public var path: String?
  /// The name of a layer or a group that contains the location, or `nil` for any.
  public var layer: String?
  /// The reason that the finding is accepted.
  public var reason: String

  /// Creates a suppression of a rule or a family, which applies to all files and locations unless
  /// these are specified.
  public init(
    _ rules: String, file: String? = nil, path: String? = nil, layer: String? = nil, reason: String
  ) {
    self.rules = rules
    self.file = file
    self.path = path
    self.layer = layer
    self.reason = reason
  }

  /// Returns `true` if the suppression accepts a finding about a file that its pattern matches.
  public func accepts(_ finding: Finding) -> Bool {
    let kinds = FindingKind.all + [finding.kind]
    guard let pattern = RuleSelection.Pattern(rules, among: kinds), pattern.matches(finding.kind)
    else {
      return false
    }
    if let layer, !finding.breadcrumb.contains(layer) { return false }
    guard let path else { return true }
    let found = finding.path.description
    guard found.hasPrefix(path) else { return false }
    // Prevents `$.layers[1]` from matching `$.layers[10]`.
    return found.count == path.count || ".[".contains(found.dropFirst(path.count).first ?? ".")
  }
}
