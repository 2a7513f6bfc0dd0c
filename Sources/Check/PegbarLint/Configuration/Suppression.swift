package import PegbarDiagnostics

/// Findings that a configuration accepts, and the reason.
package struct Suppression: Sendable, Hashable {
  /// The rule or family.
  package let rules: String
  /// The path pattern of the files, or `nil` for all files.
  package let file: String?
  /// The JSON path of the location of the finding or of a part that contains it, or `nil` for any
  /// location.
  package let path: String?
  /// The name of a layer or a group that contains the location, or `nil` for any.
  package let layer: String?
  /// The reason that the finding is accepted.
  package let reason: String

  /// Returns `true` if the suppression accepts a finding about a file that its pattern matches.
  package func accepts(_ finding: Finding) -> Bool {
    guard let pattern = try? LintSettings.pattern(rules), pattern.matches(finding.kind) else {
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
