/// The names that an expression uses, except in comments.
struct ScriptWords {
  private var rest: Substring.UTF8View
  private var declared: Set<String> = []
  /// The closing quote of the current string, or `nil` in code.
  private var quote: UInt8?
  /// The number of open braces in each enclosing `${…}`, outermost first.
  private var braces: [Int] = []
  /// The last byte of code other than white space.
  private var last = UInt8(ascii: ";")
  /// The last word, or `nil` if the code before the current position does not end with a word.
  private var lastWord: String?
  /// The word before the dot at the end of the code.
  private var owner: String?
  /// `true` if a slash divides the preceding value instead of starting a regular expression.
  private var isOperand = false

  /// `true` if strings are searched like code, because `eval` can run them.
  private let runsStrings: Bool

  /// Creates a search in an expression.
  init(_ expression: String, runsStrings: Bool = false) {
    rest = Substring(expression).utf8
    self.runsStrings = runsStrings
  }

  /// Names that run code or send data, and are suspicious even if they are declared.
  private static let running: Set<String> = ["Function", "fetch", "XMLHttpRequest", "import"]
  /// Names in strings that are suspicious if `eval` can run them.
  private static let reaching: Set<String> = running.union([
    "WebSocket", "EventSource", "importScripts", "document", "globalThis", "localStorage",
    "sessionStorage", "navigator",
  ])
  /// Names that decode strings, which hide what `eval` runs.
  private static let decoding: Set<String> = [
    "atob", "unescape", "decodeURIComponent", "decodeURI", "fromCharCode", "fromCodePoint",
  ]
  /// Names in browsers and Node that After Effects does not have.
  private static let suspicious: Set<String> = running.union([
    "WebSocket", "EventSource", "Worker", "window", "document", "globalThis", "self", "location",
    "importScripts", "localStorage", "sessionStorage", "navigator", "setTimeout", "setInterval",
    "require", "process",
  ])
  /// Names that After Effects or its users also use, but whose suspicious members count.
  private static let owners: Set<String> = ["this", "frames", "top", "parent"]
  /// Names that lead from any value to code, including as members and in strings.
  private static let dangerous: Set<String> = ["constructor", "__proto__"]
  private static let declarations: Set<String> = ["var", "let", "const", "function"]
  /// Words before a value, so a slash after them starts a regular expression.
  private static let operators: Set<String> = [
    "return", "typeof", "case", "in", "delete", "void", "throw", "new", "instanceof", "else", "do",
  ]

  /// Returns the first name that no animation needs, or a backslash in a name; `nil` if there is
  /// neither.
  mutating func firstSuspicious() -> String? {
    while let byte = rest.first {
      if Self.isLetter(byte) {
        let word = nextWord()
        if Self.dangerous.contains(word) { return word }
        if runsStrings, Self.decoding.contains(word) || isRun(word) { return word }
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

  /// Returns `true` if a word of a string is suspicious when the string runs as code.
  private func isRun(_ word: String) -> Bool { quote != nil && Self.reaching.contains(word) }

  /// Returns `true` if a word of code is suspicious in its context.
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
      // An escaped character does not end the string.
      rest = rest.dropFirst()
    } else if byte == quote {
      quote = nil
    } else if quote == UInt8(ascii: "`"), byte == UInt8(ascii: "$"), rest.first == Self.opening {
      enterCode()
    }
  }

  /// Continues with the code of a `${…}`.
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
      // A spread value is not a member.
      rest = rest.dropFirst(2)
      (last, lastWord, owner, isOperand) = (UInt8(ascii: ";"), nil, nil, false)
      return
    }
    isOperand =
      Self.isDigit(byte) || Self.ends.contains(byte) || Self.quotes.contains(byte)
      || byte == last && (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
    last = byte
    // A question mark can precede the dot.
    if byte != UInt8(ascii: "?") { lastWord = nil }
  }

  /// Skips to the end of a regular expression or of its line.
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
    // In a template string, `$` can start a `${…}`.
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
  /// The bytes that can end a value, in addition to words, digits, and quotes.
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
