import Foundation
import PackagePlugin

/// `swift package pegbar`: runs the command in the folder of the package.
@main
struct PegbarCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool(context)
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    // SwiftPM talks to the plugin by its standard input; the command must not read there.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    // The command has said what is wrong.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The command: the installed one that the environment names, otherwise the one of this package.
  private func tool(_ context: PluginContext) throws -> URL {
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

/// `PEGBAR_EXECUTABLE` names no executable file.
private struct MissingCommand: Error, CustomStringConvertible {
  let path: String

  var description: String { "PEGBAR_EXECUTABLE names no executable file: '\(path)'" }
}
