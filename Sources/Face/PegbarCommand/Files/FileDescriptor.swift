/// An open file descriptor.
struct FileDescriptor {
  /// The number of the descriptor.
  let number: Int32

  /// Creates a value for an open descriptor.
  init(_ number: Int32) {
    self.number = number
  }

  /// Opens or creates a file with flags of `open(2)`.
  init(_ path: String, _ flags: Int32) throws(FileError) {
    number = open(path, flags | O_CLOEXEC, 0o666)
    if number < 0 { throw FileError(path) }
  }

  /// Creates an unnamed file in a folder; `nil` if the system or the folder does not support it.
  init?(unnamedIn folder: String) {
    #if os(Linux)
      // The value of O_TMPFILE, a macro that Swift does not import; see open(2).
      number = open(folder, O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC, 0o666)
      if number < 0 { return nil }
    #else
      return nil
    #endif
  }

  /// Gives an unnamed file a name that does not exist yet; returns `true` if that succeeds.
  func link(to path: String) -> Bool {
    #if os(Linux)
      linkat(AT_FDCWD, "/proc/self/fd/\(number)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    #else
      false
    #endif
  }

  /// Copies the permissions and, if allowed, the owner of another file.
  func takePermissions(of status: stat) {
    // Only the superuser can change the owner. The file is written regardless.
    _ = fchown(number, status.st_uid, status.st_gid)
    _ = fchmod(number, status.st_mode & 0o7777)
  }

  /// Closes the descriptor.
  func close() { closeFile(number) }

  /// Returns the bytes up to the end or one byte beyond a limit, or `nil` if reading fails.
  ///
  /// Data longer than the limit identifies a file that exceeds it, even one without an end.
  func readAll(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var status = stat()
    let size = fstat(number, &status) == 0 ? min(max(Int(status.st_size), 0), limit) : 0
    bytes.reserveCapacity(size + 1)
    // Each read uses a temporary copy, so its size is limited.
    let step = min(max(size + 1, 1 << 16), 1 << 20)
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

  /// Writes all bytes; returns `true` if that succeeds.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = writeSome(number, slice)
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(count, 0))
      }
      return true
    }
  }
}

// System calls that methods with the same names hide.

private func closeFile(_ number: Int32) { _ = close(number) }

private func writeSome(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}

/// An error that occurs when a file is opened, read or written.
struct FileError: Error {
  /// The path of the file; empty if there is none.
  let path: String
  /// The path and the reason.
  let message: String

  /// Creates an error with a custom reason.
  init(_ path: String, because reason: String) {
    self.path = path
    message = "\(path): \(reason)"
  }

  /// Creates an error with the system's message for an error number, by default that of the last
  /// call.
  init(_ path: String, _ code: Int32 = errno) {
    self.init(path, because: String(cString: strerror(code)))
  }
}
