internal import CPegbarJansson
internal import PegbarBase
package import PegbarDiagnostics

/// Why bytes are not JSON.
package struct JSONSyntaxError: Error {
  /// The kind of finding it makes.
  package let kind: FindingKind
  /// What was expected or found; lower case, no full stop.
  package let message: String
  /// Where it is.
  package let position: Position?
  /// The name of the limit that the text goes beyond; nothing where it is about none.
  package var limit: String?

  /// The error as a finding about the whole file.
  package var finding: Finding {
    var finding = Finding(kind, message, position: position, outcome: .dropped)
    finding.limit = limit
    return finding
  }

  /// The error of a text that goes beyond a limit.
  ///
  /// - Parameter message: What is wrong, up to the limit: `the text is larger than`.
  static func beyond(
    _ limit: KeyPath<Limits, Int>, of limits: Limits, _ message: String
  ) -> JSONSyntaxError {
    JSONSyntaxError(
      kind: .inputTooLarge, message: "\(message) \(limits.text(limit))", position: nil,
      limit: Limit.of(limit)?.name)
  }
}

/// What jansson said, and how far it had read then.
struct ParserError: Error {
  let code: json_error_code
  let text: String
  /// How many bytes were read, the refused token included where it was complete.
  let offset: Int

  var isTooBigInteger: Bool {
    code == json_error_numeric_overflow && text.hasPrefix("too big")
  }

  /// The text ended where something had to follow; a NUL byte looks the same to jansson.
  private var isEndOfText: Bool {
    code == json_error_premature_end_of_input && !text.hasPrefix("invalid token")
  }

  /// The error with the place at which the refused bytes begin.
  func syntaxError(in bytes: [UInt8]) -> JSONSyntaxError {
    // Nothing is wrong with the bytes; whoever began the work says that it was cancelled.
    guard !Cancellation.isRequested else {
      return JSONSyntaxError(kind: kind, message: "the work was cancelled", position: nil)
    }
    let isAtEnd = isEndOfText
    let place = bytes.withUnsafeBufferPointer { isAtEnd ? $0.count : refusedPlace(in: $0) }
    let isNumber = !isAtEnd && code == json_error_invalid_syntax && Self.isNoNumber(bytes[place...])
    return JSONSyntaxError(
      kind: isNumber ? .nonFiniteNumber : kind,
      message: isNumber ? "NaN and infinity are no numbers in JSON" : message(in: bytes),
      position: TextPositions.positions(ofSorted: [place], in: bytes).first)
  }

  private var kind: FindingKind {
    switch code {
    case json_error_invalid_utf8: .invalidUTF8
    case json_error_numeric_overflow: .numberOutOfRange
    case json_error_stack_overflow: .nestingDepth
    case json_error_end_of_input_expected: .trailingData
    // Every other code of jansson's is about syntax or memory.
    default: .invalidJSON
    }
  }

  /// Whether bytes begin as programs write what is no number: `NaN`, `-Infinity`, `inf`.
  private static func isNoNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    let start = digits.prefix(3).map { $0 | 0x20 }
    return start == Array("nan".utf8) || start == Array("inf".utf8)
  }

  private func message(in bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "the text is empty" }
    if isEndOfText {
      let expected = text.split(separator: " expected").first.flatMap {
        text.contains(" expected") ? "; expected \($0)" : nil
      }
      return "the text ends too early\(expected ?? "")"
    }
    switch code {
    case json_error_premature_end_of_input: return "a NUL byte stands outside of strings"
    case json_error_stack_overflow: return "objects and arrays are nested too deeply"
    case json_error_end_of_input_expected: return "something stands after the end of the JSON"
    case json_error_out_of_memory: return "there is not enough memory"
    default: return text.isEmpty ? "the text is not JSON" : text
    }
  }

  /// Where the token begins that jansson had read last; in a string, its first mistake.
  private func refusedPlace(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // The bytes before the bad one were read, and it was not.
    if code == json_error_invalid_utf8 { return offset }
    var walk = JSONByteWalk(bytes)
    var place = walk.offset
    walk.skipSpace()
    while walk.offset < offset, let byte = walk.next {
      place = walk.offset
      if byte == 0x22 {
        let token = walk.skipString()
        if let mistake = JSONStringContent.firstMistake(in: bytes, token.content) {
          return mistake
        }
      } else if byte == 0x2D || (0x30...0x39).contains(byte) || isLetter(byte) {
        walk.skipScalar()
      } else {
        walk.offset += 1
      }
      walk.skipSpace()
    }
    return place
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

/// Text in another encoding than UTF-8, told by its first bytes.
enum ForeignEncoding {
  /// The name of the encoding; nil for UTF-8 and for what is no text.
  static func name(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32 (big endian)" }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32 (little endian)" }
    if bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16 (big endian)" }
    if bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16 (little endian)" }
    // JSON begins with an ASCII character, so zeros around it tell the encoding (RFC 4627, 3).
    guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return nil }
    let second = bytes.count.isMultiple(of: 4) ? (bytes[2], bytes[3]) : (1, 1)
    switch (bytes[0], bytes[1]) {
    case (0, 0): return second.0 == 0 && second.1 != 0 ? "UTF-32 (big endian)" : nil
    case (0, _): return "UTF-16 (big endian)"
    case (_, 0): return second == (0, 0) ? "UTF-32 (little endian)" : "UTF-16 (little endian)"
    default: return nil
    }
  }
}
