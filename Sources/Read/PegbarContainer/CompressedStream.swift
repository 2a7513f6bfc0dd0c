internal import CPegbarZlib
internal import PegbarBase
internal import PegbarDiagnostics

/// A deflate stream with a gzip or zlib header.
///
/// A gzip stream can have several members in sequence.
struct CompressedStream: ~Copyable {
  private static let chunk = 64 << 10

  /// The zlib stream, allocated separately because zlib rejects a stream that has moved.
  private let stream: UnsafeMutablePointer<z_stream>
  private let limits: Limits
  private var output: [UInt8] = []
  private var findings: [Finding] = []

  /// Decompresses a stream, and stops if the output exceeds `limits.unpackedSize` bytes.
  static func inflate(
    _ bytes: [UInt8], _ limits: Limits
  ) throws(ContainerError) -> (bytes: [UInt8], findings: [Finding]) {
    var stream = try CompressedStream(limits)
    return try bytes.withUnsafeBufferPointer { input throws(ContainerError) in
      try stream.run(input)
      return (stream.output, stream.findings)
    }
  }

  private init(_ limits: Limits) throws(ContainerError) {
    self.limits = limits
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // 15 is the window size in bits, and adding 32 detects whether the header is gzip or zlib.
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, 15 + 32, ZLIB_VERSION, size) == Z_OK else {
      throw ContainerError(kind: .damagedArchive, message: "zlib cannot be initialized")
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  private mutating func run(_ input: UnsafeBufferPointer<UInt8>) throws(ContainerError) {
    var consumed = 0
    while true {
      let status = step(input, &consumed)
      if output.count > limits.unpackedSize { throw ContainerError.unpackedTooLarge(limits) }
      switch status {
      case Z_OK: if Cancellation.isRequested { throw ContainerError.cancelled }
      case Z_STREAM_END:
        guard continues(input, at: consumed) else { return }
      case Z_BUF_ERROR:
        throw damaged("the compressed data is truncated")
      default:
        let reason = stream.pointee.msg.map { String(cString: $0) } ?? "unknown error"
        throw damaged("the compressed data is damaged (\(reason))")
      }
    }
  }

  /// Decompresses up to one chunk and returns the zlib status.
  private mutating func step(_ input: UnsafeBufferPointer<UInt8>, _ consumed: inout Int) -> Int32 {
    // zlib counts input in 32-bit integers.
    let available = min(input.count - consumed, 1 << 30)
    // zlib does not modify the input, although the pointer type is mutable.
    stream.pointee.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0 + consumed) }
    stream.pointee.avail_in = UInt32(truncatingIfNeeded: available)
    let chunk = Self.chunk
    var status = Z_OK
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: chunk) { buffer in
      stream.pointee.next_out = buffer.baseAddress
      stream.pointee.avail_out = UInt32(truncatingIfNeeded: chunk)
      status = CPegbarZlib.inflate(stream, Z_NO_FLUSH)
      let written = chunk - Int(stream.pointee.avail_out)
      output.append(contentsOf: UnsafeMutableBufferPointer(rebasing: buffer[..<written]))
    }
    consumed += available - Int(stream.pointee.avail_in)
    return status
  }

  /// Returns `true` if another gzip member follows.
  ///
  /// Trailing data other than zeros is reported.
  private mutating func continues(_ input: UnsafeBufferPointer<UInt8>, at consumed: Int) -> Bool {
    let rest = input[consumed...]
    if rest.starts(with: [0x1F, 0x8B]) { return inflateReset(stream) == Z_OK }
    if !rest.allSatisfy({ $0 == 0 }) {
      let extra = rest.count == 1 ? "1 extra byte follows" : "\(rest.count) extra bytes follow"
      let message = "\(extra) the compressed data"
      findings.append(Finding(.damagedArchive, message, outcome: .dropped, severity: .warning))
    }
    return false
  }

  private func damaged(_ message: String) -> ContainerError {
    ContainerError(kind: .damagedArchive, message: message)
  }
}
