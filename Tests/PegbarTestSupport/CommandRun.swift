package import Foundation

/// A run of the `pegbar` command.
package struct CommandRun {
  /// The exit code.
  package let status: Int32
  /// The standard output, as text.
  package let output: String
  /// The text of the standard error stream.
  package let errors: String

  /// Runs the command in the build folder of the tests.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: The contents of standard input.
  ///   - device: The path of a device that receives the standard output instead of `output`.
  ///   - folder: The working directory, or `nil` for the root of the repository.
  ///   - variables: The environment variables to set.
  package init(
    _ arguments: [String], input: [UInt8] = [], device: String? = nil, in folder: String? = nil,
    variables: [String: String] = [:]
  ) throws {
    let process = Self.process(arguments)
    if !variables.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    // Files instead of pipes, because a process blocks if nothing reads from a full pipe.
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

  /// Returns the command in the build folder of the tests, before it runs.
  package static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = executable(near: URL(filePath: CommandLine.arguments.first ?? ""))
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    return process
  }

  /// Returns the command next to the tests, which are in a bundle on macOS.
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
