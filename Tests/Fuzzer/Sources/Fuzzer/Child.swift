import Foundation

/// Runs this program again, in a process that may end at any time.
struct Child {
  /// The outcome of the process.
  enum End: Equatable {
    case fine
    /// A signal, or an exit code that the program does not use: a trap or a sanitizer report.
    case crash(Int32)
    case overTime
    case overMemory
    case wrong

    /// A word for the outcome, short enough for a file name.
    var word: String {
      switch self {
      case .fine: "fine"
      case .crash: "crash"
      case .overTime: "slow"
      case .overMemory: "memory"
      case .wrong: "wrong"
      }
    }
  }

  /// Runs the program and passes its messages to a function, line by line.
  ///
  /// - Parameter errors: The file for its standard error stream.
  static func run(
    _ arguments: [String], errors: String, _ receive: (Message) -> Void
  ) throws -> End {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = arguments
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: errors)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var rest = Data()
    while let data = try pipe.fileHandleForReading.read(upToCount: 1 << 16), !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        if let message = Message(String(decoding: rest[..<end], as: UTF8.self)) { receive(message) }
        rest = rest[(end + 1)...]
      }
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason == .exit else { return .crash(status) }
    return switch Watch.Exit(rawValue: status) {
    case .overTime: .overTime
    case .overMemory: .overMemory
    case .wrong: .wrong
    case nil: status == 0 ? .fine : .crash(status)
    }
  }
}
