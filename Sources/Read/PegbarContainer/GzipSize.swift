internal import CPegbarZlib
internal import PegbarBase

/// Computes the size of bytes after compression by a server or in a package.
package enum GzipSize {
  /// The size of the pieces that are read and written, in bytes.
  ///
  /// A piece takes a few milliseconds.
  private static let chunk = 64 << 10

  /// Returns the size of bytes compressed with gzip at the default level, or `nil` if zlib fails or
  /// the work is canceled.
  package static func of(_ bytes: [UInt8]) -> Int? {
    // Allocated separately because zlib rejects a stream that has moved.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer {
      deflateEnd(stream)
      stream.deallocate()
    }
    // 15 is the window size in bits, and adding 16 selects a gzip header. 8 is the default memory
    // level.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(
        stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        size)
        == Z_OK
    else { return nil }
    return bytes.withUnsafeBufferPointer { input in
      var consumed = 0
      while true {
        let piece = UnsafeBufferPointer(rebasing: input[consumed...].prefix(chunk))
        consumed += piece.count
        let isLast = consumed == input.count
        let status = compress(piece, stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        if isLast { return status == Z_STREAM_END ? Int(stream.pointee.total_out) : nil }
        guard status == Z_OK, !Cancellation.isRequested else { return nil }
      }
    }
  }

  /// Compresses a piece, discards the output and returns the last zlib status.
  private static func compress(
    _ piece: UnsafeBufferPointer<UInt8>, _ stream: UnsafeMutablePointer<z_stream>, _ flush: Int32
  ) -> Int32 {
    // zlib does not modify the input, although the pointer type is mutable.
    stream.pointee.next_in = piece.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
    stream.pointee.avail_in = UInt32(truncatingIfNeeded: piece.count)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunk) { buffer in
      while true {
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(truncatingIfNeeded: chunk)
        let status = deflate(stream, flush)
        // Free space in the buffer means that no output is pending.
        guard status == Z_OK, stream.pointee.avail_out == 0 else {
          return status == Z_BUF_ERROR ? Z_OK : status
        }
      }
    }
  }
}
