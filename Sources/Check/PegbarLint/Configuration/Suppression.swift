package import PegbarDiagnostics

/// Findings that a configuration accepts, and why.
package struct Suppression: Sendable, Hashable {
  /// The rule or family.
  package let rules: String
  /// A pattern of paths of files; nothing for all files.
  package let file: String?
  /// Where in the document the finding stands, or what it stands in, as a JSON path; nothing for
  /// anywhere.
  package let path: String?
  /// The name of a layer or a group that it stands in; nothing for any.
  package let layer: String?
  /// Why the finding is accepted.
  package let reason: String

  /// Whether it accepts a finding about a file with a path that it means.
  package func accepts(_ finding: Finding) -> Bool {
    guard let pattern = try? LintSettings.pattern(rules), pattern.matches(finding.kind) else {
      return false
    }
    if let layer, !finding.breadcrumb.contains(layer) { return false }
    guard let path else { return true }
    let found = finding.path.description
    guard found.hasPrefix(path) else { return false }
    // `$.layers[1]` is not `$.layers[10]`.
    return found.count == path.count || ".[".contains(found.dropFirst(path.count).first ?? ".")
  }
}
