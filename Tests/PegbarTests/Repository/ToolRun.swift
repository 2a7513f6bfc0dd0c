import Foundation
import PegbarTestSupport

/// A run of a program of this repository or of Git.
struct ToolRun {
  /// The exit code.
  let status: Int32
  /// The output, including errors.
  let output: String

  /// Runs a program in a folder, by default that of the package.
  init(_ program: String, _ arguments: String..., folder: URL = Repository.root) throws {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
