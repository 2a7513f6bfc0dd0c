internal import Pegbar

/// Finds the sources that generated files were made from.
struct SourceFinder: Sendable {
  /// The source or folder of sources that was named.
  let given: String?
  /// Whether folders are verified as a whole.
  let areFolders: Bool
  /// The sources that files may have been made from, in order.
  private let byName: [String: [FoundInput]]

  /// Takes what was found and named.
  init(_ sources: [FoundInput], given: String?, areFolders: Bool) {
    self.given = given
    self.areFolders = areFolders
    byName = Dictionary(grouping: sources) { GeneratedFile.headerName(of: $0.name) }
  }

  /// What becomes of a generated file, held against its source.
  func verdict(on output: GeneratedOutput) -> GeneratedOutput.Verdict {
    if let given, !Files.isDirectory(given) {
      return output.verdict(source: FoundInput(path: given))
    }
    let name = output.file.sourceName
    // A header can be edited: nothing but a file of that folder is looked at.
    guard !name.isEmpty, name != "..", name != ".", !name.utf8.contains(UInt8(ascii: "/")) else {
      return output.failed("\(output.path): name its source: pegbar verify \(output.path) SOURCE")
    }
    if !areFolders, given == nil {
      let place = output.parent + name
      guard Files.exists(place) else { return missing(place, of: output) }
      return output.verdict(source: FoundInput(path: place))
    }
    let candidates = byName[name] ?? []
    if let source = source(of: output, among: candidates) { return output.verdict(source: source) }
    guard candidates.isEmpty else {
      return output.failed(
        "\(output.path): was made from '\(name)', and there are several: "
          + candidates.map(\.path).joined(separator: ", ") + "; name its source")
    }
    guard areFolders else {
      return missing((given.map(OutputDestination.folderPath) ?? "") + name, of: output)
    }
    return GeneratedOutput.Verdict(
      path: output.path, problems: ["its source is gone: there is no '\(name)'"])
  }

  /// The source of a generated file among those of its name: the only one, otherwise the one that
  /// stands as it does, otherwise the one that it was made from as it is now.
  private func source(
    of output: GeneratedOutput, among candidates: [FoundInput]
  ) -> FoundInput? {
    if candidates.count == 1 { return candidates[0] }
    return candidates.first { $0.folder == output.folder }
      ?? candidates.first { (try? $0.read()).map(output.file.isMade(of:)) ?? false }
  }

  private func missing(_ source: String, of output: GeneratedOutput) -> GeneratedOutput.Verdict {
    output.failed("\(source): is not there; name the source: pegbar verify \(output.path) SOURCE")
  }
}
