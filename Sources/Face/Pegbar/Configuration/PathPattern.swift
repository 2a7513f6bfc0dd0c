#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A path pattern with shell wildcards.
///
/// A pattern without a slash is matched against names. A pattern with a slash is matched against
/// the path relative to a folder, where `*` also matches slashes and a leading `**/` also matches
/// nothing.
package struct PathPattern {
  private let text: String

  /// Creates a pattern, ignoring a trailing slash and a leading `./`.
  package init(_ text: String) {
    var text = Substring(text)
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    self.text = String(text.hasPrefix("./") ? text.dropFirst(2) : text)
  }

  /// Returns `true` if the pattern matches the last component of a path, or the whole path if it
  /// has a slash.
  package func matches(_ path: String) -> Bool {
    guard text.contains("/") else {
      return Self.matches(text, String(path.drop(throughLast: "/")))
    }
    if Self.matches(text, path) { return true }
    var rest = Substring(text)
    while rest.hasPrefix("**/") {
      rest = rest.dropFirst(3)
      if Self.matches(String(rest), path) { return true }
    }
    return false
  }

  /// Returns `true` if the pattern matches a path or a folder that contains it.
  package func matchesFolder(of path: String) -> Bool {
    guard !path.isEmpty else { return false }
    if matches(path) { return true }
    return path.indices.contains { path[$0] == "/" && matches(String(path[..<$0])) }
  }

  /// Returns `true` if a pattern matches a path or a folder that contains it.
  package static func matchesFolder(_ pattern: String, of path: String) -> Bool {
    PathPattern(pattern).matchesFolder(of: path)
  }

  private static func matches(_ pattern: String, _ path: String) -> Bool {
    fnmatch(pattern, path, 0) == 0
  }
}

extension String {
  /// Returns the text after the last occurrence of a character, or all of it if there is none.
  fileprivate func drop(throughLast character: Character) -> Substring {
    lastIndex(of: character).map { self[index(after: $0)...] } ?? self[...]
  }
}
