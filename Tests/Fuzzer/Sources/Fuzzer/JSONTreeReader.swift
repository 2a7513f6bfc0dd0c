extension JSONTree {
  /// Creates a tree from JSON; `nil` if the bytes are invalid or nested more deeply than animations
  /// are.
  init?(_ bytes: [UInt8]) {
    var reader = JSONTreeReader(bytes: bytes)
    guard let tree = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = tree
  }
}

/// Reads JSON into a tree.
private struct JSONTreeReader {
  private static let maximumDepth = 400

  let bytes: [UInt8]
  private var position: Int

  init(bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlank()
      return position == bytes.count
    }
  }

  mutating func value(depth: Int) -> JSONTree? {
    skipBlank()
    guard depth < Self.maximumDepth, position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSONTree.string)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    case _: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONTree? {
    var members: [JSONTree.Member] = []
    position += 1
    if takeAfterBlank(UInt8(ascii: "}")) { return .object([]) }
    repeat {
      skipBlank()
      guard let key = string(), takeAfterBlank(UInt8(ascii: ":")),
        let value = value(depth: depth + 1)
      else { return nil }
      members.append(JSONTree.Member(key: key, value: value))
    } while takeAfterBlank(UInt8(ascii: ","))
    return takeAfterBlank(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSONTree? {
    var elements: [JSONTree] = []
    position += 1
    if takeAfterBlank(UInt8(ascii: "]")) { return .array([]) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while takeAfterBlank(UInt8(ascii: ","))
    return takeAfterBlank(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else { return nil }
    position = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func number() -> JSONTree? {
    let start = position
    let allowed = Set("+-.0123456789eE".utf8)
    while position < bytes.count, allowed.contains(bytes[position]) { position += 1 }
    if position == start { return nil }
    return .number(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count,
      bytes[position..<position + length].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: length))
    else { return false }
    position += length
    return true
  }

  private mutating func takeAfterBlank(_ byte: UInt8) -> Bool {
    skipBlank()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipBlank() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
  }
}
