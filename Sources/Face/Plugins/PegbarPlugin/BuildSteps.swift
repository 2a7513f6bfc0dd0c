import Foundation
import PackagePlugin

/// The build steps that convert the animations of a target to Swift: one per file, and one for
/// shared code.
///
/// The command determines the output. Only the output file of each step and its dependencies must
/// be known before the command runs.
struct BuildSteps {
  /// The files that may be animations, sorted by path.
  private let animations: [AnimationFile]
  private let folder: URL
  private let output: URL

  /// The extensions of animations.
  private static let extensions: Set = ["json", "lottie", "lot", "tgs"]

  /// Creates the steps for files of a target.
  ///
  /// - Parameters:
  ///   - folder: The folder of the target.
  ///   - output: The folder for the Swift files.
  init(of files: [URL], in folder: URL, writingTo output: URL) {
    self.folder = folder
    self.output = output
    animations = files.filter { file in
      Self.extensions.contains(file.pathExtension.lowercased())
        && !file.lastPathComponent.hasPrefix(".")
    }.map { AnimationFile($0, below: folder) }.sorted { $0.path < $1.path }
  }

  /// The command that the steps run.
  struct Tool {
    /// The URL of the command.
    let url: URL
    /// `true` if the command is installed; SwiftPM detects changes only of commands that it builds.
    let isInstalled: Bool

    /// The dependencies that run steps again if the version of the command changes.
    fileprivate var inputs: [URL] { isInstalled ? [url] : [] }
  }

  /// Returns the steps, sorted by path.
  func commands(by tool: Tool) -> [Command] {
    guard !animations.isEmpty else { return [] }
    let names = OutputNames.names(for: animations)
    let clashes = NameClashes(animations)
    return [supportCommand(by: tool)]
      + animations.indices.map { index in
        command(
          for: animations[index], beside: clashes.others(besides: index),
          writing: names[index], by: tool)
      }
  }

  private func command(
    for animation: AnimationFile, beside others: [AnimationFile], writing name: String,
    by tool: Tool
  ) -> Command {
    let target = output.appendingPathComponent(name)
    var arguments = [
      "convert", animation.url.path, "-o", target.path, "--build-step", "--support", "shared",
      "--base", folder.path, "--force", "--report", "compact", "--color", "never",
    ]
    for other in others { arguments += ["--beside", other.url.path] }
    let sources = [animation] + others
    return .buildCommand(
      displayName: "Converting \(animation.path) to Swift", executable: tool.url,
      arguments: arguments,
      inputFiles: tool.inputs + sources.map(\.url) + Self.configurations(for: sources),
      outputFiles: [target])
  }

  /// Returns the step that writes the support file, which does not depend on the contents of
  /// animations.
  private func supportCommand(by tool: Tool) -> Command {
    let target = output.appendingPathComponent("PegbarSupport.swift")
    var arguments = ["support", "-o", target.path, "--force"]
    for animation in animations { arguments += ["--for", animation.url.path] }
    return .buildCommand(
      displayName: "Writing the support file", executable: tool.url,
      arguments: arguments, inputFiles: tool.inputs + Self.configurations(for: animations),
      outputFiles: [target])
  }

  /// Returns the configurations in the folders of files and above, sorted by path.
  private static func configurations(for files: [AnimationFile]) -> [URL] {
    var seen: Set<String> = []
    for file in files {
      var folder = file.url.deletingLastPathComponent()
      while seen.insert(folder.path).inserted, folder.path != "/" {
        folder.deleteLastPathComponent()
      }
    }
    return seen.map { URL(fileURLWithPath: $0).appendingPathComponent(".pegbar.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }.sorted { $0.path < $1.path }
  }
}
