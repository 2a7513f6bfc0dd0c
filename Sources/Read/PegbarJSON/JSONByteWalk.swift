internal import PegbarBase

/// A scanner over the bytes of JSON text that builds no tree.
///
/// It does not validate. Invalid JSON is scanned as far as possible, always forward and never
/// beyond the end. No function is recursive, so depth uses no stack.
struct JSONByteWalk {
  /// A string token, without its quotes.
  struct StringToken {
    /// The bytes between the quotes.
    var content: Range<Int>
    /// `true` if the content contains a backslash.
    var isEscaped: Bool
  }

  let start: UnsafePointer<UInt8>?
  let end: Int
  /// The offset of the next byte.
  var offset: Int

  /// Creates a scanner at the first byte, after any byte order mark.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    start = bytes.baseAddress
    end = bytes.count
    offset = ByteOrderMark.length(in: bytes)
  }

  /// The next byte, or `nil` at the end.
  var next: UInt8? {
    guard let start, offset < end else { return nil }
    return start[offset]
  }

  mutating func skipSpace() {
    guard let start else { return }
    while offset < end {
      let byte = start[offset]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      offset += 1
    }
  }

  /// Skips whitespace and then `byte`, and returns `false` if another byte is next.
  mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Skips the string at the offset, which must be at its opening quote.
  @discardableResult
  mutating func skipString() -> StringToken {
    let first = min(offset + 1, end)
    offset = first
    var isEscaped = false
    guard let start else { return StringToken(content: first..<first, isEscaped: false) }
    while offset < end {
      let byte = start[offset]
      if byte == 0x22 {
        offset += 1
        return StringToken(content: first..<offset - 1, isEscaped: isEscaped)
      }
      if byte == 0x5C {
        isEscaped = true
        offset += 1
      }
      offset += 1
    }
    offset = end
    return StringToken(content: first..<end, isEscaped: isEscaped)
  }

  /// Returns the content of a string as UTF-8, with escapes resolved.
  func text(of string: StringToken) -> [UInt8] {
    let bytes = UnsafeBufferPointer(start: start, count: end)[string.content]
    return string.isEscaped
      ? JSONStringContent.decode(UnsafeBufferPointer(rebasing: bytes)) : Array(bytes)
  }

  /// Skips a number, a literal, or one byte that cannot begin a value.
  mutating func skipScalar() {
    guard let start, offset < end else { return }
    let first = offset
    while offset < end, !Self.endsScalar(start[offset]) { offset += 1 }
    if offset == first { offset += 1 }
  }

  /// Skips the next value, with its contents.
  mutating func skipValue() {
    skipSpace()
    switch next {
    case 0x22: skipString()
    case 0x5B, 0x7B: skipContainer()
    case 0x5D, 0x7D, 0x2C, 0x3A, nil: break
    default: skipScalar()
    }
  }

  /// Skips the next object or array, up to the balancing bracket of either kind.
  ///
  /// If the work is canceled, skips to the end.
  private mutating func skipContainer() {
    guard let start else { return }
    var depth = 0
    var steps = 0
    while offset < end {
      steps += 1
      if steps & 0xFFFF == 0, Cancellation.isRequested {
        offset = end
        return
      }
      let byte = start[offset]
      if byte == 0x22 {
        skipString()
        continue
      }
      offset += 1
      // One bit distinguishes brackets from braces.
      switch byte | 0x20 {
      case 0x7B: depth += 1
      case 0x7D:
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: true
    default: false
    }
  }
}

/// The three bytes that some editors write before UTF-8 text.
enum ByteOrderMark {
  /// Returns the length of the byte order mark at the beginning of the bytes: 3 or 0.
  static func length(in bytes: some Collection<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
