#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads and writes files, with the system's own calls: loading more would slow every start.
enum Files {
  /// How much of a file is read at most, in bytes: more than any limit of what is done with it.
  private static let largest = 256 << 20

  /// The bytes of a file; of the standard input for `-`.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path != "-", isDirectory(path) { throw FileError(path, EISDIR) }
    let file = path == "-" ? FileDescriptor(0) : try FileDescriptor(reading: path)
    defer { if path != "-" { file.close() } }
    // What is too large is refused by whoever takes the bytes, with the reason.
    guard let bytes = file.readAll(limit: largest) else { throw FileError(path, errno) }
    return bytes
  }

  /// Writes a file and the folders it stands in.
  ///
  /// A regular file is written beside its place and moved there, so nobody reads half of it.
  /// `inputs` are never overwritten.
  static func write(
    _ bytes: [UInt8], to path: String, sparing inputs: [String]
  ) throws(FileError) {
    guard !inputs.contains(where: { isSame($0, path) }) else {
      throw FileError(message: "\(path): would overwrite the input")
    }
    try write(bytes, to: path)
  }

  /// Writes a file and the folders it stands in, whatever was there before.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try makeFolder(parent(of: path))
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let place = isSpecial ? path : "\(path).\(getpid()).part"
    let file = try FileDescriptor(writing: place)
    let isWritten = file.write(bytes)
    let code = errno
    file.close()
    guard isWritten else {
      if !isSpecial { unlink(place) }
      throw FileError(path, code)
    }
    guard isSpecial || rename(place, path) == 0 else { throw FileError(path, errno) }
  }

  /// Whether there is a folder at a path.
  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Whether two paths lead to one existing file.
  static func isSame(_ left: String, _ right: String) -> Bool {
    var one = stat()
    var other = stat()
    guard stat(left, &one) == 0, stat(right, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// The path up to its last slash; empty where there is none.
  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
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

  /// The files below a folder with one of the extensions, by name; links to folders and hidden
  /// entries are passed over.
  static func list(_ folder: String, extensions: Set<String>) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try entries(of: folder) where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        found += try list(path, extensions: extensions)
      } else if let dot = name.lastIndex(of: "."),
        extensions.contains(name[name.index(after: dot)...].lowercased())
      {
        found.append(path)
      }
    }
    return found
  }

  private static func entries(of folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(folder, errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
