/// A reference of an asset to an external or embedded file.
package struct FileReference: Sendable, Hashable {
  /// The folder (`u`), often with a trailing slash.
  package var directory: String
  /// The file name, a URL, or a `data:` URL with the content (`p`).
  package var file: String

  /// `true` if the file is a `data:` URL, which embeds the content.
  ///
  /// The flag `e` is unreliable in real files.
  package var isEmbedded: Bool {
    let prefix = file.utf8.prefix(5)
    return prefix.count == 5 && zip(prefix, "data:".utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  /// `true` if the file name or media type is that of an audio file.
  var isSound: Bool {
    let start = file.prefix(12).lowercased()
    let end = file.suffix(5).lowercased()
    return start.hasPrefix("data:audio/")
      || [".mp3", ".wav", ".aac", ".m4a", ".ogg", ".aif", ".aiff"].contains { end.hasSuffix($0) }
  }
}
