/// The key of an object member, as bytes.
///
/// Comparing with a literal takes two integer comparisons for keys of up to 16 bytes, which
/// includes every key of the format. Nothing is allocated. The bytes are borrowed from the
/// document.
package struct JSONKey: ExpressibleByStringLiteral, Equatable {
  /// The first eight bytes, the first one lowest, padded with zeros.
  ///
  /// The value is 0 for keys of more than 16 bytes.
  @usableFromInline package let low: UInt64
  /// The second eight bytes, in the same form.
  @usableFromInline package let high: UInt64
  /// The address of the bytes.
  @usableFromInline package let start: UnsafePointer<UInt8>
  /// The number of bytes.
  package let count: Int

  /// Creates a key that borrows its bytes.
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

  /// Creates a key from a literal.
  @inlinable @inline(__always)
  package init(stringLiteral literal: StaticString) {
    self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Returns `true` if the bytes are equal.
  @inlinable @inline(__always)
  package static func == (left: JSONKey, right: JSONKey) -> Bool {
    guard left.count == right.count, left.low == right.low, left.high == right.high else {
      return false
    }
    return left.count <= 16 || left.sameBytes(as: right)
  }

  /// Returns `true` if the bytes of a key match those of a case.
  ///
  /// The general operator would use dynamic dispatch.
  @inlinable @inline(__always)
  package static func ~= (pattern: JSONKey, key: JSONKey) -> Bool { pattern == key }

  /// Returns `true` if all bytes equal those of a key of the same length.
  @usableFromInline
  package func sameBytes(as other: JSONKey) -> Bool {
    (0..<count).allSatisfy { start[$0] == other.start[$0] }
  }

  /// The key as a string.
  package var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
