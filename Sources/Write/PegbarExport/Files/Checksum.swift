internal import CPegbarZlib

/// Checksums that detect changed bytes.
package enum Checksum {
  /// Returns the CRC-32 of bytes, as defined by zlib, gzip, and zip (RFC 1952).
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count))
    }
  }
}
