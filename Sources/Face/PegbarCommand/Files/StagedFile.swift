internal import Pegbar

/// A completely written file that is not at its final path yet, so readers never see partial
/// contents.
///
/// On Linux, it has no name until it is published, and briefly a hidden one if it replaces a file.
/// On other systems, it has a hidden name next to its final path from the start. A later run
/// removes hidden files of a killed process.
struct StagedFile {
  /// The final path, after following links.
  let path: String

  private enum State {
    /// A written file without a name.
    case unnamed(FileDescriptor)
    /// A written file with a hidden name.
    case named(String)
    /// The bytes for a device or pipe, which are written on publication.
    case special([UInt8])
  }

  private let state: State

  /// Writes bytes for a path, creating folders and following links.
  init(_ bytes: [UInt8], for place: String) throws(FileError) {
    path = try Files.destination(of: place)
    guard !Files.isSpecial(path) else {
      state = .special(bytes)
      return
    }
    let folder = Files.parent(of: path)
    try Files.makeFolder(folder)
    let replaced = Files.status(of: path)
    if replaced != nil, access(path, W_OK) != 0 { throw FileError(path, errno) }
    let (file, name) = try Self.create(for: path, in: folder)
    if let replaced { file.takePermissions(of: replaced) }
    guard file.write(bytes) else {
      let error = FileError(path, errno)
      file.close()
      if let name { unlink(name) }
      throw error
    }
    if let name {
      file.close()
      state = .named(name)
    } else {
      state = .unnamed(file)
    }
  }

  /// Creates a file, without a name if possible and otherwise with a hidden one.
  private static func create(
    for path: String, in folder: String
  ) throws(FileError) -> (file: FileDescriptor, name: String?) {
    if let file = FileDescriptor(unnamedIn: folder.isEmpty ? "." : folder) {
      if file.number < Limits.openFiles { return (file, nil) }
      file.close()
    }
    let name = hiddenName(beside: path)
    return (try FileDescriptor(name, O_WRONLY | O_CREAT | O_EXCL), name)
  }

  /// Moves the file to its final path, replacing any existing one.
  func publish() throws(FileError) {
    switch state {
    case .special(let bytes):
      let file = try FileDescriptor(path, O_WRONLY | O_CREAT | O_TRUNC)
      defer { file.close() }
      guard file.write(bytes) else { throw FileError(path, errno) }
    case .named(let name):
      try Self.move(name, to: path)
    case .unnamed(let file):
      defer { file.close() }
      if file.link(to: path) { return }
      // Only a named file can replace another.
      let hidden = Self.hiddenName(beside: path)
      guard file.link(to: hidden) else { throw FileError(path, errno) }
      try Self.move(hidden, to: path)
    }
  }

  /// Discards the file without any changes.
  func discard() {
    switch state {
    case .special: break
    case .named(let name): unlink(name)
    case .unnamed(let file): file.close()
    }
  }

  private static func move(_ name: String, to path: String) throws(FileError) {
    guard rename(name, path) != 0 else { return }
    let error = FileError(path, errno)
    unlink(name)
    throw error
  }

  /// The prefix of hidden names; searches skip names that begin with a period.
  private static let hiddenPrefix = ".pegbar-"
  /// The maximum age of a hidden file of a running process, in seconds; writing takes milliseconds.
  private static let longestWork: Double = 600

  /// Returns a name that no other process uses.
  private static func hiddenName(beside path: String) -> String {
    "\(Files.folder(around: path))\(hiddenPrefix)\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
  }

  /// Returns `true` if a name has the form of a hidden name: two numbers after the prefix.
  ///
  /// No other program chooses such names.
  private static func isHiddenName(_ name: String) -> Bool {
    guard name.hasPrefix(hiddenPrefix) else { return false }
    let numbers = name.dropFirst(hiddenPrefix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// Removes the hidden files of killed processes from a folder.
  static func removeLeftovers(in folder: String) {
    let folder = folder.isEmpty ? "." : folder
    guard let names = try? Files.names(in: folder) else { return }
    for name in names where isHiddenName(name) {
      let path = "\(folder)/\(name)"
      guard let age = Files.age(of: path), age > longestWork else { continue }
      unlink(path)
    }
  }
}
