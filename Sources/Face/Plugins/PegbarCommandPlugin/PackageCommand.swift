import Foundation
import PackagePlugin

/// The `pegbar` command in the folder of a package.
struct PackageCommand {
  private let context: PluginContext

  init(_ context: PluginContext) { self.context = context }

  /// Runs the command and exits with its code if that is not 0.
  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool()
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // SwiftPM communicates with the plugin through its standard input, which the command must not
    // read.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // The command has already printed the error.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Returns the installed command named by the environment, or else the command of this package.
  private func tool() throws -> URL {
    guard let path = ProcessInfo.processInfo.environment["PEGBAR_EXECUTABLE"], !path.isEmpty else {
      return try context.tool(named: "PegbarCommand").url
    }
    let file = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
      !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: file.path)
    else { throw MissingCommand(path: path) }
    return file
  }
}

/// An error for a `PEGBAR_EXECUTABLE` value that is not the path of an executable file.
private struct MissingCommand: Error, CustomStringConvertible {
  let path: String

  var description: String { "PEGBAR_EXECUTABLE is not an executable file: '\(path)'" }
}
