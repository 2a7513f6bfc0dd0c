internal import PegbarBase
internal import PegbarDiagnostics

/// A token of an expression.
struct ScriptToken: Hashable {
  /// The kind of token.
  enum Kind: Hashable {
    case number(Double)
    case string(String)
    case word(String)
    case sign(String)
    case end
  }

  var kind: Kind
  /// `true` if the token begins a line, where the semicolon before it is optional.
  var beginsLine: Bool
}

/// The reason that an expression is not converted.
enum ScriptProblem: Error {
  /// An unsupported feature, in the words of a message.
  case unknown(String)
  /// An error in the text, which also occurs in After Effects.
  case syntax(String)
  /// An error that also occurs in After Effects, which `catch` handles.
  case failed(String)
  /// Links that lead back to the property.
  case circle
  /// More steps than any realistic expression requires.
  case effort
}

/// Splits an expression into tokens (ECMAScript without templates and regular expressions).
struct ScriptTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var beginsLine = true

  /// Returns the tokens of a string; the end token is last.
  static func tokens(of text: String) throws(ScriptProblem) -> [ScriptToken] {
    guard text.utf8.count <= Limits.expressionLength else { throw .effort }
    var tokenizer = ScriptTokenizer(bytes: Array(text.utf8))
    var tokens: [ScriptToken] = []
    repeat { tokens.append(try tokenizer.next()) } while tokens.last?.kind != .end
    return tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func next() throws(ScriptProblem) -> ScriptToken {
    skipBlanks()
    defer { beginsLine = false }
    guard index < bytes.count else { return ScriptToken(kind: .end, beginsLine: true) }
    let first = byte()
    let kind: ScriptToken.Kind
    if first.isDigit || first == UInt8(ascii: ".") && byte(1).isDigit {
      kind = .number(try number())
    } else if first.isLetter {
      kind = .word(word())
    } else if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      kind = .string(try string(until: first))
    } else {
      kind = .sign(try sign())
    }
    return ScriptToken(kind: kind, beginsLine: beginsLine)
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      let first = byte()
      if first <= 32 {
        beginsLine = beginsLine || first == 10 || first == 13
        index += 1
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        while index < bytes.count, byte() != 10, byte() != 13 { index += 1 }
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        index += 2
        while index < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
          index += 1
        }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func number() throws(ScriptProblem) -> Double {
    let start = index
    func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
    while byte().isDigit || byte() == UInt8(ascii: ".") { index += 1 }
    if byte() | 32 == UInt8(ascii: "e"), byte(1).isDigit || isSign(byte(1)) && byte(2).isDigit {
      index += 2
      while byte().isDigit { index += 1 }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard !byte().isLetter, let value = Double(text.hasSuffix(".") ? text + "0" : text) else {
      throw .unknown("the number \(text)")
    }
    return value
  }

  private mutating func word() -> String {
    let start = index
    while byte().isLetter || byte().isDigit { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func string(until quote: UInt8) throws(ScriptProblem) -> String {
    index += 1
    var content: [UInt8] = []
    while index < bytes.count, byte() != quote {
      if byte() == UInt8(ascii: "\\") {
        index += 1
        switch byte() {
        case UInt8(ascii: "n"): content.append(10)
        case UInt8(ascii: "t"): content.append(9)
        case UInt8(ascii: "x"): content += escape(digits: 2)
        case UInt8(ascii: "u"): content += escape(digits: 4)
        case let other: content.append(other)
        }
      } else {
        content.append(byte())
      }
      index += 1
    }
    guard index < bytes.count else { throw .syntax("a string has no closing quotation mark") }
    index += 1
    return String(decoding: content, as: UTF8.self)
  }

  /// Returns the character of a numeric escape sequence.
  ///
  /// The index moves from the letter before the digits to the last digit.
  private mutating func escape(digits: Int) -> [UInt8] {
    defer { index += digits }
    let end = min(index + 1 + digits, bytes.count)
    let text = String(decoding: bytes[min(index + 1, end)..<end], as: UTF8.self)
    return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
  }

  /// The operators and punctuation marks, longest first.
  private static let signs: [String] = [
    "===", "!==", "==", "!=", "<=", ">=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=", "%=",
    "{", "}", "(", ")", "[", "]", ";", ",", "<", ">", "+", "-", "*", "/", "%", "!", "=", "?", ":",
    ".",
  ]

  private mutating func sign() throws(ScriptProblem) -> String {
    for sign in Self.signs where sign.utf8.elementsEqual(bytes[index...].prefix(sign.utf8.count)) {
      index += sign.utf8.count
      return sign
    }
    throw .unknown("the character \(String(decoding: bytes[index...].prefix(1), as: UTF8.self))")
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
  /// `true` if names can contain the byte; bytes of non-ASCII characters count as letters.
  fileprivate var isLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 32 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self >= 128
  }
}
