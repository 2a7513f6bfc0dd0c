import Foundation
import PackagePlugin

/// Turns the animations of a target into Swift while it is built.
@main
struct PegbarPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    return try BuildSteps(
      of: target.sourceFiles.map(\.url), in: target.directoryURL,
      writingTo: context.pluginWorkDirectoryURL
    ).commands(by: tool(context.tool(named:)))
  }

  /// The command: one that is installed, where the environment names it, and otherwise one that is
  /// built from this package.
  private func tool(_ built: (String) throws -> PluginContext.Tool) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["PEGBAR_EXECUTABLE"] {
      return URL(fileURLWithPath: path)
    }
    return try built("PegbarCommand").url
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension PegbarPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url)
      return try BuildSteps(
        of: files, in: BuildSteps.folder(around: files), writingTo: context.pluginWorkDirectoryURL
      ).commands(by: tool(context.tool(named:)))
    }
  }
#endif
