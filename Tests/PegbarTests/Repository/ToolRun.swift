import Foundation
import PegbarTestSupport

/// One run of a program of this repository or of Git.
struct ToolRun {
  /// The exit code.
  let status: Int32
  /// What it wrote, errors as well.
  let output: String

  /// Runs a program in a folder, which is that of the package unless given.
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
