internal import CPegbarZlib
internal import PegbarBase

/// How large bytes are once a server or a package has compressed them.
package enum GzipSize {
  /// How much is read or written in one go: a few milliseconds of work.
  private static let chunk = 64 << 10

  /// How many bytes gzip makes of some, at its usual level; nothing where zlib cannot say, or the work is
  /// cancelled.
  package static func of(_ bytes: [UInt8]) -> Int? {
    // At an address of its own: zlib refuses a stream that has moved.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer {
      deflateEnd(stream)
      stream.deallocate()
    }
    // 15 bits of window, and 16: the header is that of gzip. 8 is the usual amount of memory.
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

  /// Compresses a piece, and forgets what comes out; returns what zlib says last.
  private static func compress(
    _ piece: UnsafeBufferPointer<UInt8>, _ stream: UnsafeMutablePointer<z_stream>, _ flush: Int32
  ) -> Int32 {
    // zlib only reads the input, though its type does not say so.
    stream.pointee.next_in = piece.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
    stream.pointee.avail_in = UInt32(truncatingIfNeeded: piece.count)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunk) { buffer in
      while true {
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(truncatingIfNeeded: chunk)
        let status = deflate(stream, flush)
        // Room that is left says that nothing waits to be written.
        guard status == Z_OK, stream.pointee.avail_out == 0 else {
          return status == Z_BUF_ERROR ? Z_OK : status
        }
      }
    }
  }
}
