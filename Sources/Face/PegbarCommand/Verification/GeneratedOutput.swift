internal import Pegbar

/// A generated file to verify.
struct GeneratedOutput: Sendable {
  /// The path of the file.
  var path: String
  /// The folders between the searched folder and the file; empty for named files.
  var folder: String
  /// The file with its header.
  var file: GeneratedFile

  /// The result of verifying a file.
  struct Verdict: Sendable {
    /// The path of the file.
    var path: String
    /// The problems, one line each.
    var problems: [String] = []
    /// The command that generates the file again, if that helps.
    var remedy: String?
    /// The reason why the file cannot be verified.
    var failure: String?
    /// The source that the file was compared with.
    var source: FoundInput?
  }

  /// The folder of the file, with a trailing slash; empty for the working directory.
  var parent: String { Files.folder(around: path) }

  /// The folder of the images, with a trailing slash.
  var imageFolder: String {
    let folder = OutputDestination.folderPath(file.imageFolder)
    return folder.hasPrefix("/") ? folder : parent + folder
  }

  /// The paths of the images.
  var images: [String] { file.images.map { imageFolder + $0.name } }

  /// The paths of the data files.
  var data: [String] { file.data.map { parent + $0.name } }

  /// Returns the verdict on a file that cannot be verified.
  func failed(_ reason: String) -> Verdict { Verdict(path: path, failure: reason) }

  /// Compares the file with a new conversion of its source with the same options.
  func verdict(source: FoundInput) -> Verdict {
    var verdict = Verdict(path: path, source: source)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try source.read() } catch {
      verdict.failure = error.message
      return verdict
    }
    let reasons = file.staleness(source: bytes, name: source.name)
    // A source with another name and the same bytes was renamed.
    if reasons.contains(where: \.isAboutSource), !file.isNamed(after: source.name) {
      verdict.failure =
        "\(path): was generated from '\(file.sourceName)', not from '\(source.name)'; "
        + "specify the source: pegbar verify \(path) SOURCE"
      return verdict
    }
    verdict.problems = reasons.map { "stale: \($0)" }
    if !file.isHost {
      verdict.problems += companionProblems
    }
    if !verdict.problems.isEmpty { verdict.remedy = command(source: source, reasons) }
    return verdict
  }

  /// The problems of the images and data files that belong to the file.
  var companionProblems: [String] {
    Self.problems(of: zip(file.images, images), "image")
      + Self.problems(of: zip(file.data, data), "data file")
  }

  /// Returns the problems of listed files with their paths.
  private static func problems(
    of files: some Sequence<(FileList.Entry, String)>, _ kind: String
  ) -> [String] {
    files.compactMap { entry, path in
      guard let bytes = try? Files.read(path) else { return "missing \(kind) \(path)" }
      return entry.describes(bytes) ? nil : "the \(kind) \(path) was changed"
    }
  }

  /// Returns the command that generates the file again.
  private func command(source: FoundInput, _ reasons: [Staleness]) -> String {
    var flags = file.flags
    if let index = flags.firstIndex(of: "--images"), index + 1 < flags.count {
      flags[index + 1] = imageFolder
    }
    let output = file.isHost ? parent.isEmpty ? "./" : parent : path
    // The options of the file are complete, so configurations must not apply.
    if ConfigurationFiles.exist(above: source.path) { flags.append("--no-config") }
    let isForced = !file.isWhole || reasons.isEmpty
    let words =
      ["pegbar", "convert", source.path] + flags + ["-o", output] + (isForced ? ["--force"] : [])
    return ShellWord.line(words)
  }
}
