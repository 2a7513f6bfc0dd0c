internal import Pegbar

/// The standard streams.
enum Console {
  /// An output stream.
  enum Stream: Int32 {
    /// The standard output, for the result of a command.
    case output = 1
    /// The standard error stream, for messages.
    case errors = 2
  }

  /// Prints a line to the standard output.
  static func print(_ text: String) throws(FileError) {
    try output(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes bytes to the standard output.
  ///
  /// - Throws: A `FileError` if not all bytes can be written, for example to a full disk.
  static func output(_ bytes: [UInt8]) throws(FileError) {
    guard FileDescriptor(Stream.output.rawValue).write(bytes) else {
      throw FileError("standard output")
    }
  }

  /// Writes text to a stream, unless it is empty.
  ///
  /// - Throws: A `FileError` if the standard output does not accept the whole text. Errors of the
  ///   standard error stream are ignored, because they cannot be reported.
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

  /// Prints an error to the standard error stream, without control sequences for terminals.
  ///
  /// - Parameter message: Lines, each of which is an error. An indented line belongs to the one
  ///   above.
  static func error(_ message: String) {
    let lines = PrintableText.lines(message).split(separator: "\n")
    note(lines.map { ($0.hasPrefix(" ") ? "" : "pegbar: ") + $0 }.joined(separator: "\n"))
  }
}
