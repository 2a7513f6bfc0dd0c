internal import Pegbar

/// Reads and writes files, with the system's own calls: loading more would slow every start.
enum Files {
  /// The bytes of a file; of the standard input for `-`.
  ///
  /// - Parameter limit: How many bytes are wanted; of a larger file there is one more, which tells.
  static func read(
    _ path: String, limit: Int = Limits().fileSize
  ) throws(FileError) -> [UInt8] {
    if path != "-", isDirectory(path) { throw FileError(path, EISDIR) }
    let file = path == "-" ? FileDescriptor(0) : try FileDescriptor(path, O_RDONLY)
    defer { if path != "-" { file.close() } }
    // The caller refuses what is too large, with the reason.
    guard let bytes = file.readAll(limit: limit) else { throw FileError(path, errno) }
    return bytes
  }

  /// The bytes of an input; where it cannot be read, that is how the command ends.
  static func readInput(
    _ path: String, limit: Int = Limits().fileSize
  ) throws(CommandFailure) -> [UInt8] {
    do throws(FileError) { return try read(path, limit: limit) } catch {
      throw .unreadable(error.message)
    }
  }

  /// Writes a file and the folders it stands in, whatever was there before.
  ///
  /// A regular file is written beside its place and moved there, so no reader gets half of it.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try StagedFile(bytes, for: path).publish()
  }

  /// The path at which a file is written: that to which links lead, also where nothing is there yet.
  static func destination(of path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<Limits.links {
      guard !isDevice(path), let target = link(at: path) else { return path }
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

  /// Whether a path is one of the system's own, which are written in place: `/dev/stdout` may lead to
  /// a file that is open already.
  private static func isDevice(_ path: String) -> Bool {
    path.hasPrefix("/dev/") || path.hasPrefix("/proc/")
  }

  /// Whether a path leads to a device, a pipe or something else that is no regular file.
  static func isSpecial(_ path: String) -> Bool {
    if isDevice(path) { return true }
    guard let status = status(of: path) else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// What the system knows of what a path leads to; nothing where there is nothing.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Whether there is a folder at a path.
  static func isDirectory(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether there is a symbolic link at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { status(of: path) != nil }

  /// How many bytes a file has; 0 where there is none.
  static func size(of path: String) -> Int {
    status(of: path).map { Int(clamping: $0.st_size) } ?? 0
  }

  /// How many seconds ago a regular file was written; nothing where there is none.
  static func age(of path: String) -> Double? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return difftime(time(nil), status.changeTime.tv_sec)
  }

  /// What tells a file from all others; nothing where there is none.
  static func identity(of path: String) -> FileIdentity? {
    status(of: path).map(FileIdentity.init)
  }

  /// Whether two paths lead to one file, or to one place where none exists yet.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if let identity = identity(of: left), identity == self.identity(of: right) { return true }
    return absolute(left) == absolute(right)
  }

  /// A path from the root on, without `.` and `..`; links are not followed.
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

  /// The relative path from one folder to another; empty where they are the same.
  static func relative(_ folder: String, to other: String) -> String {
    let from = absolute(folder).split(separator: "/")
    let to = absolute(other).split(separator: "/")
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: from.count - common)
    return (up + to[common...]).joined(separator: "/")
  }

  /// The path up to its last slash; empty where there is none, and a slash for what stands at the root.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path up to its name, with the slash between; empty where there is no slash.
  static func folder(around path: String) -> String {
    String(path.dropLast(name(of: path).count))
  }

  /// The path from its last slash on.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Makes a folder and those it stands in.
  static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, !isDirectory(path) else { return }
    try makeFolder(parent(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError(path, errno) }
  }

  /// The names in a folder that are UTF-8, in order.
  static func names(in folder: String) throws(FileError) -> [String] {
    try entries(of: folder).filter(\.isUTF8).map(\.name)
  }

  /// What stands in a folder, in the order of the names.
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
  /// When the contents of the file changed last.
  var changeTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

/// What tells a file from all others of the machine.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
