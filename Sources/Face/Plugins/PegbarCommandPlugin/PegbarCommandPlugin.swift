import PackagePlugin

/// The `swift package pegbar` command, which runs `pegbar` in the folder of the package.
@main
struct PegbarCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try PackageCommand(context).run(arguments)
  }
}
