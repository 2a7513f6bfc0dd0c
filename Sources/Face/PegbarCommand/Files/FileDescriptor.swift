/// An open file of the system.
struct FileDescriptor {
  /// The number by which the system knows it.
  let number: Int32

  /// One that is open already.
  init(_ number: Int32) {
    self.number = number
  }

  /// Opens a file, or makes one, with flags of `open(2)`.
  init(_ path: String, _ flags: Int32) throws(FileError) {
    number = open(path, flags | O_CLOEXEC, 0o666)
    if number < 0 { throw FileError(path) }
  }

  /// Makes a file without a name in a folder; nothing where the system or the folder has none.
  init?(unnamedIn folder: String) {
    #if os(Linux)
      // O_TMPFILE, whose macro Swift does not import: open(2).
      number = open(folder, O_WRONLY | O_DIRECTORY | 0o20_000_000 | O_CLOEXEC, 0o666)
      if number < 0 { return nil }
    #else
      return nil
    #endif
  }

  /// Gives a file without a name one that no other file has; whether that worked.
  func link(to path: String) -> Bool {
    #if os(Linux)
      linkat(AT_FDCWD, "/proc/self/fd/\(number)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
    #else
      false
    #endif
  }

  /// Gives the file the permissions and, where that is allowed, the owner of another one.
  func takePermissions(of status: stat) {
    // Only the superuser can give a file to another owner; it is written all the same.
    _ = fchown(number, status.st_uid, status.st_gid)
    _ = fchmod(number, status.st_mode & 0o7777)
  }

  /// Closes it.
  func close() { closeFile(number) }

  /// Everything up to the end, or a byte more than a limit; nothing where reading fails.
  ///
  /// What comes back is longer than the limit where the file is: it may have no end.
  func readAll(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var status = stat()
    let size = fstat(number, &status) == 0 ? min(max(Int(status.st_size), 0), limit) : 0
    bytes.reserveCapacity(size + 1)
    // What is read stands twice in memory until it is appended.
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

  /// Writes all bytes; whether that worked.
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

// The system's calls, which the methods of the same names hide.

private func closeFile(_ number: Int32) { _ = close(number) }

private func writeSome(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}

/// Why a file could not be opened, read or written.
struct FileError: Error {
  /// The file; empty where it is none.
  let path: String
  /// The path and the system's reason.
  let message: String

  /// A reason of our own.
  init(_ path: String, because reason: String) {
    self.path = path
    message = "\(path): \(reason)"
  }

  /// The system's reason for the call that failed last, or for a number of its own.
  init(_ path: String, _ code: Int32 = errno) {
    self.init(path, because: String(cString: strerror(code)))
  }
}
