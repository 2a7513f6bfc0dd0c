/// A file that an asset names or holds.
package struct FileReference: Sendable, Hashable {
  /// The folder (`u`), often with a slash at its end.
  package var directory: String
  /// The file name, an address, or a `data:` address with the content (`p`).
  package var file: String

  /// Whether the content is in the document: told by `data:`, because `e` is wrong in real files.
  package var isEmbedded: Bool {
    let prefix = file.utf8.prefix(5)
    return prefix.count == 5 && zip(prefix, "data:".utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  /// Whether its name or its type says that it is a sound.
  var isSound: Bool {
    let start = file.prefix(12).lowercased()
    let end = file.suffix(5).lowercased()
    return start.hasPrefix("data:audio/")
      || [".mp3", ".wav", ".aac", ".m4a", ".ogg", ".aif", ".aiff"].contains { end.hasSuffix($0) }
  }
}
