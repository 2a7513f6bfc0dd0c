internal import PegbarBase

/// Estimates the memory that the values of JSON text require after parsing.
enum JSONWeight {
  /// The size of a number, literal or string with its place in a list, in bytes.
  private static let scalar = 32
  /// The size of a list, in bytes.
  private static let list = 128
  /// The size of an object, in bytes, without the keys of its members.
  private static let object = 256

  /// The size of a placeholder for a piece: an object with a number.
  private static let placeholder = object + scalar
  /// Of a piece, this part of the memory remains necessary after it was read.
  private static let remainder = 8

  /// Returns `true` if the values require more than `limit` bytes.
  ///
  /// Text that is not JSON is also counted. Only one piece is in memory, but something remains of
  /// each.
  static func exceeds(_ limit: Int, in bytes: [UInt8], pieces: [Range<Int>] = []) -> Bool {
    // An object takes two bytes of text, or three with a comma.
    guard bytes.count / 2 * object > limit else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var (weight, heaviest, start) = (0, 0, 0)
      for piece in pieces {
        let one = Self.weight(of: buffer[piece], upTo: limit)
        weight += Self.weight(of: buffer[start..<piece.lowerBound], upTo: limit)
        weight += placeholder + one / remainder
        heaviest = max(heaviest, one)
        start = piece.upperBound
        guard weight + heaviest <= limit else { return true }
      }
      return weight + heaviest + Self.weight(of: buffer[start...], upTo: limit) > limit
    }
  }

  /// Returns the weight of a part of the text, which is not counted further beyond a limit.
  private static func weight(of bytes: Slice<UnsafeBufferPointer<UInt8>>, upTo limit: Int) -> Int {
    var walk = JSONByteWalk(UnsafeBufferPointer(rebasing: bytes))
    var weight = 0
    var steps = 0
    while let byte = walk.next, weight <= limit {
      steps += 1
      // The parser reports the cancellation.
      if steps & 0xFFFF == 0, Cancellation.isRequested { return 0 }
      switch byte {
      case 0x22: walk.skipString()
      case 0x5B:
        weight += list
        walk.offset += 1
      case 0x7B:
        weight += object
        walk.offset += 1
      // Each value except the first of a list follows a comma, and each member has a colon.
      case 0x2C, 0x3A:
        weight += scalar
        walk.offset += 1
      default: walk.offset += 1
      }
    }
    return weight
  }
}
