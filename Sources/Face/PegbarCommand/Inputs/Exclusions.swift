internal import Pegbar

/// The exclusions of a search in folders.
struct Exclusions {
  /// The patterns of excluded names, or of paths relative to the searched folder.
  let patterns: [PathPattern]

  /// The folders of tools with third-party sources.
  private static let tools: Set<String> = ["node_modules", "Pods"]

  /// Creates exclusions from patterns.
  init(_ patterns: [String]) { self.patterns = patterns.map(PathPattern.init) }

  /// Returns `true` if an entry is hidden (for example `.build`), belongs to a tool, or matches a
  /// pattern.
  ///
  /// - Parameter path: The path relative to the searched folder.
  func contain(_ name: String, at path: String) -> Bool {
    name.hasPrefix(".") || Self.tools.contains(name) || match(path)
  }

  /// Returns `true` if a pattern matches a path relative to the searched folder.
  func match(_ path: String) -> Bool { patterns.contains { $0.matches(path) } }
}
