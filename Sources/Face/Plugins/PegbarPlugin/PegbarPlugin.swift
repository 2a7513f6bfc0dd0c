import Foundation
import PackagePlugin

/// A build tool plugin that converts the animations of a target to Swift.
@main
struct PegbarPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try BuildSteps(
      of: target.sourceFiles.map(\.url), in: target.directoryURL,
      writingTo: context.pluginWorkDirectoryURL
    ).commands(by: tool(context.tool(named:)))
  }

  /// Returns the installed command named by the environment, or else the command of this package.
  private func tool(_ built: (String) throws -> PluginContext.Tool) throws -> BuildSteps.Tool {
    if let installed = try InstalledCommand.url() {
      return BuildSteps.Tool(url: installed, isInstalled: true)
    }
    return try BuildSteps.Tool(url: built("PegbarCommand").url, isInstalled: false)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PegbarPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url)
      return try BuildSteps(
        of: files, in: AnimationFile.folder(around: files),
        writingTo: context.pluginWorkDirectoryURL
      ).commands(by: tool(context.tool(named:)))
    }
  }
#endif
