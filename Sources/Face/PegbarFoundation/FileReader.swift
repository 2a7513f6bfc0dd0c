internal import Foundation
internal import Pegbar

/// Reads files, and never more of one than is wanted.
enum FileReader {
  /// How much is read in one go.
  private static let chunk = 1 << 20
  /// How much memory is taken at once, whatever the size of a file is said to be.
  private static let mostReserved = 64 << 20

  /// The bytes of a regular file.
  ///
  /// Of a file that is longer than a limit, it reads one byte more than the limit, by which Pegbar refuses it.
  /// The bytes are not whole where the work is cancelled.
  ///
  /// - Throws: `CocoaError` where there is no such file, it may not be read, or it is not a regular file:
  ///   pipes and devices may have no end.
  static func bytes(of url: URL, limit: Int) throws -> [UInt8] {
    guard url.isFileURL else {
      throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url])
    }
    let number = url.withUnsafeFileSystemRepresentation { path in
      // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
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
    // A file may grow, and some of the system have no size: only its end counts.
    while bytes.count <= limit, !Cancellation.isRequested {
      let rest = limit - bytes.count
      let count = append(to: &bytes, from: number, atMost: rest < chunk ? rest + 1 : chunk)
      if count == 0 { break }
      if count < 0, errno != EINTR { throw error(url, errno) }
    }
    return bytes
  }

  /// Reads some bytes; returns what the system returns.
  private static func append(
    to bytes: inout [UInt8], from number: Int32, atMost count: Int
  ) -> Int {
    withUnsafeTemporaryAllocation(byteCount: count, alignment: 16) { buffer in
      let length = read(number, buffer.baseAddress, buffer.count)
      if length > 0 { bytes.append(contentsOf: buffer.prefix(length)) }
      return length
    }
  }

  /// The error of Foundation for one of the system.
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
