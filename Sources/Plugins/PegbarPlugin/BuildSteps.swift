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

  /// The folder that all files are in.
  static func folder(around files: [URL]) -> URL {
    let folders = files.map { $0.deletingLastPathComponent().pathComponents }
    guard var common = folders.first else { return URL(fileURLWithPath: "/") }
    for folder in folders.dropFirst() {
      common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    return URL(fileURLWithPath: NSString.path(withComponents: common))
  }

  /// The steps, in the order of the paths.
  func commands(by tool: URL) -> [Command] {
    guard !animations.isEmpty else { return [] }
    let names = outputNames()
    let rivals = Rivals(animations)
    return [supportCommand(by: tool)]
      + zip(animations, names).map { animation, name in
        command(for: animation, beside: rivals.rivals(of: animation), writing: name, by: tool)
      }
  }

  private func command(
    for animation: AnimationFile, beside others: [AnimationFile], writing name: String,
    by tool: URL
  ) -> Command {
    let target = output.appendingPathComponent(name)
    var arguments = [
      "convert", animation.url.path, "-o", target.path, "--build-step", "--support", "shared",
      "--base", folder.path, "--force", "--report", "compact", "--color", "never",
    ]
    for other in others { arguments += ["--beside", other.url.path] }
    let sources = [animation] + others
    let folders = Set(sources.map { $0.url.deletingLastPathComponent() })
    return .buildCommand(
      displayName: "Converting \(animation.path) to Swift", executable: tool,
      arguments: arguments,
      inputFiles: sources.map(\.url) + Self.configurations(above: folders),
      outputFiles: [target])
  }

  private func supportCommand(by tool: URL) -> Command {
    let target = output.appendingPathComponent("PegbarSupport.swift")
    return .buildCommand(
      displayName: "Writing what generated scenes share", executable: tool,
      arguments: ["support", "-o", target.path, "--for", folder.path, "--force"],
      inputFiles: Self.configurations(above: [folder]), outputFiles: [target])
  }

  /// A file name for each animation: its path with dashes.
  ///
  /// Where two become the same, also where case does not count, both have a number that is made from
  /// the path.
  private func outputNames() -> [String] {
    let plain = animations.map { $0.path.replacingOccurrences(of: "/", with: "-") }
    let counts = Dictionary(plain.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    return zip(animations, plain).map { animation, name in
      guard counts[name.lowercased(), default: 0] > 1 else { return "\(name).swift" }
      return "\(name)-\(String(animation.number, radix: 16)).swift"
    }
  }

  /// The configurations in folders and above, by path.
  private static func configurations(above folders: Set<URL>) -> [URL] {
    var seen: Set<String> = []
    for var folder in folders {
      while seen.insert(folder.path).inserted, folder.path != "/" {
        folder.deleteLastPathComponent()
      }
    }
    return seen.map { URL(fileURLWithPath: $0).appendingPathComponent(".pegbar.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }.sorted { $0.path < $1.path }
  }
}
