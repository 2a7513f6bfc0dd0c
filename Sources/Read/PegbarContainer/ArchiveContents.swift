/// What the directory of an archive says about it.
package struct ArchiveContents: Sendable {
  /// A file or folder of an archive.
  package struct Entry: Sendable, Hashable {
    /// The path as it is written.
    package var name: String
    /// How many bytes it is said to have when unpacked.
    package var size: UInt64
    /// How many bytes it takes in the archive.
    package var packedSize: UInt64
    /// The number of the compression method; 0 is stored, 8 is deflate.
    package var method: UInt16
    /// Whether a password is needed to read it.
    package var isEncrypted: Bool
    /// Whether it is a link to another file.
    package var isLink: Bool

    /// Makes an entry.
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

    /// Whether it is a folder, or what macOS adds to archives: notes and resource forks.
    package var isJunk: Bool { isFolder || isAddedByMacOS }

    /// Whether it is a folder.
    package var isFolder: Bool { name.hasSuffix("/") || name.hasSuffix("\\") }

    /// Whether it is a note or a resource fork that macOS adds to archives.
    package var isAddedByMacOS: Bool {
      name.hasPrefix("__MACOSX/")
        || name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).contains {
          $0 == ".DS_Store" || $0.hasPrefix("._")
        }
    }
  }

  /// Everything that stands in the directory, in its order.
  package var entries: [Entry]
  /// The bytes of `manifest.json`; nothing where it is missing or cannot be read.
  package var manifest: [UInt8]?

  /// Makes the contents of an archive.
  package init(entries: [Entry], manifest: [UInt8]? = nil) {
    self.entries = entries
    self.manifest = manifest
  }
}
