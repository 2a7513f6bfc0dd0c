internal import Pegbar

/// A generated file that is verified.
struct GeneratedOutput: Sendable {
  /// Where it stands.
  var path: String
  /// The folders between the searched one and the file; empty for files that were named.
  var folder: String
  /// What it says of itself.
  var file: GeneratedFile

  /// What became of it.
  struct Verdict: Sendable {
    /// The file.
    var path: String
    /// What is not as it should be, a line each.
    var problems: [String] = []
    /// The command line that makes it again, where that helps.
    var remedy: String?
    /// Why it cannot be judged.
    var failure: String?
    /// The source it was held against.
    var source: FoundInput?
  }

  /// The folder of the file, with a slash at the end; empty for the present one.
  var parent: String { Files.folder(around: path) }

  /// The folder of its images, with a slash at the end.
  var imageFolder: String {
    let folder = OutputDestination.folderPath(file.imageFolder)
    return folder.hasPrefix("/") ? folder : parent + folder
  }

  /// The paths of its images.
  var images: [String] { file.images.map { imageFolder + $0.name } }

  /// The verdict on a file that cannot be judged.
  func failed(_ reason: String) -> Verdict { Verdict(path: path, failure: reason) }

  /// Holds the file against its source, which is converted again with the same options.
  func verdict(source: FoundInput) -> Verdict {
    var verdict = Verdict(path: path, source: source)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try source.read() } catch {
      verdict.failure = error.message
      return verdict
    }
    let reasons = file.staleness(source: bytes, name: source.name)
    // A source that has another name and the same bytes was renamed.
    if reasons.contains(where: \.isAboutSource), !file.isNamed(after: source.name) {
      verdict.failure =
        "\(path): was made from '\(file.sourceName)', and '\(source.name)' is something else; "
        + "name its source: pegbar verify \(path) SOURCE"
      return verdict
    }
    verdict.problems = reasons.map { "stale: \($0)" }
    if !file.isHost { verdict.problems += imageProblems() }
    if !verdict.problems.isEmpty { verdict.remedy = command(source: source, reasons) }
    return verdict
  }

  private func imageProblems() -> [String] {
    zip(file.images, images).compactMap { image, path in
      guard let bytes = try? Files.read(path) else { return "the image \(path) is missing" }
      return image.describes(bytes) ? nil : "the image \(path) was changed"
    }
  }

  /// The command line that writes the file again.
  private func command(source: FoundInput, _ reasons: [Staleness]) -> String {
    var flags = file.flags
    if let index = flags.firstIndex(of: "--images"), index + 1 < flags.count {
      flags[index + 1] = imageFolder
    }
    let output = file.isHost ? parent.isEmpty ? "./" : parent : path
    // The options of the file are all there are.
    if ConfigurationFiles.exist(above: source.path) { flags.append("--no-config") }
    let isForced = !file.isWhole || reasons.isEmpty
    let words =
      ["pegbar", "convert", source.path] + flags + ["-o", output] + (isForced ? ["--force"] : [])
    return ShellWord.line(words)
  }
}
