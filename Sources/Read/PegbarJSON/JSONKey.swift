/// The key of an object member, as bytes.
///
/// Comparing with a literal costs two integer comparisons for keys of up to 16 bytes, which is
/// every key of the format; nothing is allocated. The bytes are borrowed from the document.
package struct JSONKey: ExpressibleByStringLiteral, Equatable {
  /// The first eight bytes, the first one lowest; zeros where there are fewer, or more than 16.
  @usableFromInline package let low: UInt64
  /// The second eight bytes, likewise.
  @usableFromInline package let high: UInt64
  /// Where the bytes are.
  @usableFromInline package let start: UnsafePointer<UInt8>
  /// How many bytes the key has.
  package let count: Int

  /// Borrows the bytes of a key.
  @inlinable @inline(__always)
  package init(start: UnsafePointer<UInt8>, count: Int) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    if count <= 16 {
      for index in 0..<min(count, 8) { low |= UInt64(start[index]) << UInt64(8 * index) }
      var index = 8
      while index < count {
        high |= UInt64(start[index]) << UInt64(8 * (index - 8))
        index += 1
      }
    }
    self.low = low
    self.high = high
    self.start = start
    self.count = count
  }

  /// A key written in the source.
  @inlinable @inline(__always)
  package init(stringLiteral literal: StaticString) {
    self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Compares the bytes.
  @inlinable @inline(__always)
  package static func == (left: JSONKey, right: JSONKey) -> Bool {
    guard left.count == right.count, left.low == right.low, left.high == right.high else {
      return false
    }
    return left.count <= 16 || left.sameBytes(as: right)
  }

  /// Compares the bytes of a key with those of a case; the general operator would look up how.
  @inlinable @inline(__always)
  package static func ~= (pattern: JSONKey, key: JSONKey) -> Bool { pattern == key }

  /// Compares all bytes with those of a key of the same length.
  @usableFromInline
  package func sameBytes(as other: JSONKey) -> Bool {
    (0..<count).allSatisfy { start[$0] == other.start[$0] }
  }

  /// The key as text.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
