/// What a search in folders leaves out.
struct Exclusions {
  /// What is left out, by name or by the path from the searched folder on.
  let patterns: [PathPattern]

  /// Folders that hold the sources of others.
  private static let tools: Set<String> = ["node_modules", "Pods"]

  /// Makes exclusions from patterns.
  init(_ patterns: [String]) { self.patterns = patterns.map(PathPattern.init) }

  /// Whether an entry of a folder is left out: one that is hidden (`.build`, too), belongs to a tool
  /// or is named by a pattern.
  ///
  /// - Parameter path: The path from the searched folder on.
  func contain(_ name: String, at path: String) -> Bool {
    if name.hasPrefix(".") || Self.tools.contains(name) { return true }
    return patterns.contains { $0.matches(path) }
  }
}
