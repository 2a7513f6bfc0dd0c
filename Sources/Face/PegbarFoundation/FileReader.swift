internal import Foundation
internal import Pegbar

/// Reads files up to a limit.
enum FileReader {
  /// The number of bytes to read at once.
  private static let chunk = 1 << 20
  /// The maximum memory to reserve, regardless of the reported size of a file.
  private static let mostReserved = 64 << 20

  /// Returns the contents of a regular file.
  ///
  /// For a file beyond the limit, it reads one more byte than the limit, so that Pegbar rejects the
  /// file. The contents are incomplete if the work is canceled.
  ///
  /// - Throws: A `CocoaError` if the file does not exist, cannot be read, or is not a regular file.
  ///   Pipes and devices may have no end.
  static func bytes(of url: URL, limit: Int) throws -> [UInt8] {
    guard url.isFileURL else {
      throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url])
    }
    let number = url.withUnsafeFileSystemRepresentation { path in
      // Without O_NONBLOCK, opening a pipe waits for a writer.
      path.map { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    }
    guard let number else { throw error(url, EINVAL) }
    guard number >= 0 else { throw error(url, errno) }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0 else { throw error(url, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw CocoaError(
        .fileReadUnknown,
        userInfo: [
          NSFilePathErrorKey: url.path,
          NSLocalizedDescriptionKey: "\(url.path) is not a regular file",
        ])
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(Int(status.st_size), 0), max(limit, 0), mostReserved))
    // Reads to the end, because a file can grow, and some system files have no size.
    while bytes.count <= limit, !Cancellation.isRequested {
      let rest = limit - bytes.count
      let count = append(to: &bytes, from: number, atMost: rest < chunk ? rest + 1 : chunk)
      if count == 0 { break }
      if count < 0, errno != EINTR { throw error(url, errno) }
    }
    return bytes
  }

  /// Reads up to `count` bytes; returns the result of `read(2)`.
  private static func append(
    to bytes: inout [UInt8], from number: Int32, atMost count: Int
  ) -> Int {
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 16) { buffer in
      let length = read(number, buffer.baseAddress, buffer.count)
      if length > 0 { bytes.append(contentsOf: buffer.prefix(length)) }
      return length
    }
  }

  /// Returns the Foundation error for a system error number.
  private static func error(_ url: URL, _ number: Int32) -> CocoaError {
    let code: CocoaError.Code =
      switch number {
      case ENOENT, ENOTDIR: .fileReadNoSuchFile
      case EACCES, EPERM: .fileReadNoPermission
      case EINVAL, ENAMETOOLONG: .fileReadInvalidFileName
      case _: .fileReadUnknown
      }
    return CocoaError(
      code,
      userInfo: [
        NSFilePathErrorKey: url.path,
        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(number)),
      ])
  }
}
