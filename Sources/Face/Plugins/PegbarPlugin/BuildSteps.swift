import Foundation
import PackagePlugin

/// The steps that turn the animations of a target into Swift: one for each file, and one for what they
/// share.
///
/// What to write is up to the command. All that has to be known before it runs is which file each step
/// writes, and which files it depends on.
struct BuildSteps {
  /// The files that may be animations, by path.
  private let animations: [AnimationFile]
  private let folder: URL
  private let output: URL

  /// The extensions of animations.
  private static let extensions: Set = ["json", "lottie", "lot", "tgs"]

  /// The steps for some files of a target.
  ///
  /// - Parameters:
  ///   - folder: The folder of the target.
  ///   - output: The folder in which Swift is written.
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
    /// Where it is.
    let url: URL
    /// Whether it is an installed one; SwiftPM knows by itself when one that it builds has changed.
    let isInstalled: Bool

    /// What steps depend on, so that another version of the command runs them again.
    fileprivate var inputs: [URL] { isInstalled ? [url] : [] }
  }

  /// The steps, in the order of the paths.
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

  /// The step that writes what all animations share; their contents do not matter to it.
  private func supportCommand(by tool: Tool) -> Command {
    let target = output.appendingPathComponent("PegbarSupport.swift")
    var arguments = ["support", "-o", target.path, "--force"]
    for animation in animations { arguments += ["--for", animation.url.path] }
    return .buildCommand(
      displayName: "Writing what generated scenes share", executable: tool.url,
      arguments: arguments, inputFiles: tool.inputs + Self.configurations(for: animations),
      outputFiles: [target])
  }

  /// The configurations in the folders of files and above, by path.
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
