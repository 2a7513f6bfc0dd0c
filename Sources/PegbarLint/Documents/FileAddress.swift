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
    return text.utf8.split(whereSeparator: Self.isSlash).contains { part in
      // As it is, or with dots written as %2e.
      part.count <= 6 && Self.dots.contains(String(Substring(part)).lowercased())
    }
  }

  private static let dots: Set<String> = ["..", "%2e.", ".%2e", "%2e%2e"]

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private func has(prefix: String) -> Bool {
    text.prefix(prefix.count).lowercased() == prefix
  }
}
