internal import PegbarBase

/// The division of JSON text into pieces that are parsed one by one, and the rest.
///
/// A piece is an object in an array, for example a layer. In the rest, a placeholder replaces it.
struct JSONSplit {
  /// The byte ranges of the pieces, in order, which do not overlap.
  private(set) var pieces: [Range<Int>] = []

  /// The maximum nesting depth of pieces, which limits how often the same bytes are scanned.
  private static let deepest = 24
  /// The maximum nesting depth in a piece, so that no value exceeds that of the parser.
  private static let deepestInside = 1000

  /// An array or object around the offset of the scan.
  private enum Container {
    /// An array whose objects are pieces.
    case pieces
    /// Any other array, or an object.
    case other
  }

  /// Divides text; `nil` for text that must be parsed as a whole.
  ///
  /// - Parameters:
  ///   - bytes: The text, which need not be valid.
  ///   - reading: The arrays whose objects are pieces, and the maximum size of a piece.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ reading: PieceReading) {
    guard bytes.count >= reading.smallestText, !reading.arrays.isEmpty else { return nil }
    let keys = reading.arrays.map { Array($0.utf8) }
    var walk = JSONByteWalk(bytes)
    var containers: [Container] = []
    var isArrayOfPieces = false
    var steps = 0
    while let byte = walk.next {
      steps += 1
      if steps & 0xFFFF == 0, Cancellation.isRequested { return nil }
      switch byte {
      case 0x22:
        let token = walk.skipString()
        guard walk.skip(0x3A) else { continue }
        // Placeholders are the only objects with an empty key.
        guard !token.content.isEmpty else { return nil }
        let key = bytes[token.content]
        isArrayOfPieces = keys.contains { $0.elementsEqual(key) }
        continue
      case 0x7B where containers.last == .pieces && containers.count <= Self.deepest:
        if let end = Self.end(of: walk.offset, in: bytes, within: reading.largestPiece),
          end - walk.offset >= reading.smallestPiece
        {
          pieces.append(walk.offset..<end)
          walk.offset = end
          continue
        }
        containers.append(.other)
      case 0x5B, 0x7B:
        containers.append(byte == 0x5B && isArrayOfPieces ? .pieces : .other)
        guard containers.count <= Self.deepestInside else { return nil }
      case 0x5D, 0x7D: _ = containers.popLast()
      default: break
      }
      if byte > 0x2C { isArrayOfPieces = false }
      walk.offset += 1
    }
    guard !pieces.isEmpty else { return nil }
  }

  /// Returns the end of the object at an offset; `nil` if it is too large, too deep or incomplete.
  private static func end(
    of start: Int, in bytes: UnsafeBufferPointer<UInt8>, within size: Int
  ) -> Int? {
    let (end, isBeyond) = start.addingReportingOverflow(size)
    let part = UnsafeBufferPointer(rebasing: bytes[..<min(isBeyond ? .max : end, bytes.count)])
    var walk = JSONByteWalk(part)
    walk.offset = start
    var depth = 0
    while let byte = walk.next {
      if byte == 0x22 {
        walk.skipString()
        continue
      }
      walk.offset += 1
      // One bit distinguishes brackets from braces.
      switch byte | 0x20 {
      case 0x7B:
        depth += 1
        if depth > deepestInside { return nil }
      case 0x7D:
        depth -= 1
        if depth == 0 { return walk.offset }
      default: break
      }
    }
    return nil
  }
}
