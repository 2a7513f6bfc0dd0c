/// The contents of an archive, as listed in its directory.
package struct ArchiveContents: Sendable {
  /// A file or folder in an archive.
  package struct Entry: Sendable, Hashable {
    /// The path, exactly as stored in the archive.
    package var name: String
    /// The unpacked size in bytes, as stated in the directory.
    package var size: UInt64
    /// The size in the archive, in bytes.
    package var packedSize: UInt64
    /// The number of the compression method: 0 for stored, 8 for deflate.
    package var method: UInt16
    /// `true` if reading the entry requires a password.
    package var isEncrypted: Bool
    /// `true` if the entry is a symbolic link.
    package var isLink: Bool

    /// Creates an entry.
    package init(
      name: String, size: UInt64 = 100, packedSize: UInt64 = 100, method: UInt16 = 8,
      isEncrypted: Bool = false, isLink: Bool = false
    ) {
      self.name = name
      self.size = size
      self.packedSize = packedSize
      self.method = method
      self.isEncrypted = isEncrypted
      self.isLink = isLink
    }

    /// `true` if the entry is a folder, or a metadata file or resource fork that macOS adds to
    /// archives.
    package var isJunk: Bool { isFolder || isAddedByMacOS }

    /// `true` if the entry is a folder.
    package var isFolder: Bool { name.hasSuffix("/") || name.hasSuffix("\\") }

    /// `true` if the entry is a metadata file or resource fork that macOS adds to archives.
    package var isAddedByMacOS: Bool {
      name.hasPrefix("__MACOSX/")
        || name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).contains {
          $0 == ".DS_Store" || $0.hasPrefix("._")
        }
    }
  }

  /// All entries, in the order of the directory.
  package var entries: [Entry]
  /// The bytes of `manifest.json`, or `nil` if it is missing or unreadable.
  package var manifest: [UInt8]?

  /// Creates the contents of an archive.
  package init(entries: [Entry], manifest: [UInt8]? = nil) {
    self.entries = entries
    self.manifest = manifest
  }
}
