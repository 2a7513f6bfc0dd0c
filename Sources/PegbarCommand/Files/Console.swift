/// The standard streams.
enum Console {
  /// Prints a line to the standard output.
  static func print(_ text: String) {
    output(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes bytes to the standard output.
  static func output(_ bytes: [UInt8]) {
    FileDescriptor(1).write(bytes)
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
