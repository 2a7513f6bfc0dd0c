import Foundation

/// The Git command, if installed.
enum Git {
  static let isThere = run(["--version"]) == 0

  /// Runs Git and returns the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
