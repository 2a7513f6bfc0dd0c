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
    try process.run()
    process.waitUntilExit()
    // What went wrong has been said.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The command: one that is installed, where the environment names it, and otherwise one that is
  /// built from this package.
  private func tool(_ context: PluginContext) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["PEGBAR_EXECUTABLE"] {
      return URL(fileURLWithPath: path)
    }
    return try context.tool(named: "PegbarCommand").url
  }
}
