/// What stands in a folder.
struct FolderEntry {
  /// The name, with `\xFF` in the place of each byte that is not UTF-8.
  let name: String
  /// Whether the name is UTF-8; what has another one cannot be opened by a path.
  let isUTF8: Bool
  /// Whether it is a folder with a name that is not UTF-8; others are asked by their path.
  let isUnnamedFolder: Bool

  /// An entry that the system lists.
  ///
  /// - Parameters:
  ///   - bytes: The name up to its NUL character.
  ///   - isFolder: Asked where no path leads to it.
  init(named bytes: some Collection<UInt8>, isFolder: () -> Bool) {
    let name = String(decoding: bytes, as: UTF8.self)
    if Self.isUTF8(bytes) {
      (self.name, isUTF8, isUnnamedFolder) = (name, true, false)
    } else {
      (self.name, isUTF8, isUnnamedFolder) = (Self.escaped(bytes), false, isFolder())
    }
  }

  /// Whether the bytes are text as they are, none of them replaced.
  private static func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
    String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
  }

  /// A name with the bytes that are no part of a character as `\xFF`.
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
