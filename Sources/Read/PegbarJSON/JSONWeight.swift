internal import PegbarBase

/// How much memory the values of JSON text take once they are read.
enum JSONWeight {
  /// Bytes of a number, a word or text, with its place in a list.
  private static let scalar = 32
  /// Bytes of a list.
  private static let list = 128
  /// Bytes of an object; a member has its key besides.
  private static let object = 256

  /// Whether the values take more than some bytes; text that is no JSON is counted somehow.
  static func exceeds(_ limit: Int, in bytes: [UInt8]) -> Bool {
    // An object takes two bytes of text, with a comma three.
    guard bytes.count / 2 * object > limit else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var walk = JSONByteWalk(buffer)
      var weight = 0
      var steps = 0
      while let byte = walk.next, weight <= limit {
        steps += 1
        // Parsing says that the work is cancelled.
        if steps & 0xFFFF == 0, Cancellation.isRequested { return false }
        switch byte {
        case 0x22: walk.skipString()
        case 0x5B:
          weight += list
          walk.offset += 1
        case 0x7B:
          weight += object
          walk.offset += 1
        // Each value but the first of a list has a comma before it, each member a colon.
        case 0x2C, 0x3A:
          weight += scalar
          walk.offset += 1
        default: walk.offset += 1
        }
      }
      return weight > limit
    }
  }
}
