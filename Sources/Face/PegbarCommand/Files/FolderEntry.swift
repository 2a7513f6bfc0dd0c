/// An entry of a folder.
struct FolderEntry {
  /// The name, with `\xFF` for each byte that is not UTF-8.
  let name: String
  /// `true` if the name is UTF-8; other entries cannot be opened by path.
  let isUTF8: Bool
  /// `true` for a folder whose name is not UTF-8; other entries are checked by path.
  let isUnnamedFolder: Bool

  /// Creates an entry that the system lists.
  ///
  /// - Parameters:
  ///   - bytes: The name, up to its NUL character.
  ///   - isFolder: Returns `true` for a folder. It is called only if the name is not UTF-8.
  init(named bytes: some Collection<UInt8>, isFolder: () -> Bool) {
    let name = String(decoding: bytes, as: UTF8.self)
    if Self.isUTF8(bytes) {
      (self.name, isUTF8, isUnnamedFolder) = (name, true, false)
    } else {
      (self.name, isUTF8, isUnnamedFolder) = (Self.escaped(bytes), false, isFolder())
    }
  }

  /// Returns `true` if the bytes are valid UTF-8.
  private static func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  /// Returns a name with each invalid byte as `\xFF`.
  private static func escaped(_ bytes: some Collection<UInt8>) -> String {
    var rest = Array(bytes)[...]
    var text = ""
    while let first = rest.first {
      let length = (1...4).first { count in
        count <= rest.count && isUTF8(rest.prefix(count))
      }
      guard let length else {
        let digits = String(first, radix: 16, uppercase: true)
        text += "\\x" + (digits.count < 2 ? "0" : "") + digits
        rest = rest.dropFirst()
        continue
      }
      text += String(decoding: rest.prefix(length), as: UTF8.self)
      rest = rest.dropFirst(length)
    }
    return text
  }
}
