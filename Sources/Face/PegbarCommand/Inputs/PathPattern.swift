/// A pattern of paths as a shell has them.
///
/// One without a slash is held against names; one with a slash against the path from some folder on,
/// where `*` also stands for slashes and `**/` at the beginning for nothing as well.
struct PathPattern {
  private let text: String

  /// Makes a pattern; a slash at its end and `./` at its beginning do not count.
  init(_ text: String) {
    var text = Substring(text)
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    self.text = String(text.hasPrefix("./") ? text.dropFirst(2) : text)
  }

  /// Whether it means the last part of a path, or the path.
  func matches(_ path: String) -> Bool {
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

  /// Whether it means a path, or a folder that it is in.
  func matchesFolder(of path: String) -> Bool {
    guard !path.isEmpty else { return false }
    if matches(path) { return true }
    return path.indices.contains { path[$0] == "/" && matches(String(path[..<$0])) }
  }

  private static func matches(_ pattern: String, _ path: String) -> Bool {
    fnmatch(pattern, path, 0) == 0
  }
}

extension String {
  /// What follows the last of a character; all of it where there is none.
  fileprivate func drop(throughLast character: Character) -> Substring {
    lastIndex(of: character).map { self[index(after: $0)...] } ?? self[...]
  }
}
