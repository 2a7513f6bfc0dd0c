package import Foundation

/// One run of the command `pegbar`.
package struct CommandRun {
  /// The exit code.
  package let status: Int32
  /// What was written to the standard output, as text.
  package let output: String
  /// What was written to the standard error stream.
  package let errors: String

  /// Runs the command that was built beside the tests.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: What stands in the standard input.
  ///   - device: Where the standard output goes instead of into `output`.
  package init(_ arguments: [String], input: [UInt8] = [], device: String? = nil) throws {
    let process = Self.process(arguments)
    // Files instead of pipes: a pipe that nobody empties stops the process that fills it.
    let scratch = try Scratch()
    for name in ["in", "out", "err"] { try scratch.write(name == "in" ? input : [], to: name) }
    process.standardInput = FileHandle(forReadingAtPath: scratch.path("in"))
    process.standardOutput = FileHandle(forWritingAtPath: device ?? scratch.path("out"))
    process.standardError = FileHandle(forWritingAtPath: scratch.path("err"))
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try scratch.text("out")
    errors = try scratch.text("err")
  }

  /// The command that was built beside the tests, before it runs.
  package static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = executable(near: URL(filePath: CommandLine.arguments.first ?? ""))
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    return process
  }

  /// The command stands beside the tests; on macOS they run inside of a bundle there.
  private static func executable(near tests: URL) -> URL {
    var folder = tests
    for _ in 0..<6 {
      folder.deleteLastPathComponent()
      let candidate = folder.appending(path: "pegbar")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    }
    return Repository.root.appending(path: ".build/debug/pegbar")
  }
}
