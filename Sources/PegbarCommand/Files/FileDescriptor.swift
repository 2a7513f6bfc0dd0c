#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file of the system.
struct FileDescriptor {
  private let number: Int32

  /// One that is open already.
  init(_ number: Int32) {
    self.number = number
  }

  /// Opens a file for reading.
  init(reading path: String) throws(FileError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw FileError(path, errno) }
  }

  /// Opens a file for writing and empties it.
  init(writing path: String) throws(FileError) {
    number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if number < 0 { throw FileError(path, errno) }
  }

  /// Closes it.
  func close() {
    #if canImport(Glibc)
      _ = Glibc.close(number)
    #elseif canImport(Musl)
      _ = Musl.close(number)
    #else
      _ = Darwin.close(number)
    #endif
  }

  /// Everything up to the end, or a byte more than a limit; nothing where reading fails.
  ///
  /// What comes back is longer than the limit where the file is: it may have no end.
  func readAll(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var status = stat()
    let size = fstat(number, &status) == 0 ? min(max(Int(status.st_size), 0), limit) : 0
    bytes.reserveCapacity(size + 1)
    let step = max(size + 1, 1 << 16)
    while bytes.count <= limit {
      let length = withUnsafeTemporaryAllocation(byteCount: step, alignment: 16) { buffer in
        let count = read(number, buffer.baseAddress, buffer.count)
        if count > 0 { bytes.append(contentsOf: buffer.prefix(count)) }
        return count
      }
      if length == 0 { return bytes }
      if length < 0, errno != EINTR { return nil }
    }
    return bytes
  }

  /// Writes all bytes; whether that worked.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(number, slice.baseAddress, slice.count)
        #elseif canImport(Musl)
          let count = Musl.write(number, slice.baseAddress, slice.count)
        #else
          let count = Darwin.write(number, slice.baseAddress, slice.count)
        #endif
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(count, 0))
      }
      return true
    }
  }
}

/// Why a file could not be opened, read or written.
struct FileError: Error {
  /// The path and the system's reason.
  let message: String

  init(message: String) {
    self.message = message
  }

  /// The system's reason for the call that failed last, or for a number of its own.
  init(_ path: String, _ code: Int32 = errno) {
    message = "\(path): \(String(cString: strerror(code)))"
  }
}
