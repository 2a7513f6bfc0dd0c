internal import CPegbarZlib

/// Short numbers that tell whether bytes have changed.
package enum Checksum {
  /// The CRC-32 of bytes, as zlib, gzip and zip have it (RFC 1952).
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count))
    }
  }
}
