internal import CPegbarJansson
internal import PegbarBase
package import PegbarDiagnostics

/// An error about bytes that cannot be read as JSON.
package struct JSONSyntaxError: Error {
  /// The kind of the resulting finding.
  package let kind: FindingKind
  /// The description of the error, in lower case without a full stop.
  package let message: String
  /// The position of the error, if known.
  package let position: Position?
  /// The name of the exceeded limit, or `nil` if the error is not about a limit.
  package var limit: String?

  /// The error as a finding about the whole file.
  package var finding: Finding {
    var finding = Finding(kind, message, position: position, outcome: .dropped)
    finding.limit = limit
    return finding
  }

  /// Returns the error for text that exceeds a limit.
  ///
  /// - Parameter message: The beginning of the message, up to the limit: `the text is larger than`.
  static func beyond(
    _ limit: KeyPath<Limits, Int>, of limits: Limits, _ message: String
  ) -> JSONSyntaxError {
    JSONSyntaxError(
      kind: .inputTooLarge, message: "\(message) \(limits.text(limit))", position: nil,
      limit: Limit.of(limit)?.name)
  }
}

/// An error of jansson, with the number of bytes read.
struct ParserError: Error {
  let code: json_error_code
  let text: String
  /// The number of bytes read, including the rejected token if it was complete.
  let offset: Int

  /// Creates an error from that of jansson.
  init(_ error: json_error_t, offset: Int) {
    var error = error
    let text = withUnsafePointer(to: &error) { String(cString: pegbar_json_error_text($0)) }
    self.init(code: json_error_code(&error), text: text, offset: offset)
  }

  /// Creates an error from its parts.
  init(code: json_error_code, text: String, offset: Int) {
    (self.code, self.text, self.offset) = (code, text, offset)
  }

  var isTooBigInteger: Bool {
    code == json_error_numeric_overflow && text.hasPrefix("too big")
  }

  /// `true` if the text ended where something had to follow.
  ///
  /// jansson uses the same code for a NUL byte.
  private var isEndOfText: Bool {
    code == json_error_premature_end_of_input && !text.hasPrefix("invalid token")
  }

  /// Returns the error with the position of the first rejected byte.
  func syntaxError(in bytes: [UInt8]) -> JSONSyntaxError {
    // The bytes are not the cause. The caller that started the work reports the cancellation.
    guard !Cancellation.isRequested else {
      return JSONSyntaxError(kind: kind, message: "the work was canceled", position: nil)
    }
    let isAtEnd = isEndOfText
    let place = bytes.withUnsafeBufferPointer { isAtEnd ? $0.count : refusedPlace(in: $0) }
    let isNumber = !isAtEnd && code == json_error_invalid_syntax && Self.isNoNumber(bytes[place...])
    return JSONSyntaxError(
      kind: isNumber ? .nonFiniteNumber : kind,
      message: isNumber ? "NaN and infinity are not valid JSON" : message(in: bytes),
      position: TextPositions.positions(ofSorted: [place], in: bytes).first)
  }

  private var kind: FindingKind {
    switch code {
    case json_error_invalid_utf8: .invalidUTF8
    case json_error_numeric_overflow: .numberOutOfRange
    case json_error_stack_overflow: .nestingDepth
    case json_error_end_of_input_expected: .trailingData
    // All other codes of jansson are about syntax or memory.
    default: .invalidJSON
    }
  }

  /// Returns `true` if the bytes begin with a common spelling of a number that is not finite:
  /// `NaN`, `-Infinity`, `inf`.
  private static func isNoNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    let start = digits.prefix(3).map { $0 | 0x20 }
    return start == Array("nan".utf8) || start == Array("inf".utf8)
  }

  private func message(in bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "the JSON text is empty" }
    if isEndOfText {
      let expected = text.split(separator: " expected").first.flatMap {
        text.contains(" expected") ? "; expected \($0)" : nil
      }
      return "the JSON text ends unexpectedly\(expected ?? "")"
    }
    switch code {
    case json_error_premature_end_of_input: return "NUL byte outside a string"
    case json_error_stack_overflow:
      return "objects and arrays are nested more than 2,048 levels deep"
    case json_error_end_of_input_expected: return "the JSON ends before this position"
    case json_error_out_of_memory: return "not enough memory to read the JSON"
    default: return text.isEmpty ? "invalid JSON" : text
    }
  }

  /// Returns the offset of the last token that jansson read, or of the first error in a string.
  private func refusedPlace(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // jansson has read the bytes before the invalid one, but not that one.
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

/// Detects text in an encoding other than UTF-8 from its first bytes.
enum ForeignEncoding {
  /// Returns the name of the encoding, or `nil` for UTF-8 and for bytes that are not text.
  static func name(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32 (big-endian)" }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32 (little-endian)" }
    if bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16 (big-endian)" }
    if bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16 (little-endian)" }
    // JSON begins with an ASCII character, so the zeros around it identify the encoding (RFC 4627,
    // 3).
    guard bytes.count >= 2, bytes.count.isMultiple(of: 2) else { return nil }
    let second = bytes.count.isMultiple(of: 4) ? (bytes[2], bytes[3]) : (1, 1)
    switch (bytes[0], bytes[1]) {
    case (0, 0): return second.0 == 0 && second.1 != 0 ? "UTF-32 (big-endian)" : nil
    case (0, _): return "UTF-16 (big-endian)"
    case (_, 0): return second == (0, 0) ? "UTF-32 (little-endian)" : "UTF-16 (little-endian)"
    default: return nil
    }
  }
}
