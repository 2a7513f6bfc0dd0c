internal import PegbarBase
package import PegbarDiagnostics

/// Converts byte offsets to lines and columns.
///
/// A line ends at a line feed, a carriage return, or both. A column counts Unicode scalars. A byte
/// order mark at the beginning does not count.
package enum TextPositions {
  /// Returns the positions of ascending offsets, in one pass over the bytes.
  ///
  /// An offset beyond the end counts as the end. If the work is canceled, the last positions are
  /// invalid.
  package static func positions(ofSorted offsets: [Int], in bytes: [UInt8]) -> [Position] {
    var positions: [Position] = []
    positions.reserveCapacity(offsets.count)
    var position = Position(line: 1, column: 1)
    var index = ByteOrderMark.length(in: bytes)
    var isCancelled = false
    for offset in offsets {
      while index < min(offset, bytes.count), !isCancelled {
        let byte = bytes[index]
        index += 1
        if index & 0xFFFF == 0 { isCancelled = Cancellation.isRequested }
        let endsLine =
          byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)
        if endsLine {
          position = Position(line: position.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
          position.column += 1
        }
      }
      positions.append(position)
    }
    return positions
  }
}
