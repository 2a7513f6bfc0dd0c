/// The names that an expression uses, without its comments.
struct ScriptWords {
  private var rest: Substring.UTF8View
  private var declared: Set<String> = []

  /// Looks at the text of an expression.
  init(_ expression: String) { rest = Substring(expression).utf8 }

  /// Names of browsers that are not names of After Effects.
  private static let suspicious: Set<String> = [
    "eval", "Function", "fetch", "XMLHttpRequest", "WebSocket", "EventSource", "window", "document",
    "globalThis", "import", "importScripts", "localStorage", "sessionStorage", "navigator",
  ]
  /// Names that lead from any value to code, also as members and in texts.
  private static let dangerous: Set<String> = ["constructor", "__proto__"]
  private static let declarations: Set<String> = ["var", "let", "const", "function"]

  /// The first name that no animation needs; nothing where there is none.
  mutating func firstSuspicious() -> String? {
    var isMember = false
    var isDeclared = false
    var quote: UInt8?
    while let byte = rest.first {
      if Self.isLetter(byte) {
        let word = nextWord()
        if Self.dangerous.contains(word) { return word }
        guard quote == nil else { continue }
        if isDeclared { declared.insert(word) }
        if !isMember, Self.suspicious.contains(word), !declared.contains(word) { return word }
        isDeclared = Self.declarations.contains(word)
        isMember = false
        continue
      }
      if quote == nil, skipComment() { continue }
      rest.removeFirst()
      if let open = quote {
        // What follows a backslash does not end the text.
        if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        if byte == open { quote = nil }
      } else if Self.quotes.contains(byte) {
        quote = byte
      } else if !Self.isBlank(byte) {
        isMember = byte == UInt8(ascii: ".")
        isDeclared = false
      }
    }
    return nil
  }

  private mutating func nextWord() -> String {
    let word = rest.prefix { Self.isLetter($0) || Self.isDigit($0) }
    rest = rest[word.endIndex...]
    return String(Substring(word))
  }

  private mutating func skipComment() -> Bool {
    if rest.starts(with: "//".utf8) {
      rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      return true
    }
    guard rest.starts(with: "/*".utf8) else { return false }
    rest = rest.dropFirst(2)
    while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
    rest = rest.dropFirst(2)
    return true
  }

  private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
