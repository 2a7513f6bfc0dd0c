internal import Pegbar

/// Checks generated files as a whole for missing and unused files.
struct FolderCheck {
  /// The generated files.
  let outputs: [GeneratedOutput]
  /// A source that requires an output.
  struct Source: Sendable {
    /// The file.
    let input: FoundInput
    /// The configured animation of an archive, or `nil` for all.
    let animation: String?
  }

  /// The sources of the outputs and their animations, by path.
  let used: [String: Set<String?>]

  /// Creates a check of generated files with their verdicts.
  init(_ outputs: [GeneratedOutput], _ verdicts: [GeneratedOutput.Verdict]) {
    self.outputs = outputs
    var used: [String: Set<String?>] = [:]
    for (output, verdict) in zip(outputs, verdicts) where !output.file.isHost {
      guard let source = verdict.source else { continue }
      used[source.path, default: []].insert(output.file.animation)
    }
    self.used = used
  }

  /// Returns a line for each source without output; files without an animation do not count.
  func missing(among sources: [Source], jobs: Int) async -> [String] {
    let used = used
    var lines: [String] = []
    await Parallel(jobs: jobs, isQuiet: true).each(sources, file: \.input.path) { source, opened in
      let input = source.input
      let known = used[input.path] ?? []
      // An output without an ID belongs to the only animation of the file.
      if known.contains(nil) { return [] }
      return InputAnimation.all(in: input, wanted: source.animation).filter {
        !known.contains($0.hasOthers ? $0.id : nil) && $0.isReadable(opened)
      }.map { animation in
        let id = animation.hasOthers ? animation.id.map { " (“\($0)”)" } ?? "" : ""
        return "\(input.path)\(id): no output"
      }
    } deliver: { found, _ in
      lines += found
    }
    return lines
  }

  /// Returns a line for each image that, by its name, belongs to a generated file but is not listed
  /// in any.
  func unusedImages() -> [String] {
    let listed = Set(outputs.flatMap(\.images).map(Files.absolute))
    var prefixes: [String: Set<String>] = [:]
    for output in outputs where !output.file.isHost {
      let prefix = output.file.imagePrefix(named: Files.name(of: output.path))
      prefixes[output.imageFolder, default: []].insert(prefix)
    }
    return prefixes.sorted { $0.key < $1.key }.flatMap { folder, prefixes -> [String] in
      let names = (try? Files.names(in: folder.isEmpty ? "." : folder)) ?? []
      return names.filter { name in
        Self.isImage(name) && prefixes.contains(where: name.hasPrefix)
          && !listed.contains(Files.absolute(folder + name))
      }.map { "\(folder)\($0): unused image" }
    }
  }

  /// Returns a line for each data file that no generated file lists.
  func unusedData() -> [String] {
    let listed = Set(outputs.flatMap(\.data).map(Files.absolute))
    return outputs.filter { !$0.file.isHost }.compactMap { output -> String? in
      guard let name = output.file.dataName(named: Files.name(of: output.path)) else { return nil }
      let path = output.parent + name
      return Files.exists(path) && !listed.contains(Files.absolute(path))
        ? "\(path): unused data file" : nil
    }.sorted()
  }

  /// Returns a line if files call functions of a missing support file.
  func missingSupport() -> [String] {
    let callers = outputs.count { $0.file.needsSupport && !$0.file.isHost }
    guard callers > 0 else { return [] }
    let files = callers == 1 ? "1 generated file requires" : "\(callers) generated files require"
    return ["\(SupportFile.name): missing, but \(files) it"]
  }

  private static func isImage(_ name: String) -> Bool {
    let images: Set<String> = [
      "png", "jpg", "gif", "webp", "svg", "bmp", "tiff", "heic", "avif",
    ]
    return images.contains(name.split(separator: ".").last?.lowercased() ?? "")
  }
}

extension InputAnimation {
  /// Returns `true` if the animation can be read.
  fileprivate func isReadable(_ opened: OpenedInput) -> Bool {
    guard let file = try? opened.file(of: input, Limits()) else { return false }
    return Pegbar.isAnimation(file, animation: id)
  }
}
