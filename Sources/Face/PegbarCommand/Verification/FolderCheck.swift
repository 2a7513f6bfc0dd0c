internal import Pegbar

/// What generated files as a whole lack, or have too much of.
struct FolderCheck {
  /// The generated files.
  let outputs: [GeneratedOutput]
  /// A source that something has to be made from.
  struct Source: Sendable {
    /// The file.
    let input: FoundInput
    /// The animation of an archive that a configuration means; all of them where it names none.
    let animation: String?
  }

  /// The sources that they were held against, by path.
  let used: [String: Set<String?>]

  /// Takes generated files and what became of them.
  init(_ outputs: [GeneratedOutput], _ verdicts: [GeneratedOutput.Verdict]) {
    self.outputs = outputs
    var used: [String: Set<String?>] = [:]
    for (output, verdict) in zip(outputs, verdicts) where !output.file.isHost {
      guard let source = verdict.source else { continue }
      used[source.path, default: []].insert(output.file.animation)
    }
    self.used = used
  }

  /// Sources that nothing was made from, a line each; those that hold no animation are none.
  func missing(among sources: [Source], jobs: Int) async -> [String] {
    let used = used
    var lines: [String] = []
    await Parallel(jobs: jobs, isQuiet: true).each(sources, file: \.input.path) { source in
      let input = source.input
      let known = used[input.path] ?? []
      // A file of one animation has no id to name.
      if known.contains(nil) { return [] }
      return InputAnimation.all(in: input, wanted: source.animation).filter {
        !known.contains($0.hasOthers ? $0.id : nil) && $0.isReadable
      }.map { animation in
        let id = animation.hasOthers ? animation.id.map { " (“\($0)”)" } ?? "" : ""
        return "\(input.path)\(id): has no output"
      }
    } deliver: { found, _ in
      lines += found
    }
    return lines
  }

  /// Images that belong to generated files by their names and are listed in none, a line each.
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
      }.map { "\(folder)\($0): no generated file uses this image any more" }
    }
  }

  /// A line where files call functions of a file that is not there.
  func missingSupport() -> [String] {
    let callers = outputs.count { $0.file.needsSupport && !$0.file.isHost }
    guard callers > 0 else { return [] }
    return ["\(SupportFile.name): is missing, and \(callers) generated files need it"]
  }

  private static func isImage(_ name: String) -> Bool {
    let images: Set<String> = [
      "png", "jpg", "gif", "webp", "svg", "bmp", "tiff", "heic", "avif",
    ]
    return images.contains(name.split(separator: ".").last?.lowercased() ?? "")
  }
}

extension InputAnimation {
  /// Whether the animation can be read at all.
  fileprivate var isReadable: Bool {
    guard let bytes = try? input.read() else { return false }
    return Pegbar.isAnimation(bytes, animation: id)
  }
}
