internal import PegbarBase
package import PegbarDiagnostics

/// Lines and columns of byte offsets.
///
/// A line ends at a line feed, a carriage return, or both. A column counts Unicode scalars; a byte
/// order mark at the beginning does not count.
package enum TextPositions {
  /// The positions of offsets that ascend, in one pass over the bytes; an offset beyond the end is
  /// taken for the end.
  ///
  /// Where the work is cancelled, the last ones are wrong.
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
