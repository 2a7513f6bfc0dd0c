internal import Pegbar

/// The standard streams.
enum Console {
  /// A stream that is written to.
  enum Stream: Int32 {
    /// What a command makes.
    case output = 1
    /// What is said about it.
    case errors = 2
  }

  /// Prints a line to the standard output.
  static func print(_ text: String) throws(FileError) {
    try output(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes bytes to the standard output.
  ///
  /// - Throws: where not all of them could be written, for example to a full disk.
  static func output(_ bytes: [UInt8]) throws(FileError) {
    guard FileDescriptor(Stream.output.rawValue).write(bytes) else {
      throw FileError("the standard output")
    }
  }

  /// Writes text to a stream; nothing where it is empty.
  ///
  /// - Throws: where the standard output did not take all of it. That the standard error stream did
  ///   not cannot be said anywhere.
  static func write(_ text: String, to stream: Stream) throws(FileError) {
    guard !text.isEmpty else { return }
    switch stream {
    case .output: try print(text)
    case .errors: note(text)
    }
  }

  /// Prints a line to the standard error stream.
  static func note(_ text: String) {
    FileDescriptor(Stream.errors.rawValue).write(
      Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Prints why something went wrong to the standard error stream; nothing in it steers a terminal.
  ///
  /// - Parameter message: Lines, of which each is an error; those that are indented go with the one above.
  static func error(_ message: String) {
    let lines = PrintableText.lines(message).split(separator: "\n")
    note(lines.map { ($0.hasPrefix(" ") ? "" : "pegbar: ") + $0 }.joined(separator: "\n"))
  }
}
