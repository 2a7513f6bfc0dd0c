/// The exit code of a run.
enum ExitStatus: Int32 {
  /// No problems.
  case success = 0
  /// A finding with the severity of `--fail-on` or above.
  case findings = 1
  /// Invalid arguments, or output that cannot be written.
  case usage = 2
  /// An unreadable input.
  case unreadable = 3

  /// Returns the more severe of two exit codes, for a run over several files.
  func worse(than other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }

  /// Ends the process with an exit code.
  static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }
}

/// An error that ends a command.
struct CommandFailure: Error {
  /// The exit code of the run.
  var status: ExitStatus
  /// The message to print, or `nil` if the report already contains it.
  var message: String?

  /// Returns a failure for an unreadable input.
  static func unreadable(_ message: String?) -> CommandFailure {
    CommandFailure(status: .unreadable, message: message)
  }

  /// Returns a failure for invalid arguments or for output that cannot be written.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: message)
  }
}
