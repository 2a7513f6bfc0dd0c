/// The names that an expression uses, without its comments.
struct ScriptWords {
  private var rest: Substring.UTF8View
  private var declared: Set<String> = []
  /// What ends the text that is read; nothing in code.
  private var quote: UInt8?
  /// How many braces are open in each `${…}` that is read, outermost first.
  private var braces: [Int] = []
  /// The last byte of code that is no space.
  private var last = UInt8(ascii: ";")
  /// The word that the code before this ends with; nothing where it ends otherwise.
  private var lastWord: String?
  /// The word before the point that the code ends with.
  private var owner: String?
  /// Whether the value before a slash is divided by what follows; otherwise a pattern begins.
  private var isOperand = false

  /// Looks at the text of an expression.
  init(_ expression: String) { rest = Substring(expression).utf8 }

  /// Names that run code or send something, which stay suspicious where they are declared, too.
  private static let running: Set<String> = [
    "eval", "Function", "fetch", "XMLHttpRequest", "import",
  ]
  /// Names of browsers and of Node that are not names of After Effects.
  private static let suspicious: Set<String> = running.union([
    "WebSocket", "EventSource", "Worker", "window", "document", "globalThis", "self", "location",
    "importScripts", "localStorage", "sessionStorage", "navigator", "setTimeout", "setInterval",
    "require", "process",
  ])
  /// Names that After Effects or its users have, too, whose suspicious members count.
  private static let owners: Set<String> = ["this", "frames", "top", "parent"]
  /// Names that lead from any value to code, also as members and in texts.
  private static let dangerous: Set<String> = ["constructor", "__proto__"]
  private static let declarations: Set<String> = ["var", "let", "const", "function"]
  /// Words that a value follows, so that a slash after them begins a pattern.
  private static let operators: Set<String> = [
    "return", "typeof", "case", "in", "delete", "void", "throw", "new", "instanceof", "else", "do",
  ]

  /// The first name that no animation needs, or a backslash in a name; nothing where there is none.
  mutating func firstSuspicious() -> String? {
    while let byte = rest.first {
      if Self.isLetter(byte) {
        let word = nextWord()
        if Self.dangerous.contains(word) { return word }
        if quote == nil, isSuspicious(word) { return word }
        continue
      }
      if quote == nil, skipComment() { continue }
      rest.removeFirst()
      if quote != nil {
        readText(byte)
      } else if byte == UInt8(ascii: "\\") {
        return "\\"
      } else if !Self.isBlank(byte) {
        readCode(byte)
      }
    }
    return nil
  }

  /// Whether a word of code is suspicious where it stands.
  private mutating func isSuspicious(_ word: String) -> Bool {
    let isMember = last == UInt8(ascii: ".")
    if let lastWord, Self.declarations.contains(lastWord) { declared.insert(word) }
    let isOwned = isMember && owner.map(Self.owners.contains) ?? false
    let isFree = !isMember && (Self.running.contains(word) || !declared.contains(word))
    isOperand = isMember || !Self.operators.contains(word)
    last = UInt8(ascii: "a")
    owner = nil
    lastWord = isMember ? nil : word
    return (isOwned || isFree) && Self.suspicious.contains(word)
  }

  private mutating func readText(_ byte: UInt8) {
    if byte == UInt8(ascii: "\\") {
      // What follows a backslash does not end the text.
      rest = rest.dropFirst()
    } else if byte == quote {
      quote = nil
    } else if quote == UInt8(ascii: "`"), byte == UInt8(ascii: "$"), rest.first == Self.opening {
      enterCode()
    }
  }

  /// Goes on with the code of a `${…}`.
  private mutating func enterCode() {
    rest = rest.dropFirst()
    braces.append(0)
    quote = nil
    (last, lastWord, owner, isOperand) = (Self.opening, nil, nil, false)
  }

  private mutating func readCode(_ byte: UInt8) {
    if Self.quotes.contains(byte) {
      quote = byte
    } else if byte == UInt8(ascii: "/"), !isOperand {
      skipPattern()
    } else if byte == Self.opening, !braces.isEmpty {
      braces[braces.count - 1] += 1
    } else if byte == Self.closing, let open = braces.last {
      if open == 0 {
        braces.removeLast()
        quote = UInt8(ascii: "`")
      } else {
        braces[braces.count - 1] = open - 1
      }
    }
    owner = byte == UInt8(ascii: ".") ? lastWord : nil
    if byte == UInt8(ascii: "."), rest.starts(with: "..".utf8) {
      // What is spread is no member.
      rest = rest.dropFirst(2)
      (last, lastWord, owner, isOperand) = (UInt8(ascii: ";"), nil, nil, false)
      return
    }
    isOperand =
      Self.isDigit(byte) || Self.ends.contains(byte) || Self.quotes.contains(byte)
      || byte == last && (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
    last = byte
    // A question mark may stand before the point.
    if byte != UInt8(ascii: "?") { lastWord = nil }
  }

  /// Goes behind a regular expression, or to the end of its line.
  private mutating func skipPattern() {
    var isInClass = false
    while let byte = rest.first, byte != 0x0A, byte != 0x0D {
      rest.removeFirst()
      if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
      if byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      if byte == UInt8(ascii: "/"), !isInClass { break }
    }
  }

  private mutating func nextWord() -> String {
    // In a text, `$` may begin a `${…}`.
    if rest.first == UInt8(ascii: "$"), quote == UInt8(ascii: "`") {
      rest.removeFirst()
      if rest.first == Self.opening { enterCode() }
      return ""
    }
    let isTemplate = quote == UInt8(ascii: "`")
    let word = rest.prefix {
      Self.isDigit($0) || Self.isLetter($0) && !(isTemplate && $0 == UInt8(ascii: "$"))
    }
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

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")
  private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")]
  /// What a value may end with, beside words, digits and quotes.
  private static let ends = [
    UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "/"),
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
