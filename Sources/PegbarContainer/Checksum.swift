internal import CPegbarZlib

/// Short numbers that tell whether bytes have changed.
package enum Checksum {
  /// The CRC-32 of bytes, as zlib, gzip and zip have it (RFC 1952).
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    // Lengths are 32 bits wide in zlib.
    let step = 1 << 30
    return bytes.withUnsafeBufferPointer { buffer in
      var sum = CPegbarZlib.crc32(0, nil, 0)
      for start in stride(from: 0, to: buffer.count, by: step) {
        let part = UnsafeBufferPointer(rebasing: buffer[start..<min(start + step, buffer.count)])
        sum = CPegbarZlib.crc32(sum, part.baseAddress, uInt(part.count))
      }
      return UInt32(truncatingIfNeeded: sum)
    }
  }
}
