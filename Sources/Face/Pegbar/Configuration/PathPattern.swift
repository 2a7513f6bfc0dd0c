#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#else
  #error("unknown C library")
#endif

/// A path pattern with shell wildcards and alternatives in braces, such as `*.{json,lottie}`.
///
/// A pattern without a slash is matched against names. A pattern with a slash is matched against
/// the path relative to a folder, where `*` also matches slashes and a leading `**/` also matches
/// nothing.
package struct PathPattern {
  /// The patterns without alternatives; a path must match one of them.
  private let alternatives: [Alternative]

  /// Creates a pattern, ignoring a trailing slash.
  ///
  /// A leading `./` refers to the folder, so that such a pattern is matched against the whole path.
  package init(_ text: String) {
    alternatives = Self.expanded(text).map(Alternative.init)
  }

  /// Returns `true` if the pattern matches the last component of a path, or the whole path if it
  /// has a slash.
  package func matches(_ path: String) -> Bool {
    alternatives.contains { $0.matches(path) }
  }

  /// Returns `true` if a pattern matches a path or a folder that contains it.
  package static func matchesFolder(_ pattern: String, of path: String) -> Bool {
    PathPattern(pattern).matchesFolder(of: path)
  }

  /// Returns `true` if the pattern matches a path or a folder that contains it.
  package func matchesFolder(of path: String) -> Bool {
    guard !path.isEmpty else { return false }
    if matches(path) { return true }
    return path.indices.contains { path[$0] == "/" && matches(String(path[..<$0])) }
  }

  /// Returns a pattern for each alternative in braces, or the pattern itself if there are too many.
  private static func expanded(_ text: String) -> [String] {
    var done: [String] = []
    var open = [Substring(text)]
    while let next = open.popLast() {
      guard let braces = Braces(in: next) else {
        done.append(String(next))
        continue
      }
      open += braces.alternatives.reversed().map { Substring(braces.before + $0 + braces.after) }
      guard done.count + open.count <= Limits.patternAlternatives else { return [text] }
    }
    return done
  }
}

/// The first braces with a comma in a pattern.
private struct Braces {
  private(set) var before: Substring
  private(set) var alternatives: [Substring] = []
  private(set) var after: Substring = ""

  /// Finds the braces; `nil` if there are none.
  init?(in text: Substring) {
    before = text
    var starts: [Substring.Index] = []
    var commas: [[Substring.Index]] = []
    var isEscaped = false
    for index in text.indices {
      defer { isEscaped = !isEscaped && text[index] == "\\" }
      guard !isEscaped else { continue }
      switch text[index] {
      case "{":
        starts.append(index)
        commas.append([])
      case "," where !commas.isEmpty: commas[commas.count - 1].append(index)
      case "}":
        guard let start = starts.popLast(), let inner = commas.popLast() else { continue }
        if inner.isEmpty { continue }
        before = text[..<start]
        after = text[text.index(after: index)...]
        let bounds = [start] + inner + [index]
        alternatives = zip(bounds, bounds.dropFirst()).map { text[text.index(after: $0)..<$1] }
        return
      default: continue
      }
    }
    return nil
  }
}

/// A pattern without alternatives.
private struct Alternative {
  private let text: String
  /// `true` if the pattern is matched against the whole path.
  private let isAnchored: Bool

  init(_ pattern: String) {
    var text = Substring(pattern)
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    let isRelative = text.hasPrefix("./") && text.count > 2
    self.text = String(isRelative ? text.dropFirst(2) : text)
    isAnchored = isRelative || text.contains("/")
  }

  func matches(_ path: String) -> Bool {
    guard isAnchored else {
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
