/// How a run ended, as the process's exit code.
enum ExitStatus: Int32 {
  /// Everything is fine.
  case success = 0
  /// There are findings at or above the level of `--fail-on`.
  case findings = 1
  /// The arguments are wrong, or what was asked for cannot be written.
  case usage = 2
  /// An input cannot be read.
  case unreadable = 3

  /// The graver one of two: a run over many files ends with the gravest.
  func worse(than other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }

  /// Ends the process.
  static func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }
}

/// Ends a command early.
struct CommandFailure: Error {
  /// How the run ends.
  var status: ExitStatus
  /// What is said on the way out; nothing where the report has said it.
  var message: String?

  /// An input cannot be read.
  static func unreadable(_ message: String?) -> CommandFailure {
    CommandFailure(status: .unreadable, message: message)
  }

  /// The arguments do not fit together, or the output cannot be written.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: message)
  }
}
