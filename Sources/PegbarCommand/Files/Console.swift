/// The standard streams.
enum Console {
  /// Prints a line to the standard output.
  static func print(_ text: String) throws(FileError) {
    try output(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes bytes to the standard output.
  ///
  /// - Throws: where not all of them could be written, for example to a full disk.
  static func output(_ bytes: [UInt8]) throws(FileError) {
    guard FileDescriptor(1).write(bytes) else { throw FileError("the standard output") }
  }

  /// Prints a line to the standard error stream.
  static func note(_ text: String) {
    FileDescriptor(2).write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Prints why something went wrong to the standard error stream.
  static func error(_ message: String) {
    note("pegbar: " + message)
  }
}
