/// A search for tags and attributes in markup that can run code.
///
/// As in browsers, quotes count only at the start of an attribute value.
struct ActiveTags {
  private var rest: Substring.UTF8View
  private var isInTag = false

  /// Creates a search in lowercase markup.
  init(_ text: String) { rest = Substring(text).utf8 }

  private static let elements: Set<String> = [
    "script", "iframe", "foreignobject", "embed", "object",
  ]

  /// Returns the first tag or attribute, or `nil` if there is none.
  mutating func first() -> String? {
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "<") {
        isInTag = true
        let name = nextName()
        let local = name.split(separator: ":").last.map(String.init) ?? ""
        if Self.elements.contains(local) { return "<" + local }
      } else if byte == UInt8(ascii: ">") {
        isInTag = false
      } else if isInTag, byte == UInt8(ascii: "=") {
        skipValue()
      } else if isInTag, Self.isBreak(byte) {
        let name = nextName()
        guard name.hasPrefix("on"), name.utf8.count > 2 else { continue }
        skipBlanks()
        if rest.first == UInt8(ascii: "=") { return name }
      }
    }
    return nil
  }

  /// Reads a name, including its namespace.
  private mutating func nextName() -> String {
    let name = rest.prefix { byte in
      (0x61...0x7A).contains(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-")
        || (0x30...0x39).contains(byte)
    }
    rest = rest[name.endIndex...]
    return String(Substring(name))
  }

  private mutating func skipValue() {
    skipBlanks()
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return
    }
    rest = rest.dropFirst().drop { $0 != quote }
    // The closing quote remains, because an attribute can follow it directly.
    if rest.isEmpty { isInTag = false }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  /// Returns `true` if a name can start after a byte.
  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
