internal import Pegbar

/// A file that is written whole and not at its place yet, so that no reader gets half of it.
///
/// On Linux it has no name until it is published, and then a hidden one for a moment where it replaces
/// another; elsewhere it is hidden beside its place from the start. What a process that is killed
/// leaves there is removed by a later run.
struct StagedFile {
  /// Where it will be: where links lead to.
  let path: String

  private enum State {
    /// Written, without a name.
    case unnamed(FileDescriptor)
    /// Written under another name.
    case named(String)
    /// A device or pipe, to which bytes go when it is published.
    case special([UInt8])
  }

  private let state: State

  /// Writes bytes for a place; folders are made, and links are followed.
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

  /// A new file: without a name where that can be had, otherwise with a hidden one.
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

  /// Puts the file at its place; what was there is gone.
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
      // Only a name can take the place of another.
      let hidden = Self.hiddenName(beside: path)
      guard file.link(to: hidden) else { throw FileError(path, errno) }
      try Self.move(hidden, to: path)
    }
  }

  /// Leaves everything as it was.
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

  /// What hidden names begin with; searches pass over what begins with a point.
  private static let hiddenPrefix = ".pegbar-"
  /// For how long a hidden file may belong to a process at work, in seconds: it takes milliseconds.
  private static let longestWork: Double = 600

  /// A name that no other process uses.
  private static func hiddenName(beside path: String) -> String {
    "\(Files.folder(around: path))\(hiddenPrefix)\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
  }

  /// Whether a file name has the form of the hidden names, which no other program chooses: two numbers
  /// after the prefix.
  private static func isHiddenName(_ name: String) -> Bool {
    guard name.hasPrefix(hiddenPrefix) else { return false }
    let numbers = name.dropFirst(hiddenPrefix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// Removes the hidden files that processes left in a folder when they were killed.
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
