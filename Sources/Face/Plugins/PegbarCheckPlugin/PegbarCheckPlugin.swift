import Foundation
import PackagePlugin

/// The `swift package pegbar-check` command, which lints and verifies animations in the folder of the
/// package without permission to write.
@main
struct PegbarCheckPlugin: CommandPlugin {
  /// The subcommands that write no files unless an option requests them.
  private static let subcommands = ["lint", "verify"]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let subcommand = arguments.first, Self.subcommands.contains(subcommand) else {
      let names = Self.subcommands.joined(separator: " or ")
      Diagnostics.error(
        "pegbar-check requires \(names); run other commands with 'swift package pegbar'")
      exit(2)
    }
    try PackageCommand(context).run(arguments)
  }
}
