internal import PegbarLottie

/// The path or URL of a file that a document references.
struct FileAddress {
  /// The path, relative to the document, or the URL.
  ///
  /// A long embedded one is truncated.
  let text: String
  /// `true` if the URL contains the file.
  let isEmbedded: Bool

  /// Creates the address of an asset's file.
  init(_ file: FileReference) {
    // An embedded URL can contain a whole image.
    text = file.isEmbedded ? String(file.file.prefix(Self.length)) : file.directory + file.file
    isEmbedded = file.isEmbedded
  }

  /// Creates the address of a font.
  init(_ text: String) {
    self.text = text
    isEmbedded = text.prefix(5).lowercased() == "data:"
  }

  private static let length = 100

  /// The address for messages.
  var shown: String { text.count > Self.length ? text.prefix(Self.length) + "…" : text }

  /// `true` if a player must load the file over a network.
  var isRemote: Bool { isUnencrypted || has(prefix: "https:") || has(prefix: "//") }

  /// `true` if the file is transferred without encryption.
  var isUnencrypted: Bool { has(prefix: "http:") || has(prefix: "ftp:") }

  /// `true` if the path starts at the root of a disk or a website.
  var isAbsolute: Bool {
    guard !isRemote, !isEmbedded else { return false }
    if has(prefix: "file:") || text.hasPrefix("/") || text.hasPrefix("\\") { return true }
    let start = Array(text.utf8.prefix(3))
    let isDrive = start.count == 3 && start[1] == UInt8(ascii: ":") && Self.isSlash(start[2])
    return isDrive && Character(UnicodeScalar(start[0])).isLetter
  }

  /// `true` if the path leads out of its folder.
  var leavesFolder: Bool {
    guard !isRemote, !isEmbedded else { return false }
    var depth = 0
    for part in text.utf8.split(whereSeparator: Self.isSlash) {
      // A dot can be written as %2e. Longer path components are neither `.` nor `..`.
      let name = part.count <= 6 ? String(Substring(part)).lowercased() : ""
      switch Self.dots[name] {
      case 1: continue
      case 2: depth -= 1
      case .some, .none: depth += 1
      }
      if depth < 0 { return true }
    }
    return false
  }

  /// The number of dots in a path component that consists only of dots.
  private static let dots = [
    ".": 1, "%2e": 1, "..": 2, "%2e.": 2, ".%2e": 2, "%2e%2e": 2,
  ]

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private func has(prefix: String) -> Bool {
    text.prefix(prefix.count).lowercased() == prefix
  }
}
