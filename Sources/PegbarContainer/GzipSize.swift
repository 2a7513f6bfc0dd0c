internal import CPegbarZlib

/// How large bytes are once a server or a package has compressed them.
package enum GzipSize {
  /// The header and the trailer of gzip take more than those of zlib.
  private static let excess = 18 - 6

  /// How many bytes gzip makes of some, at its usual level; nothing where zlib cannot say.
  package static func of(_ bytes: [UInt8]) -> Int? {
    var count = compressBound(uLong(bytes.count))
    let status = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Int(count)) { buffer in
      compress2(buffer.baseAddress, &count, bytes, uLong(bytes.count), Z_DEFAULT_COMPRESSION)
    }
    return status == Z_OK ? Int(count) + excess : nil
  }
}
