/// What a search in folders leaves out.
struct Exclusions {
  /// Patterns as a shell has them.
  ///
  /// One without a slash is held against every name, one with a slash against the path from the
  /// searched folder on, in which `*` also stands for slashes.
  let patterns: [String]

  /// Folders in which nobody keeps sources of their own.
  private static let tools: Set<String> = ["node_modules", "Pods"]

  /// Makes exclusions from patterns; a slash at the end of one does not count.
  init(_ patterns: [String]) {
    self.patterns = patterns.map { pattern in
      var pattern = pattern
      while pattern.count > 1, pattern.hasSuffix("/") { pattern.removeLast() }
      return pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    }
  }

  /// Whether an entry of a folder is left out: one that is hidden (`.build`, too), belongs to a tool
  /// or is named by a pattern.
  ///
  /// - Parameter path: The path from the searched folder on.
  func contain(_ name: String, at path: String) -> Bool {
    if name.hasPrefix(".") || Self.tools.contains(name) { return true }
    return patterns.contains { pattern in
      fnmatch(pattern, pattern.contains("/") ? path : name, 0) == 0
    }
  }
}
