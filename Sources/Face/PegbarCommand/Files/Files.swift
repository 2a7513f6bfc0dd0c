internal import Pegbar

/// Reads and writes files with system calls, because loading Foundation would slow every start.
enum Files {
  /// Returns the contents of a file, or of the standard input for `-`.
  ///
  /// - Parameter limit: The maximum number of bytes. One more is returned for a larger file, which
  ///   identifies it.
  static func read(
    _ path: String, limit: Int = Limits().fileSize
  ) throws(FileError) -> [UInt8] {
    if path != "-", isDirectory(path) { throw FileError(path, EISDIR) }
    let file = path == "-" ? FileDescriptor(0) : try FileDescriptor(path, O_RDONLY)
    defer { if path != "-" { file.close() } }
    // The caller rejects files beyond the limit and states the reason.
    guard let bytes = file.readAll(limit: limit) else { throw FileError(path, errno) }
    return bytes
  }

  /// Returns the contents of an input; if it cannot be read, the error ends the command.
  static func readInput(
    _ path: String, limit: Int = Limits().fileSize
  ) throws(CommandFailure) -> [UInt8] {
    do throws(FileError) { return try read(path, limit: limit) } catch {
      throw .unreadable(error.message)
    }
  }

  /// Writes a file, replacing any existing one, and creates its folders.
  ///
  /// A regular file is written next to its path and then moved, so readers never see partial
  /// contents.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try StagedFile(bytes, for: path).publish()
  }

  /// Returns the path at which a file is written, after following links.
  ///
  /// - Throws: A `FileError` for links to a missing file, because nobody expects a file there.
  static func destination(of path: String) throws(FileError) -> String {
    let start = path
    var path = path
    for _ in 0..<Limits.links {
      guard !isDevice(path), let target = link(at: path) else {
        guard path == start || exists(path) else {
          throw FileError(start, because: "is a link to a file that does not exist")
        }
        return path
      }
      path = target.hasPrefix("/") ? target : folder(around: path) + target
    }
    throw FileError(path, ELOOP)
  }

  private static func link(at path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Returns `true` for a system path, which is written in place.
  ///
  /// For example, `/dev/stdout` can be a link to a file that is already open.
  private static func isDevice(_ path: String) -> Bool {
    path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  /// Returns `true` if a path leads to a device, a pipe or another file that is not regular.
  static func isSpecial(_ path: String) -> Bool {
    if isDevice(path) { return true }
    guard let status = status(of: path) else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// Returns the status of the file at a path, or `nil` if it does not exist.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Returns `true` if there is a folder at a path.
  static func isDirectory(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Returns `true` if there is a symbolic link at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns `true` if there is a file or folder at a path.
  static func exists(_ path: String) -> Bool { status(of: path) != nil }

  /// Returns the size of a file in bytes, or 0 if it does not exist.
  static func size(of path: String) -> Int {
    status(of: path).map { Int(clamping: $0.st_size) } ?? 0
  }

  /// Returns the seconds since a regular file was written, or `nil` if it does not exist.
  static func age(of path: String) -> Double? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return difftime(time(nil), status.changeTime.tv_sec)
  }

  /// Returns the identity of a file, or `nil` if it does not exist.
  static func identity(of path: String) -> FileIdentity? {
    status(of: path).map(FileIdentity.init)
  }

  /// Returns `true` if two paths lead to the same file, or to the same location if it does not
  /// exist.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if let identity = identity(of: left), identity == self.identity(of: right) { return true }
    return absolute(left) == absolute(right)
  }

  /// Returns the absolute path without `.` and `..`, and without following links.
  static func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    var whole = path
    if !path.hasPrefix("/"), let here = getcwd(nil, 0) {
      whole = String(cString: here) + "/" + path
      free(here)
    }
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the absolute path of an existing file without links; `nil` if it does not exist.
  static func resolved(_ path: String) -> String? {
    guard let start = realpath(path, nil) else { return nil }
    defer { free(start) }
    return String(cString: start)
  }

  /// Returns the relative path from one folder to another; empty if they are the same.
  static func relative(_ folder: String, to other: String) -> String {
    let from = absolute(folder).split(separator: "/")
    let to = absolute(other).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: from.count - common)
    return (up + to[common...]).joined(separator: "/")
  }

  /// Returns the path of the parent folder: empty without a slash, and `/` for items at the root.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the path of the parent folder with a trailing slash; empty without a slash.
  static func folder(around path: String) -> String {
    String(path.dropLast(name(of: path).count))
  }

  /// Returns the last component of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the last component of a path without its extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Creates a folder and its parent folders.
  static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, !isDirectory(path) else { return }
    try makeFolder(parent(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError(path, errno) }
  }

  /// Returns the UTF-8 names in a folder, sorted.
  static func names(in folder: String) throws(FileError) -> [String] {
    try entries(of: folder).filter(\.isUTF8).map(\.name)
  }

  /// Returns the entries of a folder, sorted by name.
  static func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw FileError(folder, errno) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { start in
          let name = UnsafeBufferPointer(start: start, count: strlen(start))
          return FolderEntry(named: name.map(UInt8.init(bitPattern:))) {
            var status = stat()
            return fstatat(dirfd(stream), start, &status, AT_SYMLINK_NOFOLLOW) == 0
              && status.st_mode & S_IFMT == S_IFDIR
          }
        }
      }
      if found.name != ".", found.name != ".." { entries.append(found) }
    }
    return entries.sorted { $0.name < $1.name }
  }
}

extension stat {
  /// The time of the last change to the contents.
  var changeTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

/// A unique identity of a file on this computer.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
