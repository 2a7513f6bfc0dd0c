extension JSONPath {
  /// Creates a path from the notation that `description` uses; `nil` for other strings.
  public init?(parsing text: String) {
    var rest = text.utf8[...]
    guard rest.popFirst() == UInt8(ascii: "$") else { return nil }
    var steps: [Step] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "."):
        let key = rest.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[") }
        guard !key.isEmpty else { return nil }
        steps.append(.key(String(decoding: key, as: UTF8.self)))
        rest = rest.dropFirst(key.count)
      case UInt8(ascii: "["):
        guard let step = Self.bracketed(&rest) else { return nil }
        steps.append(step)
      default:
        return nil
      }
    }
    self.init(steps)
  }

  /// Returns an index or a quoted key, up to the closing bracket.
  private static func bracketed(_ rest: inout String.UTF8View.SubSequence) -> Step? {
    guard rest.first == UInt8(ascii: "\"") else {
      let digits = rest.prefix { $0 != UInt8(ascii: "]") }
      guard let index = Int(String(decoding: digits, as: UTF8.self)), index >= 0,
        rest.count > digits.count
      else { return nil }
      rest = rest.dropFirst(digits.count + 1)
      return .index(index)
    }
    rest.removeFirst()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        guard rest.popFirst() == UInt8(ascii: "]") else { return nil }
        return .key(String(decoding: bytes, as: UTF8.self))
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        guard escaped == UInt8(ascii: "u") else {
          bytes.append(escaped)
          continue
        }
        let digits = rest.prefix(4)
        guard let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else {
          return nil
        }
        bytes.append(value)
        rest = rest.dropFirst(4)
      default:
        bytes.append(byte)
      }
    }
    return nil
  }
}

extension JSONPath: Codable {
  /// Writes the path as a string in the notation of ``description``.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }

  /// Reads a path from a string.
  ///
  /// - Throws: A `DecodingError` if the value is not a string that represents a path.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let path = JSONPath(parsing: try value.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "expected a path such as $.layers[3]")
    }
    self = path
  }
}
