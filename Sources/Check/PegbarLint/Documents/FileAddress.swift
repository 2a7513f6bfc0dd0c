internal import PegbarLottie

/// Where a file is that a document names: a path from its folder on, or an address.
struct FileAddress {
  /// The path or address; a long one, as of embedded content, is cut.
  let text: String
  /// Whether the content is in the address itself.
  let isEmbedded: Bool

  /// The address of an asset's file.
  init(_ file: FileReference) {
    // An embedded one may be a whole picture.
    text = file.isEmbedded ? String(file.file.prefix(Self.length)) : file.directory + file.file
    isEmbedded = file.isEmbedded
  }

  /// The address of a font.
  init(_ text: String) {
    self.text = text
    isEmbedded = text.prefix(5).lowercased() == "data:"
  }

  private static let length = 100

  /// The text for messages.
  var shown: String { text.count > Self.length ? text.prefix(Self.length) + "…" : text }

  /// Whether a player has to ask another computer for it.
  var isRemote: Bool { isUnencrypted || has(prefix: "https:") || has(prefix: "//") }

  /// Whether others can read and change it on its way.
  var isUnencrypted: Bool { has(prefix: "http:") || has(prefix: "ftp:") }

  /// Whether it begins at the root of a disk or a site.
  var isAbsolute: Bool {
    guard !isRemote, !isEmbedded else { return false }
    if has(prefix: "file:") || text.hasPrefix("/") || text.hasPrefix("\\") { return true }
    let start = Array(text.utf8.prefix(3))
    let isDrive = start.count == 3 && start[1] == UInt8(ascii: ":") && Self.isSlash(start[2])
    return isDrive && Character(UnicodeScalar(start[0])).isLetter
  }

  /// Whether it leaves its folder upwards.
  var leavesFolder: Bool {
    guard !isRemote, !isEmbedded else { return false }
    var depth = 0
    for part in text.utf8.split(whereSeparator: Self.isSlash) {
      // Dots may be written as %2e; nothing longer stands for one or two of them.
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

  /// How many dots a part of a path stands for that has nothing else.
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
